/** Derives requests from the contract: good ones, bad ones and broken ones. */
import fc from 'fast-check'
import { accountHeader, api, type Endpoint, type Key } from '#contract'
import { largestBody } from '../../http/input.ts'
import { type Scene, samples } from '../sample-args.ts'
import type { RawRequest } from './raw-request.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

export const callers = ['nobody', 'unregistered', 'student', 'otherStudent', 'teacher', 'otherTeacher'] as const
export type CallerName = (typeof callers)[number]

export interface Caller {
  /** The account's id; a made-up one for nobody. */
  readonly account: string
  /** The value of the header Cookie. */
  readonly cookies: string
}

export interface Setting {
  readonly url: string
  readonly callers: Readonly<Record<CallerName, Caller>>
  /** Values that rows have, such as ids and whole inputs. */
  readonly known: readonly unknown[]
  /** The ids that the samples of good calls name. */
  readonly scene: Scene
}

export interface BadRequest {
  readonly key: Key
  readonly caller: CallerName
  /** The same request is sent once more. */
  readonly twice: boolean
  /** The request names an account that is not the caller's, or lacks a cookie: its session may end. */
  readonly endsSession: boolean
  /** The path leads to this endpoint, and headers and body are as a page would send them. */
  readonly wellSent: boolean
  readonly params: unknown
  readonly input: unknown
  readonly sent: RawRequest
}

const keys = Object.keys(api) as Key[]

/** Returns arbitraries of requests to one endpoint or, now and then, to any other. */
export function requestArbitraries(setting: Setting): (key: Key) => fc.Arbitrary<BadRequest> {
  const byKey = new Map(keys.map((key) => [key, requestTo(setting, key)]))
  const other = fc.oneof(...byKey.values())
  return (key) => fc.oneof({ weight: 4, arbitrary: byKey.get(key) ?? other }, { weight: 1, arbitrary: other })
}

/** Returns a request of each sample of an endpoint, as a page would send it. */
export function goodRequests(setting: Setting, key: Key): BadRequest[] {
  const usual = { caller: rightCaller[api[key].who], twice: false, segment: null, transport: { kind: 'good' } } as const
  return sampleCalls(setting, key).map((call) => assemble(setting, key, { ...usual, ...call }))
}

function requestTo(setting: Setting, key: Key): fc.Arbitrary<BadRequest> {
  const { who, params, input }: Endpoint = api[key]
  const derived = fc.record({
    params: params ? arbitraryOf(params, setting.known) : fc.constant({}),
    input: input ? arbitraryOf(input, setting.known) : fc.constant({}),
  })
  return fc
    .record({
      caller: fc.oneof({ weight: 3, arbitrary: fc.constant(rightCaller[who]) }, fc.constantFrom(...callers)),
      twice: fc.boolean(),
      good: fc.oneof(derived, fc.constantFrom(...sampleCalls(setting, key))),
      bendParams: mostly(unbent, bends),
      bendInput: fc.oneof({ weight: 3, arbitrary: fc.constant(unbent) }, { weight: 2, arbitrary: bends }),
      segment: mostly<string | null>(null, brokenSegment),
      transport: fc.oneof({ weight: 3, arbitrary: fc.constant<Transport>({ kind: 'good' }) }, transport(setting)),
    })
    .map(({ good, bendParams, bendInput, ...drawn }) =>
      assemble(setting, key, { ...drawn, params: bent(good.params, bendParams), input: bent(good.input, bendInput) }),
    )
}

/** Calls of an endpoint that succeed, with the arguments apart: those in the path and the rest. */
function sampleCalls({ scene }: Setting, key: Key): { params: unknown; input: unknown }[] {
  return samples
    .filter(([, sample]) => sample.key === key)
    .map(([, { argsIn }]) => {
      const entries = Object.entries(argsIn(scene))
      const inPath = ([name]: [string, unknown]) => key.includes(`{${name}}`)
      return {
        params: Object.fromEntries(entries.filter(inPath)),
        input: Object.fromEntries(entries.filter((entry) => !inPath(entry))),
      }
    })
}

