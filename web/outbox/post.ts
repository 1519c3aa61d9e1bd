/** The request that saves moves, with the age of the last one (docs/product/rules-of-play.md, "Days of play"). */
import type { Args } from '#contract'
import { ApiError, call } from '../api/client/call.ts'
import type { KeptMove, RoundHeader } from './move-store.ts'
import type { Reply } from './sending.ts'

const saveMoves = 'POST /api/rounds/{round}/moves'

type Request = Args<typeof saveMoves>

/** Milliseconds after which a request counts as lost. If it arrives after all, sending twice is harmless. */
const patience = 20_000

/** Sends moves as the account `mine`. A server that refuses their age receives them once more without it. */
export async function postMoves(header: RoundHeader, moves: readonly KeptMove[], mine: string): Promise<Reply> {
  const request = requestOf(header, moves, mine)
  // A clock that was set back gives a negative age, and an earlier version of the app kept no time.
  const age = Date.now() - (moves.at(-1)?.madeAt ?? Number.POSITIVE_INFINITY)
  const reply = age < 0 ? null : await send({ ...request, age }, mine)
  return reply && reply.trouble?.status !== 400 ? reply : send(request, mine)
}

/** Returns the request. The round of a merged account is sent with the id under which it was played. */
function requestOf({ account, round, ref, rules }: RoundHeader, kept: readonly KeptMove[], mine: string): Request {
  // A request has the fields of the ref without its kind.
  const { kind: _, ...fields } = ref
  const moves = kept.map(({ madeAt: _, ...move }) => move)
  return { round, ...fields, rules, moves, ...(account !== mine && { account }) }
}

async function send(request: Request, mine: string): Promise<Reply> {
  try {
    return { stored: await call(saveMoves, request, AbortSignal.timeout(patience), mine) }
  } catch (reason) {
    if (reason instanceof ApiError) return { trouble: reason }
    // The request timed out.
    if (reason instanceof DOMException) return { trouble: { status: 0, problem: 'network', message: '' } }
    // It is an error in the program: neither the network nor the server caused it.
    throw reason
  }
}
