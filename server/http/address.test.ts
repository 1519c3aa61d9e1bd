import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { RequestEnv } from '../log.ts'
import { addressOf, networkOf } from './address.ts'

/** Returns the address of a request from a socket, with an X-Forwarded-For header. */
async function addressAt(
  proxies: string[],
  socket: string,
  forwarded?: string,
  onUntrusted?: () => void,
): Promise<string> {
  const find = addressOf(proxies, onUntrusted)
  const app = new Hono<RequestEnv>().get('/', (c) => c.text(find(c)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const incoming = { headers, socket: { remoteAddress: socket }, connection: { remoteAddress: socket } }
  return (await app.request('/', {}, { incoming, outgoing: {} })).text()
}

it.each([
  ['a device without a proxy', ['loopback'], '203.0.113.9', undefined, '203.0.113.9'],
  ['a device that names another address', ['loopback'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a device behind the proxy', ['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'a device behind the proxy that names another address',
    ['loopback'],
    '::1',
    '198.51.100.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a device whose port the proxy adds', ['loopback'], '::1', '203.0.113.9:4711', '203.0.113.9'],
  ['a device with IPv6 whose port the proxy adds', ['loopback'], '::1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['a device behind two proxies', ['loopback', '10.0.0.0/8'], '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
])('the address of %s is its own', async (_, proxies, socket, forwarded, expected) => {
  expect(await addressAt(proxies, socket, forwarded)).toBe(expected)
})

it.each(['unknown', 'Mia Chen <mia@kauri.school.nz>', '1', '\u0000'])(
  'the text %j of a proxy is no address, so that of the proxy counts',
  async (text) => {
    expect(await addressAt(['loopback'], '127.0.0.1', `203.0.113.9, ${text}`)).toBe('127.0.0.1')
  },
)

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['a proxy that is not trusted is reported', '172.30.0.1', '203.0.113.9', 1],
  ['a trusted proxy is not reported', '127.0.0.1', '203.0.113.9', 0],
  ['a device without a proxy is not reported', '203.0.113.9', undefined, 0],
])('%s', async (_, socket, forwarded, reports) => {
  const onUntrusted = vi.fn()
  await addressAt(['loopback'], socket, forwarded, onUntrusted)
  expect(onUntrusted).toHaveBeenCalledTimes(reports)
})