const rightCaller: Record<Endpoint['who'], CallerName> = {
  anyone: 'student',
  signedIn: 'unregistered',
  student: 'student',
  teacher: 'teacher',
  reads: 'teacher',
  opens: 'teacher',
  teaches: 'teacher',
  owns: 'teacher',
}

/** Values that no endpoint expects, and that careless code trips over. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    -1,
    1.5,
    1e308,
    2 ** 53,
    [],
    {},
    [[]],
    'x'.repeat(300),
  ),
  fc.constantFrom('__proto__', 'constructor', 'null', "'; drop table accounts --", '%00', '../..', '9'.repeat(400)),
  fc.constantFrom({ toString: 1 }, { length: -1 }, JSON.parse('{"__proto__": {"role": "teacher"}}')),
  fc.integer(),
  fc.jsonValue(),
)

const brokenSegment = fc.constantFrom(
  '%',
  '%00',
  '%ff',
  '%ED%A0%80',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '',
  'a/b',
  'x'.repeat(3000),
)

function mostly<T>(usual: T, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: unusual })
}

/** Changes of a good value: none, or one or two in a row. */
const unbent: readonly Bend[] = []
const bends: fc.Arbitrary<readonly Bend[]> = fc.array(
  fc.record({ at: fc.nat(), by: fc.constantFrom('replace', 'delete', 'add', 'double', 'all'), junk }),
  { minLength: 1, maxLength: 2 },
)

const bent = (value: unknown, bends: readonly Bend[]) => bends.reduce(bendOnce, structuredClone(value))

interface Bend {
  readonly at: number
  readonly by: string
  readonly junk: unknown
}

type Container = Record<string, unknown>

/** Changes one point of a JSON value. */
function bendOnce(value: unknown, { at, by, ...bend }: Bend): unknown {
  const junk = structuredClone(bend.junk)
  const points = pointsOf(value)
  const point = points[at % Math.max(1, points.length)]
  if (!point || by === 'all') return junk
  const { holder, name } = point
  if (by === 'delete' && !Array.isArray(holder)) delete holder[name]
  else if (by === 'add' && !Array.isArray(holder)) holder[`${name}2`] = junk
  else if (by === 'double' && Array.isArray(holder)) holder.push(structuredClone(holder[Number(name)]))
  else holder[name] = junk
  return value
}

function pointsOf(value: unknown): { holder: Container; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Container
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...pointsOf(holder[name])])
}

type Transport =
  | { readonly kind: 'good' | 'chunked' | 'noAccount' | 'noCookies' | 'noAccountCookie' | 'brokenCookies' | 'large' }
  | { readonly kind: 'otherAccount' | 'contentType' | 'origin' | 'site'; readonly value: string }
  | { readonly kind: 'text'; readonly at: number; readonly insert: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'whole'; readonly text: string }

const contentTypes = ['', 'text/plain', 'multipart/form-data', 'application/jsonp', 'application/json; charset=utf-16']
const inserts = ['', '"', '}', ',', '\\', '\0', '1e999', '\ufeff', '// ', '\u2028', '{', '[', 'NaN', '-', '\\ud800']
const wholes = ['', ' ', 'null', '[]', '"{}"', '0', '{"a":1}{"b":2}', '['.repeat(90_000), '{"a":'.repeat(40_000)]

