import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const wrong = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message.split('\n')
  }
  return []
}
const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }
const tenant = '8f4c1d2e-0b6a-4e57-9c3d-5a7f2b1e6d90'
const microsoft = {
  MICROSOFT_CLIENT_ID: 'its-id',
  MICROSOFT_CLIENT_SECRET: 'its-secret',
  MICROSOFT_TENANT: tenant,
}

describe('the settings', () => {
  it('an address for migrations needs the address of the app, and follows the same rules', () => {
    const ours = 'postgres://owner:secret@localhost/maths'
    expect(wrong({ MIGRATION_DATABASE_URL: ours })).toEqual(['DATABASE_URL: is needed with MIGRATION_DATABASE_URL'])
    expect(wrong({ DATABASE_URL: ours, MIGRATION_DATABASE_URL: 'postgres://owner:secret@db/maths' })).toEqual([
      expect.stringMatching(/^MIGRATION_DATABASE_URL: another machine needs TLS/),
    ])
    expect(readConfig({ DATABASE_URL: ours, MIGRATION_DATABASE_URL: ours }).migrationUrl).toBe(ours)
  })

  it('each setting has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      backupDir: 'data/backups',
      hstsSubdomains: false,
      backsUpBeforeMigration: true,
      signIn: { local: ['google'] },
      admission: { signIn: null, teachers: null },
      joinApproval: false,
      securityLog: { to: 'files', folder: 'data/security', days: 365 },
      securityKey: expect.stringMatching(/^[\w-]{43}$/),
      trustedProxies: ['loopback'],
      classCards: { file: 'data/card-key' },
      retentionDays: 730,
      backupDays: null,
      timeZone: 'Pacific/Auckland',
      logLevel: 'info',
      workers: 1,
    })
  })
  it.each([
    [{ RETENTION_DAYS: 'off' }, null],
    [{ RETENTION_DAYS: '365' }, 365],
  ])('the days without a sign-in are a setting: %o', (env, days) => {
    expect(readConfig(env).retentionDays).toBe(days)
  })
  it('the days for which backups are kept are a whole number', () => {
    expect(readConfig({ BACKUP_DAYS: '30' }).backupDays).toBe(30)
    expect(wrong({ BACKUP_DAYS: '0' })).toEqual(['BACKUP_DAYS: must be a whole number from 1 to 3660'])
  })
  const cardKey = 'k'.repeat(32)
  it.each([
    [{ CARD_KEY: cardKey }, { key: cardKey }],
    [{ CARD_KEY: cardKey, CLASS_CARDS: 'off' }, { off: 'by setting' }],
    [{ DATA_DIR: '/srv/maths' }, { file: '/srv/maths/card-key' }],
    [{ DATABASE_URL: 'postgres://localhost/maths' }, { off: 'without a key' }],
    [{ DATABASE_URL: 'postgres://localhost/maths', CARD_KEY: cardKey }, { key: cardKey }],
  ])('class cards have a key by setting, or in a file beside a SQLite database: %o', (env, setting) => {
    expect(readConfig(env).classCards).toEqual(setting)
  })
  it('a short key of class cards is refused without being quoted', () => {
    expect(wrong({ CARD_KEY: 'k'.repeat(31) })).toEqual(['CARD_KEY: must have 32 characters or more'])
    expect(wrong({ CLASS_CARDS: 'no' })).toEqual(['CLASS_CARDS: must be on or off'])
  })
  it.each(['59', '0', '-1', '1.5', 'never'])('the days without a sign-in are not %s', (days) => {
    expect(wrong({ RETENTION_DAYS: days })).toEqual([
      'RETENTION_DAYS: must be off or a whole number of days from 60 to 99999',
    ])
  })
  it.each(['Europe/Berlin', 'UTC', 'Pacific/Chatham'])('the time zone of the days of play is a setting: %s', (zone) => {
    expect(readConfig({ TIME_ZONE: zone }).timeZone).toBe(zone)
  })
  it.each(['Auckland', 'Pacific/Aukland', '+12:00', '12'])(
    'a time zone without an IANA name is refused: %s',
    (zone) => {
      expect(wrong({ TIME_ZONE: zone })).toEqual(['TIME_ZONE: must be a name of a time zone like Pacific/Auckland'])
    },
  )
  it('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', GOOGLE_CLIENT_ID: '' })).toEqual(readConfig({}))
  })
  it('the default public address contains the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'http://127.0.0.1:5000/' }).publicUrl).toBe('http://127.0.0.1:5000')
  })
  it('each wrong variable is named in its own line, and its value is not quoted', () => {
    const lines = wrong({ PORT: 'x', PUBLIC_URL: 'maths', DATABASE_URL: 'mysql://me:secret@db', LOG_LEVEL: 'loud' })
    expect(lines.map((line) => line.split(':')[0])).toEqual(['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'LOG_LEVEL'])
    expect(lines.join()).not.toMatch(/mysql|secret@|loud/)
  })
  it.each([
    ['PORT', '0', 65535],
    ['PORT', '70000', 65535],
    ['PORT', '3000.5', 65535],
    ['METRICS_PORT', 'x', 65535],
    ['WORKERS', '65', 64],
    ['WORKERS', 'many', 64],
    ['SECURITY_LOG_DAYS', '0', 3660],
  ])('a number outside its range is refused with the range: %s=%s', (name, value, most) => {
    expect(wrong({ [name]: value })).toEqual([`${name}: must be a whole number from 1 to ${most}`])
  })
  it.each(['/nowhere', 'package.json'])('a folder of legal texts that cannot be read is refused: %s', (LEGAL_DIR) => {
    expect(wrong({ LEGAL_DIR })).toEqual(['LEGAL_DIR: must be a folder that the app can read'])
    expect(readConfig({ LEGAL_DIR: 'docs' }).legalDir).toBe('docs')
  })
  it.each([
    ['PUBLIC_URL', 'http://localhost:3000/maths'],
    ['PUBLIC_URL', 'ftp://localhost'],
    ['OIDC_ISSUER', 'http://id.example.nz'],
  ])('a wrong setting is refused: %s=%s', (name, value) => {
    expect(wrong({ ...google, [name]: value })).toHaveLength(1)
  })
})

