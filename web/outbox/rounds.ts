import type { Args, Output } from '#contract'
import { call } from '../api/client/call.ts'

export type Stored = Output<'POST /api/rounds/{round}/moves'>

/** After this long a request counts as lost; should it arrive all the same, sending twice is harmless. */
const patience = 20_000

export function postMoves(moves: Args<'POST /api/rounds/{round}/moves'>): Promise<Stored> {
  return call('POST /api/rounds/{round}/moves', moves, AbortSignal.timeout(patience))
}
