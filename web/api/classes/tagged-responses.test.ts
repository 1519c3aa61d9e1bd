import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropAccountId } from '../client/account-cookie.ts'
import { call } from '../client/call.ts'
import './tagged-responses.ts'

const key = 'GET /api/classes/{class}/overview'
const args = { class: 'c1', operation: 'addition' } as const
const sentTags: (string | null)[] = []

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', { cookie: 'account=hana', addEventListener: () => {} })
  sentTags.length = 0
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const tag = new Headers(headers).get('If-None-Match')
    sentTags.push(tag)
    if (tag === '"one"') return new Response(null, { status: 304, headers: { ETag: tag } })
    return Response.json({ students: ['Mia'] }, { headers: { ETag: '"one"' } })
  })
})
afterEach(() => {
  dropAccountId()
  vi.unstubAllGlobals()
})

it('a second call sends the tag of the first response, and returns its data where nothing has changed', async () => {
  const first = await call(key, args)
  expect(await call(key, args)).toBe(first)
  expect(sentTags).toEqual([null, '"one"'])
})

it('the tag of one address is not sent to another one', async () => {
  await call(key, args)
  await call(key, { ...args, operation: 'division' })
  expect(sentTags).toEqual([null, null])
})

it('the tag of an account is not sent by another account', async () => {
  await call(key, args, undefined, 'hana')
  await call(key, args, undefined, 'sam')
  expect(sentTags).toEqual([null, null])
})

it('a log-out forgets the responses and their tags', async () => {
  await call(key, args, undefined, 'hana')
  dropAccountId()
  await call(key, args, undefined, 'hana')
  expect(sentTags).toEqual([null, null])
})
