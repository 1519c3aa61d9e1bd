import { expect, test } from 'vitest'
import { announcement } from './announcement.ts'
import { readConfig } from './config.ts'

const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret', PUBLIC_URL: 'https://maths.example.nz' }
const tenant = '8f4c1d2e-0b6a-4e57-9c3d-5a7f2b1e6d90'
const microsoft = { MICROSOFT_CLIENT_ID: 'its-id', MICROSOFT_CLIENT_SECRET: 's', MICROSOFT_TENANT: tenant }
const everyone = 'everyone with an account of this sign-in'

test.each([
  [{}, everyone, everyone],
  [{ ...google, OPEN_TO_ALL: 'yes' }, everyone, everyone],
  [{ ...google, TEACHER_DOMAINS: 'staff.nz' }, everyone, 'accounts of staff.nz, and invited teachers'],
  [
    { ...google, SIGN_IN_DOMAINS: 'kauri.nz,rimu.nz' },
    'accounts of kauri.nz, rimu.nz, and invited teachers',
    'invited teachers only',
  ],
  [
    { ...google, SIGN_IN_DOMAINS: 'kauri.nz', TEACHER_DOMAINS: 'staff.nz,kauri.nz' },
    'accounts of kauri.nz, staff.nz, and invited teachers',
    'accounts of staff.nz, kauri.nz, and invited teachers',
  ],
])('the start says who may sign in and who may register as a teacher with %o', (env, signIn, teach) => {
  const lines = announcement(readConfig(env))
  expect(lines).toContain(`May sign in: ${signIn}`)
  expect(lines).toContain(`May register as a teacher: ${teach}`)
})

test.each([
  [{ DATABASE_URL: 'postgres://localhost/maths' }, 1],
  [{ DATABASE_URL: 'postgres://localhost/maths', CARD_KEY: 'k'.repeat(32) }, 0],
  [{ DATABASE_URL: 'postgres://localhost/maths', CLASS_CARDS: 'off' }, 0],
  [{}, 0],
])('the start says in one line that class cards are off without a key with %o', (env, lines) => {
  const line = 'Class cards: off, because CARD_KEY is not set'
  expect(announcement(readConfig(env)).filter((one) => one === line)).toHaveLength(lines)
})

test.each([
  [{}, ['local account chooser, for trying the app on this machine']],
  [{ ...google, OPEN_TO_ALL: 'yes' }, ['Google (https://accounts.google.com)']],
  [
    { ...google, ...microsoft, OPEN_TO_ALL: 'yes' },
    ['Google (https://accounts.google.com)', `Microsoft (https://login.microsoftonline.com/${tenant}/v2.0)`],
  ],
])('the start names each sign-in provider with %o', (env, providers) => {
  const lines = announcement(readConfig(env)).filter((line) => line.startsWith('Sign-in: '))
  expect(lines).toEqual(providers.map((provider) => `Sign-in: ${provider}`))
})
