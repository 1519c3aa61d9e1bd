import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isUnknownAddress, mayHaveHappened } from '../client/problems.ts'
import { classList, findClassId } from './class-list.ts'

const room5 = {
  id: '5',
  name: 'Room 5',
  code: 'ABC123',
  isOpen: true,
  namesLocked: false,
  createdAt: 0,
  archivedAt: null,
  studentCount: 0,
  role: 'owner' as const,
  until: null,
  ownerEmail: null,
  signInUntil: null,
}
const room6 = { ...room5, id: '6', name: 'Room 6', code: 'XYZ789' }

/** The next responses. Null is a lost network. */
let responses: (Response | null)[]
let queryClient: QueryClient
beforeEach(() => {
  responses = []
  // The client's default allows more retries than the caller wants.
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0, staleTime: 10_000 } } })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('fetch', async () => {
    const response = responses.shift()
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const empty = { today: '2026-11-19', waiting: {}, due: {} }
const find = (code: string) => findClassId(queryClient, code)

it('the id of a class comes from the list, which is fetched once', async () => {
  responses = [Response.json({ classes: [room5, room6] })]
  expect(await Promise.all([find('ABC123'), find('XYZ789')])).toEqual(['5', '6'])
  expect(await find('XYZ789')).toBe('6')
})

it('the id of a class comes from a stale list too, because it never changes', async () => {
  queryClient.setQueryData(classList.queryKey, { ...empty, classes: [room5] }, { updatedAt: 0 })
  expect(await find('ABC123')).toBe('5')
})

it('the id of a class that was just made elsewhere comes from a new list', async () => {
  queryClient.setQueryData(classList.queryKey, { ...empty, classes: [room5] })
  responses = [Response.json({ classes: [room5, room6] })]
  expect(await find('XYZ789')).toBe('6')
})

it("a code that is not in the teacher's own list is not found", async () => {
  responses = [Response.json({ classes: [room5] })]
  const error = await find('XYZ789').catch((reason: Error) => reason)
  expect(isUnknownAddress(error as Error)).toBe(true)
})

it('a list that fails is not fetched again until the caller retries', async () => {
  responses = [null, Response.json({ classes: [room5] })]
  const error = await find('ABC123').catch((reason: Error) => reason)
  expect(mayHaveHappened(error as Error)).toBe(true)
  expect(responses).toHaveLength(1)
  expect(await find('ABC123')).toBe('5')
})
