import { z } from 'zod'
import { api, type Endpoint, type Key } from '#contract'
import type { Kinds } from './kind.ts'

const saveMoves = 'POST /api/rounds/{round}/moves'

/** Returns the endpoints of the contract, where moves are saved for these kinds of playables. */
export function endpointsFor(kinds: Kinds): Readonly<Record<Key, Endpoint>> {
  const input = z.union(Object.values(kinds).map(({ batch }) => batch))
  return { ...api, [saveMoves]: { ...api[saveMoves], input } }
}
