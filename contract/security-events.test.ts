import { expect, test } from 'vitest'
import { api, type Endpoint, type Key } from './index.ts'

/** The endpoints that change something without an event in the table, each with the reason. */
const withoutEvent: Readonly<Partial<Record<Key, string>>> = {
  'POST /api/card-owners': 'It changes nothing. The key is in its body, because addresses are in the logs of proxies.',
  'POST /api/merges': 'Its handler writes the event, because a repeated merge merges nothing.',
  'POST /api/rounds/{round}/moves': 'A student saves play every few seconds.',
  'POST /api/rounds/missing': 'It changes nothing. Its list is too long for an address.',
  'PUT /api/devices/{device}': 'A device reports by itself how many answers were refused.',
  'PUT /api/me/picture': 'A student may change the picture at any time, and nobody gets a right by it.',
}

test('each endpoint that changes something writes a security event, or is listed with the reason', () => {
  const endpoints = Object.entries(api) as [Key, Endpoint][]
  const silent = endpoints.filter(([key, { logs }]) => !key.startsWith('GET ') && logs === undefined)
  expect(silent.map(([key]) => key).sort()).toEqual(Object.keys(withoutEvent).sort())
})
