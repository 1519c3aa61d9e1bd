import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeAskedAhead } from './asked-ahead.ts'

const classes = { classes: [] }

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', { cookie: 'account=hana' })
  vi.stubGlobal('askedAhead', { account: 'hana', responses: { classes: Promise.resolve(classes) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a response that was asked for ahead is returned once', async () => {
  expect(await takeAskedAhead('classes')).toBe(classes)
  expect(await takeAskedAhead('classes')).toBeNull()
})

it('a response that nobody asked for is null', async () => {
  expect(await takeAskedAhead('session')).toBeNull()
  vi.stubGlobal('askedAhead', undefined)
  expect(await takeAskedAhead('classes')).toBeNull()
})

it('a response is not returned to another account that has signed in since', async () => {
  vi.stubGlobal('document', { cookie: 'account=sam' })
  expect(await takeAskedAhead('classes')).toBeNull()
})
