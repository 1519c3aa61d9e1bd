import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'
import type { RequestEnv } from '../log.ts'

/** Returns the network address of the device that sent a request. */
export type AddressOf = (c: Context<RequestEnv>) => string

/**
 * Behind a trusted proxy, the address is in X-Forwarded-For. A device could write that header itself, so it counts only
 * where a trusted proxy has added it.
 *
 * @param proxies addresses, networks in CIDR notation, or the name `loopback`
 * @param onUntrusted runs at the first request with the header from an address that is no trusted proxy
 */
export function addressOf(proxies: readonly string[], onUntrusted: () => void = () => {}): AddressOf {
  const trust = proxyAddress.compile([...proxies])
  let isReported = false
  return (c) => {
    const { incoming } = c.env
    if (!isReported && incoming.headers['x-forwarded-for'] && !trust(incoming.socket.remoteAddress ?? '', 0)) {
      isReported = true
      onUntrusted()
    }
    const found = withoutPort(proxyAddress(incoming as IncomingMessage, trust) ?? '')
    // Without this, the text of a careless proxy would be counted and logged as an address.
    return isIP(found) ? found : (incoming.socket.remoteAddress ?? '')
  }
}

/** Some proxies write 203.0.113.9:4711 or [2001:db8::7]:4711. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

/**
 * Returns the network by which tries are counted: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * household or school has to itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