describe('sign-in', () => {
  it('sign-in is by Google at any address where the client of Google is set', () => {
    const OPEN_TO_ALL = 'yes'
    const config = readConfig({ ...google, HOST: '0.0.0.0', PUBLIC_URL: 'https://maths.example.nz', OPEN_TO_ALL })
    const client = { provider: 'google', issuer: 'https://accounts.google.com', clientId: 'an-id' }
    expect(config.signIn).toEqual({ clients: [{ ...client, clientSecret: 'a-secret' }] })
  })
  it.each(['http://maths.example.nz', 'http://192.168.1.5:3000', 'http://localhost.example.nz', 'http://0.0.0.0:3000'])(
    'sign-in by Google at %s is refused, because other machines could read it without https',
    (PUBLIC_URL) => {
      expect(wrong({ ...google, PUBLIC_URL })).toEqual([
        'PUBLIC_URL: must be an https address (http on this machine only)',
      ])
    },
  )
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'sign-in by Google at %s is accepted without https, because only this machine can reach it',
    (PUBLIC_URL) => {
      expect(readConfig({ ...google, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
    },
  )
  it('the client of Google needs an id and a secret', () => {
    expect(wrong({ GOOGLE_CLIENT_ID: 'an-id' })).toEqual(['GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID'])
    expect(wrong({ GOOGLE_CLIENT_SECRET: 's' })).toEqual(['GOOGLE_CLIENT_ID: is needed with GOOGLE_CLIENT_SECRET'])
  })
  it('sign-in is by Google and Microsoft, in this order, where both clients are set', () => {
    const { signIn } = readConfig({ ...microsoft, ...google })
    expect(signIn).toMatchObject({ clients: [{ provider: 'google' }, { provider: 'microsoft' }] })
  })
  it('sign-in is by the accounts of one tenant where the client of Microsoft is set', () => {
    const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`
    const client = { provider: 'microsoft', issuer, clientId: 'its-id', clientSecret: 'its-secret', tenant }
    expect(readConfig(microsoft).signIn).toEqual({ clients: [client] })
    expect(readConfig({ ...microsoft, MICROSOFT_TENANT: ` ${tenant.toUpperCase()} ` }).signIn).toEqual({
      clients: [client],
    })
  })
  it('a national cloud of Microsoft has another authority', () => {
    const { signIn } = readConfig({ ...microsoft, MICROSOFT_AUTHORITY: 'https://login.microsoftonline.us' })
    expect(signIn).toMatchObject({ clients: [{ issuer: `https://login.microsoftonline.us/${tenant}/v2.0` }] })
    for (const MICROSOFT_AUTHORITY of ['http://id.example.nz', 'https://id.example.nz/path', 'id.example.nz'])
      expect(wrong({ ...microsoft, MICROSOFT_AUTHORITY })[0]).toMatch(/^MICROSOFT_AUTHORITY: must be an/)
  })
  it.each(['common', 'organizations', 'consumers', 'kauri.school.nz', '9188040d-6c67-4c5b-b112-36a304b66dad'])(
    'a tenant of Microsoft that is not the id of one organisation is refused in one line: %s',
    (MICROSOFT_TENANT) => {
      expect(wrong({ ...microsoft, MICROSOFT_TENANT })).toEqual([
        'MICROSOFT_TENANT: must be the id of one tenant, such as 8f4c1d2e-…, and not common, organizations or consumers',
      ])
    },
  )
  it('the client of Microsoft needs an id, a secret and a tenant', () => {
    expect(wrong({ MICROSOFT_CLIENT_ID: 'its-id' })).toEqual([
      'MICROSOFT_CLIENT_SECRET: is needed with MICROSOFT_CLIENT_ID',
      'MICROSOFT_TENANT: is needed with MICROSOFT_CLIENT_ID',
    ])
    expect(wrong({ ...google, MICROSOFT_TENANT: tenant })).toEqual([
      'MICROSOFT_CLIENT_ID: is needed with MICROSOFT_TENANT',
      'MICROSOFT_CLIENT_SECRET: is needed with MICROSOFT_TENANT',
    ])
  })
  it('sign-in by Microsoft needs https and a decision who may sign in, as with Google', () => {
    expect(wrong({ ...microsoft, PUBLIC_URL: 'http://maths.example.nz' })).toEqual([
      'PUBLIC_URL: must be an https address (http on this machine only)',
    ])
    expect(wrong({ ...microsoft, PUBLIC_URL: 'https://maths.example.nz' })).toEqual([
      expect.stringMatching(/^SIGN_IN_DOMAINS: set it or TEACHER_DOMAINS/),
    ])
  })
  it.each([
    ['microsoft', ['microsoft']],
    ['microsoft, google', ['google', 'microsoft']],
  ])('local sign-in may stand for other providers: %s', (LOCAL_PROVIDERS, local) => {
    expect(readConfig({ LOCAL_PROVIDERS }).signIn).toEqual({ local })
  })
  it.each(['apple', 'google,apple', ','])('local sign-in cannot stand for unknown providers: %s', (LOCAL_PROVIDERS) => {
    expect(wrong({ LOCAL_PROVIDERS })).toEqual([
      'LOCAL_PROVIDERS: must be google or microsoft, or both, separated by commas',
    ])
  })
  it.each([
    { PUBLIC_URL: 'https://maths.example.nz' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { PUBLIC_URL: 'http://localhost.example.nz' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
  ])('local sign-in is refused where other machines can reach it: %o', (env) => {
    expect(wrong(env)).toEqual([expect.stringMatching(/^(PUBLIC_URL|HOST): must be this machine/)])
  })
  it.each(['localhost', '127.0.0.1', '::1'])('sign-in is local by default on %s', (host) => {
    expect(readConfig({ HOST: host }).signIn).toEqual({ local: ['google'] })
  })
})

describe('the address of PostgreSQL', () => {
  it.each([
    'postgres://db.example.nz/maths?sslmode=verify-full',
    'postgres://db.example.nz/maths?sslmode=disable',
    'postgres://127.0.0.1:5432/maths',
    'postgres:///maths?host=/run/postgresql',
    'postgres://db.example.nz/maths?host=localhost',
    'postgres://db.example.nz/maths?sslmode=require',
  ])('an address with TLS, on this machine or decided by the operator is accepted: %s', (DATABASE_URL) => {
    expect(wrong({ DATABASE_URL })).toEqual([])
  })
  it.each([
    'postgres://db.example.nz/maths',
    'postgres://10.0.0.5/maths',
    'postgres://db.example.nz/maths?sslmode=',
    'postgres://db.example.nz/maths?sslmode=no-verify',
    'postgres://db.example.nz/maths?sslmode=prefer',
    'postgres://db.example.nz/maths?sslmode=verify-full&sslmode=no-verify',
    'postgres://db.example.nz/maths?sslmode=require&uselibpqcompat=true',
    'postgres://localhost/maths?host=db.example.nz',
  ])('%s is refused, because it does not demand TLS with a certificate', (DATABASE_URL) => {
    expect(wrong({ DATABASE_URL })).toEqual([expect.stringMatching(/^DATABASE_URL: another machine needs TLS/)])
    expect(wrong({ DATABASE_URL: 'postgres://localhost/maths', MIGRATION_DATABASE_URL: DATABASE_URL })).toEqual([
      expect.stringMatching(/^MIGRATION_DATABASE_URL: another machine needs TLS/),
    ])
  })
})

describe('the security log', () => {
  it('the security log goes to the standard output with PostgreSQL, where many machines share the work', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/maths' }).securityLog).toEqual({ to: 'stdout' })
    expect(readConfig({ SECURITY_LOG: 'off' }).securityLog).toEqual({ to: 'off' })
  })
  it('the key of the security log differs with the secret of the client', () => {
    const key = (secret: string) => readConfig({ ...google, GOOGLE_CLIENT_SECRET: secret }).securityKey
    expect(key('one')).toBe(key('one'))
    expect(key('one')).not.toBe(key('another'))
  })
  it('the key of the security log stays where Microsoft is added to Google', () => {
    expect(readConfig({ ...google, ...microsoft }).securityKey).toBe(readConfig(google).securityKey)
    expect(readConfig(microsoft).securityKey).not.toBe(readConfig({}).securityKey)
  })
  it.each(['here', '10.0.0.0/99', '10.0.0.1,,', 'loop back'])('wrong proxies are refused: %s', (TRUSTED_PROXIES) => {
    expect(wrong({ TRUSTED_PROXIES })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES/)])
  })
})

describe('the domains of accounts', () => {
  const https = { ...google, PUBLIC_URL: 'https://maths.example.nz' }

  it('a server on https does not start before someone has decided who may sign in', () => {
    expect(wrong(https)).toEqual([expect.stringMatching(/^SIGN_IN_DOMAINS: set it or TEACHER_DOMAINS/)])
    for (const name of ['SIGN_IN_DOMAINS', 'TEACHER_DOMAINS']) expect(wrong({ ...https, [name]: 'a.nz' })).toEqual([])
    expect(readConfig({ ...https, OPEN_TO_ALL: 'yes' }).admission).toEqual({ signIn: null, teachers: null })
  })
  it('several domains are separated by commas, and case does not count', () => {
    const { admission } = readConfig({
      ...https,
      SIGN_IN_DOMAINS: 'Kauri.School.nz, rata.nz',
      TEACHER_DOMAINS: 'staff.nz',
    })
    expect(admission).toEqual({ signIn: ['kauri.school.nz', 'rata.nz'], teachers: ['staff.nz'] })
  })
  it('teachers need an invitation where only the domains of sign-in are set', () => {
    expect(readConfig({ ...https, SIGN_IN_DOMAINS: 'kauri.nz' }).admission).toEqual({
      signIn: ['kauri.nz'],
      teachers: [],
    })
  })
  it.each([
    { SIGN_IN_DOMAINS: '@kauri.nz' },
    { SIGN_IN_DOMAINS: 'kauri.nz,,rata.nz' },
    { TEACHER_DOMAINS: 'https://kauri.nz' },
    { OPEN_TO_ALL: 'true' },
    { OPEN_TO_ALL: 'yes', SIGN_IN_DOMAINS: 'kauri.nz' },
  ])('a wrong setting of the domains is refused: %o', (env) => {
    expect(wrong({ OPEN_TO_ALL: env.TEACHER_DOMAINS ? 'yes' : '', ...https, ...env })).not.toEqual([])
  })
})
