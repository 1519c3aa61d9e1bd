/** The request that saves moves, with the age of the last one (docs/product/rules-of-play.md, "Days of play"). */
import type { Args } from '#contract'
import type { KeptMove, RoundHeader } from './move-store.ts'
import type { Reply } from './sending.ts'

type Request = Args<'POST /api/rounds/{round}/moves'>

/**
 * Sends moves with their age. A server that refuses the request receives it once more without, as older ones know none.
 */
export async function postWithAge(
  post: (request: Request) => Promise<Reply>,
  { round, ref, rules }: RoundHeader,
  kept: readonly KeptMove[],
  now: number,
): Promise<Reply> {
  // A request has the fields of the ref without its kind.
  const { kind: _, ...fields } = ref
  const request = { round, ...fields, rules, moves: kept.map(({ madeAt: _, ...move }) => move) }
  // A clock that was set back gives a negative age, and an earlier version of the app kept no time.
  const age = now - (kept.at(-1)?.madeAt ?? Number.POSITIVE_INFINITY)
  const reply = age < 0 ? null : await post({ ...request, age })
  return reply && reply.trouble?.status !== 400 ? reply : post(request)
}
