import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takePreloaded } from './preloaded-responses.ts'

const classes = { classes: [] }

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', { cookie: 'account=hana' })
  vi.stubGlobal('preloadedResponses', { account: 'hana', responses: { classes: Promise.resolve(classes) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a preloaded response is returned once', async () => {
  expect(await takePreloaded('classes')).toBe(classes)
  expect(await takePreloaded('classes')).toBeNull()
})

it('a response that was not preloaded is null', async () => {
  expect(await takePreloaded('session')).toBeNull()
  vi.stubGlobal('preloadedResponses', undefined)
  expect(await takePreloaded('classes')).toBeNull()
})

it('a preloaded response is not returned to another account that has signed in since', async () => {
  vi.stubGlobal('document', { cookie: 'account=sam' })
  expect(await takePreloaded('classes')).toBeNull()
})
