/** Tests whether a sign-in still succeeds after changes to the data that an OpenID provider sends. */
import { constants, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { type StandIn, startStandIn } from '../test/stand-in.ts'
import { decode, encode, type Json, signRs256, type Tampering } from '../test/tampering.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

const clientId = 'solve-it-client'
const someoneElse = 'head@kauri.school.nz'

let google: StandIn
let app: TestApp
beforeAll(async () => {
  const client = { clientId, clientSecret: 'a-secret-of-google' }
  const PORT = String(await freePort())
  google = await startStandIn({ ...client, redirectUri: `http://localhost:${PORT}/auth/callback` })
  const settings = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: client.clientSecret }
  app = await startTestApp({ env: { ...settings, PORT, OIDC_ISSUER: google.issuer } })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

async function signIn(tampering: Tampering) {
  google.tampering = tampering
  const browser = app.browser()
  const { status } = await browser.signIn('mia@kauri.school.nz')
  expect(google.failures).toEqual([])
  const { account } = await browser.call('GET /api/session', {})
  return { status, account }
}

type Variants = Readonly<Record<string, Tampering>>

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = rsa()
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ed = generateKeyPairSync('ed25519')

/** Replaces claims of the ID token. A claim that is undefined is left out. */
const claims = (changed: Json): Tampering => ({ claims: (given) => ({ ...given, ...changed }) })
const without = (name: string) => claims({ [name]: undefined })
const header = (changed: Json): Tampering => ({ header: changed })
const hs256 = (input: string, secret: string | Buffer) => createHmac('sha256', secret).update(input).digest('base64url')
const now = () => Math.floor(Date.now() / 1000)
const loneSurrogate = 'mia\ud800'

/** Changes one part of the signed token: 0 the header, 1 the claims, 2 the signature. */
const part = (at: 0 | 1 | 2, change: (text: string) => string): Tampering => ({
  token: (token) =>
    token
      .split('.')
      .map((text, i) => (i === at ? change(text) : text))
      .join('.'),
})

function flipFirstBit(text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 0x80
  return bytes.toString('base64url')
}

const signatures: Variants = {
  'of a foreign key': { sign: (input) => signRs256(input, foreign.privateKey) },
  'of a foreign key with a key id of its own': {
    header: { kid: 'foreign' },
    sign: (input) => signRs256(input, foreign.privateKey),
  },
  'of a foreign key without a key id': {
    header: { kid: undefined },
    sign: (input) => signRs256(input, foreign.privateKey),
  },
  'of a foreign key that the header carries': {
    header: { jwk: foreign.publicKey.export({ format: 'jwk' }) },
    sign: (input) => signRs256(input, foreign.privateKey),
  },
  'of a foreign key whose address is in the header': {
    header: { jku: 'https://evil.example/jwks' },
    sign: (input) => signRs256(input, foreign.privateKey),
  },
  'of the right key under an unknown key id': header({ kid: 'another' }),
  'of the right key under an empty key id': header({ kid: '' }),
  'of the right key under a key id that is a number': header({ kid: 1 }),
  'of random bytes': { sign: () => randomBytes(256).toString('base64url') },
  'of a single byte': { sign: () => 'AA' },
  'that is empty': { sign: () => '' },
  'that is no base64url': { sign: () => '!!!!' },
  'of another text': { sign: (_, keys) => signRs256('another text', keys.privateKey) },
  'with one bit changed': part(2, flipFirstBit),
  'without its last byte': part(2, (text) => Buffer.from(text, 'base64url').subarray(0, -1).toString('base64url')),
  'of claims that were changed afterwards': part(1, (text) =>
    encode({ ...decode(text), sub: someoneElse, email: someoneElse }),
  ),
  'of a header that was changed afterwards': part(0, (text) => encode({ ...decode(text), typ: 'other' })),
  'that is left out': { token: (token) => token.split('.').slice(0, 2).join('.') },
  'followed by a fourth part': { token: (token) => `${token}.AA` },
  'in a token of five parts, as an encrypted one has': { token: (token) => `${token}.AA.AA` },
}

const algorithms: Variants = {
  none: { header: { alg: 'none' }, sign: () => '' },
  'none in mixed case': { header: { alg: 'nOnE' }, sign: () => '' },
  'none with a signature': header({ alg: 'none' }),
  'HS256 with the client secret': {
    header: { alg: 'HS256' },
    sign: (input, keys) => hs256(input, keys.clientSecret),
  },
  'HS256 with the public key': {
    header: { alg: 'HS256' },
    sign: (input, keys) => hs256(input, keys.publicKey.export({ type: 'spki', format: 'pem' })),
  },
  'HS256 with an empty secret': { header: { alg: 'HS256' }, sign: (input) => hs256(input, '') },
  'ES256 with a foreign key': {
    header: { alg: 'ES256' },
    sign: (input) =>
      sign('sha256', Buffer.from(input), { key: ec.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  },
  'EdDSA with a foreign key': {
    header: { alg: 'EdDSA' },
    sign: (input) => sign(null, Buffer.from(input), ed.privateKey).toString('base64url'),
  },
  'PS256 with the right key': {
    header: { alg: 'PS256' },
    sign: (input, { privateKey: key }) =>
      sign('sha256', Buffer.from(input), { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }).toString(
        'base64url',
      ),
  },
  'RS384 with the right key': {
    header: { alg: 'RS384' },
    sign: (input, keys) => sign('sha384', Buffer.from(input), keys.privateKey).toString('base64url'),
  },
  'RS512 with the right key': {
    header: { alg: 'RS512' },
    sign: (input, keys) => sign('sha512', Buffer.from(input), keys.privateKey).toString('base64url'),
  },
  'that is missing': header({ alg: undefined }),
  'that is a number': header({ alg: 256 }),
  'with an extension that must be understood': header({ crit: ['exp'] }),
}

const nonces: Variants = {
  'of another sign-in': claims({ nonce: 'another' }),
  'that is missing': without('nonce'),
  'that is empty': claims({ nonce: '' }),
  'that is a number': claims({ nonce: 1 }),
  'in a list': { claims: (given) => ({ ...given, nonce: [given.nonce] }) },
  'with one more character': { claims: (given) => ({ ...given, nonce: `${given.nonce} ` }) },
}

const audiences: Variants = {
  'of another client': claims({ aud: 'another' }),
  'that is missing': without('aud'),
  'that is empty': claims({ aud: '' }),
  'that is a number': claims({ aud: 1 }),
  'that is an empty list': claims({ aud: [] }),
  'in capital letters': claims({ aud: clientId.toUpperCase() }),
  'that is a list of another client': claims({ aud: ['another'] }),
  'that is a list with another client, without an authorized party': claims({ aud: [clientId, 'another'] }),
  'that is a list with another client, which is the authorized party': claims({
    aud: [clientId, 'another'],
    azp: 'another',
  }),
  'of this client for another authorized party': claims({ azp: 'another' }),
  'of this client in a list for another authorized party': claims({ aud: [clientId], azp: 'another' }),
  'of this client for an authorized party that is a list': claims({ azp: [clientId] }),
  'of this client for an authorized party that is empty': claims({ azp: '' }),
}

const issuers: Variants = {
  'that is another': claims({ iss: 'https://evil.example' }),
  'with a slash at its end': { claims: (given) => ({ ...given, iss: `${given.iss}/` }) },
  'of another scheme': { claims: (given) => ({ ...given, iss: String(given.iss).replace('http:', 'https:') }) },
  'under another name of the same machine': {
    claims: (given) => ({ ...given, iss: String(given.iss).replace('127.0.0.1', 'localhost') }),
  },
  'that is missing': without('iss'),
  'that is empty': claims({ iss: '' }),
  'that is a number': claims({ iss: 1 }),
}

const times: Variants = {
  'that has expired': claims({ exp: now() - 60 }),
  'that expires at 0': claims({ exp: 0 }),
  'without an expiry': without('exp'),
  'whose expiry is a text': claims({ exp: String(now() + 3600) }),
  'whose expiry is null': claims({ exp: null }),
  'without a time of issue': without('iat'),
  'whose time of issue is a text': claims({ iat: String(now()) }),
  'that is not yet valid': claims({ nbf: now() + 600 }),
  'whose beginning of validity is a text': claims({ nbf: String(now()) }),
}

const subjects: Variants = {
  'that is missing': without('sub'),
  'that is empty': claims({ sub: '' }),
  'that is a number': claims({ sub: 1 }),
  'that is null': claims({ sub: null }),
  'that is a list': claims({ sub: ['mia'] }),
  'with a NUL': claims({ sub: 'mia\0' }),
  'with a lone surrogate': claims({ sub: loneSurrogate }),
  'of more than 255 characters': claims({ sub: 'm'.repeat(256) }),
}

const emails: Variants = {
  'that is not verified': claims({ email_verified: false }),
  'that is verified by the text "true"': claims({ email_verified: 'true' }),
  'that is verified by the number 1': claims({ email_verified: 1 }),
  'that is verified by null': claims({ email_verified: null }),
  'without a claim that it is verified': without('email_verified'),
  'that is null': claims({ email: null }),
  'that is empty': claims({ email: '' }),
  'that is a number': claims({ email: 1 }),
  'that is a list': claims({ email: ['mia@kauri.school.nz'] }),
  'without an @': claims({ email: 'mia' }),
  'that is an @ alone': claims({ email: '@' }),
  'without a host': claims({ email: 'mia@' }),
  'of two lines': claims({ email: 'mia@kauri.school.nz\nhead@kauri.school.nz' }),
  'with a NUL': claims({ email: 'mia\0@kauri.school.nz' }),
  'with a command for a terminal': claims({ email: 'mia\x1b[2J@kauri.school.nz' }),
  'with a change of direction': claims({ email: 'mia\u202e@kauri.school.nz' }),
  'with a lone surrogate': claims({ email: `${loneSurrogate}@kauri.school.nz` }),
  'of more than 320 characters': claims({ email: `${'m'.repeat(320)}@kauri.school.nz` }),
}

const tokens: Variants = {
  'with a list for claims': { claims: () => [] },
  'with a text for claims': { claims: () => 'mia' },
  'with null for claims': { claims: () => null },
  'with claims that are no JSON': part(1, () => Buffer.from('{"sub":').toString('base64url')),
  'with a header that is no JSON': part(0, () => 'AAAA'),
  'that is empty': { token: () => '' },
  'that is a number': { token: () => 1 },
  'that is null': { token: () => null },
  'that is missing': { token: () => undefined },
}

const callback = (change: (query: URLSearchParams) => void): Tampering => ({ callback: change })

const callbacks: Variants = {
  'with a foreign state': callback((query) => query.set('state', 'foreign')),
  'with an empty state': callback((query) => query.set('state', '')),
  'without a state': callback((query) => query.delete('state')),
  'with its state twice': callback((query) => query.append('state', query.get('state') ?? '')),
  'with a foreign code': callback((query) => query.set('code', 'foreign')),
  'with an empty code': callback((query) => query.set('code', '')),
  'without a code': callback((query) => query.delete('code')),
  'with its code twice': callback((query) => query.append('code', query.get('code') ?? '')),
  'of another issuer': callback((query) => query.set('iss', 'https://evil.example')),
  'of an issuer with a slash at its end': callback((query) => query.set('iss', `${query.get('iss')}/`)),
  'without an issuer': callback((query) => query.delete('iss')),
  'with its issuer twice': callback((query) => query.append('iss', query.get('iss') ?? '')),
  'with an error besides the code': callback((query) => query.set('error', 'access_denied')),
  'with an error of the provider': callback((query) => {
    query.delete('code')
    query.set('error', 'server_error')
  }),
  'with an ID token besides the code': callback((query) => query.set('id_token', 'e30.e30.AA')),
  'with a signed response besides the code': callback((query) => query.set('response', 'e30.e30.AA')),
}

const response = (changed: ReturnType<NonNullable<Tampering['response']>>): Tampering => ({ response: () => changed })
const body = (change: (body: Json) => unknown): Tampering => ({
  response: (given) => ({ body: JSON.stringify(change(given)) }),
})

const responses: Variants = {
  'of status 400': response({ status: 400, body: '{"error":"invalid_grant"}' }),
  'of status 400 with good tokens': response({ status: 400 }),
  'of status 401': response({ status: 401 }),
  'of status 201': response({ status: 201 }),
  'of status 302': response({ status: 302 }),
  'of status 500': response({ status: 500, body: '{"error":"server_error"}' }),
  'of status 500 with good tokens': response({ status: 500 }),
  'that is a page': response({ type: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'that is empty': response({ body: '' }),
  'that ends too early': { response: (given) => ({ body: JSON.stringify(given).slice(0, -1) }) },
  'that is a list': body((given) => [given]),
  'that is a text': body(() => 'tokens'),
  'that is null': body(() => null),
  'without a type of token': body((given) => ({ ...given, token_type: undefined })),
  'with an unknown type of token': body((given) => ({ ...given, token_type: 'mac' })),
  'with a type of token that is a number': body((given) => ({ ...given, token_type: 1 })),
  'without an access token': body((given) => ({ ...given, access_token: undefined })),
  'with an empty access token': body((given) => ({ ...given, access_token: '' })),
  'with an expiry that is no number': body((given) => ({ ...given, expires_in: 'soon' })),
}

const harmless: Variants = {
  'no change': {},
  'no key id, where the provider has one key': header({ kid: undefined }),
  'another type in the header': header({ typ: 'other' }),
  'a claim that nobody asked for': claims({ role: 'teacher' }),
  'an audience that is a list of this client': claims({ aud: [clientId] }),
  'this client as the authorized party': claims({ azp: clientId }),
  'another client in the audience, with this one as the authorized party': claims({
    aud: [clientId, 'another'],
    azp: clientId,
  }),
  'a time of issue that is long past': claims({ iat: now() - 365 * 86_400 }),
  'a beginning of validity that is past': claims({ nbf: now() - 60 }),
  'a subject of 255 characters': claims({ sub: 'm'.repeat(255) }),
  'a name that is a number': claims({ name: 1 }),
  'a name that is too long': claims({ name: 'm'.repeat(201) }),
  'a name with a lone surrogate': claims({ name: loneSurrogate }),
  'a picture that is a list': claims({ picture: [] }),
  'no name and no picture': claims({ name: undefined, picture: undefined }),
  'a callback with an unknown parameter': callback((query) => query.set('more', '1')),
  'a callback with an empty error': callback((query) => query.set('error', '')),
  'a response that says it is plain text': response({ type: 'text/plain' }),
  'a type of token in capital letters': body((given) => ({ ...given, token_type: 'BEARER' })),
  'a response with an unknown field': body((given) => ({ ...given, more: 1 })),
}

const refused: Readonly<Record<string, Variants>> = {
  'a signature': signatures,
  'an algorithm': algorithms,
  'a nonce': nonces,
  'an audience': audiences,
  'an issuer': issuers,
  'a subject': subjects,
  'an email': emails,
  'an ID token': { ...times, ...tokens },
  'a callback': callbacks,
  'a response of the token endpoint': responses,
}

describe.each(Object.entries(refused))('%s', (subject, variants) => {
  it.each(Object.entries(variants))(`a sign-in with ${subject} %s is refused`, async (_title, tampering) => {
    const { status, account } = await signIn(tampering)
    expect(account).toBeNull()
    expect([400, 502]).toContain(status)
  })
})

describe('a sign-in with a harmless change', () => {
  it.each(Object.entries(harmless))('a sign-in succeeds with %s', async (_title, tampering) => {
    const { status, account } = await signIn(tampering)
    expect({ status, email: account?.email }).toEqual({ status: 200, email: 'mia@kauri.school.nz' })
  })

  it('a sign-in succeeds without an email address, whatever the claim about its verification', async () => {
    for (const email_verified of [undefined, false, true]) {
      const { status, account } = await signIn(claims({ email: undefined, email_verified }))
      expect({ status, email: account?.email }).toEqual({ status: 200, email: null })
    }
  })
})
