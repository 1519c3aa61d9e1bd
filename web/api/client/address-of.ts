import type { Args, Key } from '#contract'

interface Address {
  readonly method: string
  /** With the arguments that it names, encoded. */
  readonly path: string
  /** The arguments that the path does not name: for the query of a GET, or the body. */
  readonly left: Readonly<Record<string, unknown>>
}

/** Where an endpoint of the contract is called. */
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
