import type { Args, Key } from '#contract'

interface Address {
  readonly method: string
  /** The path with its arguments filled in and encoded. */
  readonly path: string
  /** The arguments that the path does not name. They go into the query of a GET, or into the body. */
  readonly left: Readonly<Record<string, unknown>>
}

/** Returns the address of an endpoint of the contract. */
export function addressOf<K extends Key>(key: K, args: Args<K>): Address {
  const [method = '', template = ''] = key.split(' ')
  const left: Record<string, unknown> = { ...(args as Record<string, unknown>) }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]))
    delete left[name]
    return value
  })
  return { method, path, left }
}
