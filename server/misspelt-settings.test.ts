import { expect, test } from 'vitest'
import { settingNames } from './config.ts'
import { misspeltSettings } from './misspelt-settings.ts'

test.each([
  ['JOIN_APROVAL', 'JOIN_APPROVAL'],
  ['SIGNIN_DOMAINS', 'SIGN_IN_DOMAINS'],
  ['SIGN_IN_DOMAIN', 'SIGN_IN_DOMAINS'],
  ['TEACHERS_DOMAINS', 'TEACHER_DOMAINS'],
  ['GOOGLE_CLIENT_SECERT', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_TENNANT', 'MICROSOFT_TENANT'],
  ['MICROSOFT_CLIENTID', 'MICROSOFT_CLIENT_ID'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['WORKER', 'WORKERS'],
  ['join_approval', 'JOIN_APPROVAL'],
])('a variable %s is reported as a misspelt %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'yes' })).toEqual([`${name} is not a setting of this app. Do you mean ${meant}?`])
})

test('the settings themselves and empty variables are not reported', () => {
  expect(misspeltSettings(Object.fromEntries(settingNames.map((name) => [name, 'yes'])))).toEqual([])
  expect(misspeltSettings({ JOIN_APROVAL: ' ' })).toEqual([])
})

test('variables of other programs are not reported', () => {
  const others = `PATH HOME HOSTNAME HOSTS HOSTTYPE LOGNAME USER SHELL TERM LANG PWD PORTS HTTP_PORT NODE_PORT DB_HOST
    DB_PORT DATABASE_HOST DATABASE_NAME DATABASE_PASSWORD POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB PGHOST PGPORT
    NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NPM_TOKEN npm_config_loglevel npm_package_name http_proxy HTTPS_PROXY
    NO_PROXY XDG_DATA_DIRS XDG_DATA_HOME STATE_DIRECTORY LOGS_DIRECTORY INVOCATION_ID JOURNAL_STREAM TMPDIR TZ CI
    UV_THREADPOOL_SIZE PUBLIC_IP LOG_FILE LOG_FORMAT DEBUG REPORT host port GOOGLE_APPLICATION_CREDENTIALS
    KUBERNETES_PORT KUBERNETES_SERVICE_HOST TEST_DATABASE_URL BUILT_SERVER CHROMIUM_PATH`
  const env = Object.fromEntries(others.split(/\s+/).map((name) => [name, 'a value']))
  expect(misspeltSettings(env)).toEqual([])
})
