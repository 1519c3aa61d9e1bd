/** Changes to the data that the stand-in for Google sends, so that tests can see which changes are refused. */
import { type KeyObject, sign } from 'node:crypto'

export type Json = Record<string, unknown>

/** The provider's own key pair, and the secret that it shares with the app. */
export interface Keys {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly clientSecret: string
}

export interface TokenResponse {
  readonly status: number
  /** The content type. */
  readonly type: string
  readonly body: string
}

/** Every part is optional. A changed ID token is signed with the provider's own key, unless `sign` is given. */
export interface Tampering {
  /** Parameters for the header of the ID token. An undefined one is removed. */
  readonly header?: Json
  readonly claims?: (claims: Json) => unknown
  /** Returns the signature of `header.claims` in base64url. */
  readonly sign?: (input: string, keys: Keys) => string
  /** Changes the ID token after it was signed. */
  readonly token?: (token: string) => unknown
  /** Replaces parts of the token endpoint's response. */
  readonly response?: (body: Json) => Partial<TokenResponse>
  /** Changes the query with which the browser returns to the app. */
  readonly callback?: (query: URLSearchParams) => void
}

export const signRs256 = (input: string, key: KeyObject) =>
  sign('sha256', Buffer.from(input), key).toString('base64url')

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString())

export function tamperedCallback(location: string, { callback }: Tampering): string {
  const url = new URL(location)
  callback?.(url.searchParams)
  return url.href
}

/** @param sent the original body of the token endpoint's response, with its ID token */
export function tamperedResponse(sent: Json, tampering: Tampering, keys: Keys): TokenResponse {
  const body = { ...sent, id_token: tamperedToken(String(sent.id_token), tampering, keys) }
  return { status: 200, type: 'application/json', body: JSON.stringify(body), ...tampering.response?.(body) }
}

function tamperedToken(original: string, tampering: Tampering, keys: Keys): unknown {
  const [header, claims] = original.split('.')
  const changedHeader = { ...decode(header), ...tampering.header }
  const changedClaims = tampering.claims ? tampering.claims(decode(claims)) : decode(claims)
  const input = `${encode(changedHeader)}.${encode(changedClaims)}`
  const signature = tampering.sign ? tampering.sign(input, keys) : signRs256(input, keys.privateKey)
  const token = `${input}.${signature}`
  return tampering.token ? tampering.token(token) : token
}
