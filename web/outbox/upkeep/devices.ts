/** Calls about the moves that this device keeps: rounds that the server lacks, and the number of refused answers. */
import type { Args, mostRounds, Output } from '#contract'
import { call } from '../../api/client/call.ts'

type Rounds = Args<'POST /api/rounds/missing'>['rounds']
type Missing = Output<'POST /api/rounds/missing'>['missing']

const atOnce: typeof mostRounds = 500
/** Milliseconds after which a request counts as lost. */
const patience = 20_000

/** Returns the rounds of which the server has fewer moves, with the number of its last move. */
export async function fetchMissing(rounds: Rounds): Promise<Missing> {
  const missing: Missing = []
  for (let from = 0; from < rounds.length; from += atOnce) {
    const named = { rounds: rounds.slice(from, from + atOnce) }
    missing.push(...(await call('POST /api/rounds/missing', named, AbortSignal.timeout(patience))).missing)
  }
  return missing
}

export function reportSetAside(report: Args<'PUT /api/devices/{device}'>): Promise<object> {
  return call('PUT /api/devices/{device}', report, AbortSignal.timeout(patience))
}