function transport({ callers }: Setting): fc.Arbitrary<Transport> {
  const accounts = [...Object.values(callers).map(({ account }) => account), 'nobody', '']
  return fc.oneof(
    fc.record({
      kind: fc.constantFrom('chunked', 'noAccount', 'noCookies', 'noAccountCookie', 'brokenCookies', 'large'),
    }),
    fc.record({ kind: fc.constant('otherAccount'), value: fc.constantFrom(...accounts) }),
    fc.record({ kind: fc.constant('contentType'), value: fc.constantFrom(...contentTypes) }),
    fc.record({ kind: fc.constant('origin'), value: fc.constantFrom('https://evil.example', 'null', '') }),
    fc.record({ kind: fc.constant('site'), value: fc.constantFrom('cross-site', 'same-site', '', 'x') }),
    fc.record({ kind: fc.constant('text'), at: fc.nat(), insert: fc.constantFrom(...inserts) }),
    fc.record({ kind: fc.constant('bytes'), bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }) }),
    fc.record({ kind: fc.constant('whole'), text: fc.constantFrom(...wholes) }),
  )
}

interface DrawnRequest {
  readonly caller: CallerName
  readonly twice: boolean
  readonly params: unknown
  readonly input: unknown
  readonly segment: string | null
  readonly transport: Transport
}

function assemble(
  setting: Setting,
  key: Key,
  { caller, twice, params, input, segment, transport }: DrawnRequest,
): BadRequest {
  const [method = '', pattern = ''] = key.split(' ')
  const { streams }: Endpoint = api[key]
  const { account, cookies } = setting.callers[caller]
  const values = new Map(Object.entries(Object(params)))
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment !== null && name === names.at(-1) ? segment : encodeURIComponent(wellFormed(textOf(values.get(name)))),
  )
  const named =
    transport.kind === 'otherAccount' ? transport.value : transport.kind === 'noAccount' ? undefined : account
  const query = new URLSearchParams()
  if (method === 'GET')
    for (const [name, value] of Object.entries(Object(input)))
      for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one))
  if (streams && named !== undefined) query.append('account', named)
  const body = method === 'GET' ? null : bodyOf(input, transport)
  const headers: Record<string, string> = {
    'Content-Type': transport.kind === 'contentType' ? transport.value : 'application/json',
    Origin: transport.kind === 'origin' ? transport.value : setting.url,
    'Sec-Fetch-Site': transport.kind === 'site' ? transport.value : 'same-origin',
    ...(named !== undefined && !streams && { [accountHeader]: named }),
    ...cookieHeader(cookies, transport),
  }
  return {
    key,
    caller,
    twice,
    endsSession: ['otherAccount', 'noAccountCookie', 'brokenCookies'].includes(transport.kind),
    wellSent: transport.kind === 'good' && segment === null && names.every((name) => textOf(values.get(name)) !== ''),
    params: Object.fromEntries(names.map((name) => [name, textOf(values.get(name))])),
    input,
    sent: {
      method,
      path: query.size > 0 ? `${path}?${query}` : path,
      headers,
      body,
      chunked: transport.kind === 'chunked',
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

/** Replaces lone surrogates, which cannot be part of a URL. */
const wellFormed = (text: string) => Buffer.from(text).toString()

function cookieHeader(cookies: string, { kind }: Transport): Record<string, string> {
  if (cookies === '' || kind === 'noCookies') return {}
  if (kind === 'noAccountCookie')
    return {
      Cookie: cookies
        .split('; ')
        .filter((cookie) => !/account/.test(cookie))
        .join(),
    }
  return { Cookie: kind === 'brokenCookies' ? cookies.replaceAll(/=(.)/g, '=%$1x') : cookies }
}

function bodyOf(input: unknown, transport: Transport): Buffer {
  const text = JSON.stringify(input) ?? ''
  switch (transport.kind) {
    case 'large':
      return Buffer.from(`{"surprise":"${'x'.repeat(largestBody)}"}`)
    case 'bytes':
      return Buffer.concat([Buffer.from(text.slice(0, 5)), transport.bytes, Buffer.from(text.slice(5))])
    case 'whole':
      return Buffer.from(transport.text)
    case 'text': {
      const at = transport.at % (text.length + 1)
      return Buffer.from(text.slice(0, at) + transport.insert + text.slice(at + 1))
    }
    default:
      return Buffer.from(text)
  }
}
