import { isDeepStrictEqual } from 'node:util'
import type { Output } from '#contract'
import type { Move, RefKey } from '#maths'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import { type Judge, type RoundRef, timedMoves } from '../rounds/judge.ts'
import type { FoundPlayable } from '../rounds/kinds/kind.ts'
import type { Store } from '../store/open.ts'
import type { RoundSave, TimedMove } from '../store/rounds/round-save.ts'
import type { StoredRound } from '../store/rounds/stored-round.ts'

type Reply = Output<'POST /api/rounds/{round}/moves'>

export const roundHandlers = (services: Services) =>
  ({
    'POST /api/rounds/{round}/moves': async ({ caller, round: stored, params, input }) => {
      const { ref, rules, moves, age, account = caller.id } = input
      const playedAs = account === caller.id ? null : account
      // The device keeps such moves, because an undo may have given them back to their account.
      if (playedAs !== null && playedAs !== caller.account.mergedFrom)
        throw new ApiProblem('superseded', 'The round was played under another account')
      const playable = await services.playables[ref.kind]?.find(ref)
      if (!playable) throw noSuch(ref.kind)
      const timed = timedMoves(moves, services.clock(), age)
      await requireAllowed(playable, caller.id, stored, timed, ref.kind)
      const round = { studentId: caller.id, roundId: params.round, playedAs, playable, rules }
      return storeMoves(services, round, stored, timed)
    },
  }) satisfies Partial<Handlers>

const noSuch = (kind: string) => new ApiProblem('notFound', `There is no such ${kind}`)

/** Throws if the student may not begin a round of this playable, as if it did not exist. */
async function requireAllowed(
  { mayPlay, key }: FoundPlayable,
  studentId: string,
  stored: StoredRound | null,
  [first]: readonly TimedMove[],
  kind: string,
): Promise<void> {
  if (!mayPlay || !first || (stored && isSameKey(stored.key, key))) return
  if (!(await mayPlay(studentId, first.madeAt))) throw noSuch(kind)
}

/** The number of attempts to save while other requests store moves of the same round in between. */
const mostTries = 5

/**
 * Judges the moves of a round that are not stored yet, and stores them. `stored` is the round as the request found it.
 * Throws an `ApiProblem` if a move is missing, was refused or differs from the stored one.
 */
async function storeMoves(
  { store, judge, log }: Services,
  round: RoundRef,
  stored: StoredRound | null,
  moves: readonly TimedMove[],
): Promise<Reply> {
  for (let tries = 0; tries < mostTries; tries++) {
    const latest = tries === 0 ? stored : await store.rounds.select(round.studentId, round.roundId)
    if (latest?.isDamaged) throw damaged(round, log)
    const reply = await storeAfter(store, judge, round, latest, moves)
    if (reply) return reply
  }
  throw new ApiProblem('busy', 'Other requests are saving the same round. Please try again')
}

/** A damaged round is refused, so that the device sets it apart and sends its other rounds. */
function damaged({ roundId }: RoundRef, log: Log): ApiProblem {
  log.error({ round: roundId }, 'the stored state of a round is damaged')
  return new ApiProblem('refused', 'The stored round is damaged')
}

/** Returns null if another request has stored moves of the round meanwhile. */
async function storeAfter(
  store: Store,
  judge: Judge,
  round: RoundRef,
  stored: StoredRound | null,
  timed: readonly TimedMove[],
): Promise<Reply | null> {
  const lastMove = stored?.lastMove ?? 0
  const moves = timed.map(({ move }) => move)
  if (stored) refuseAnotherPlayable(stored, round)
  refuseGaps(moves, lastMove)
  await refuseChanges(store, round, moves, lastMove)
  const fresh = timed.filter(({ move }) => move.number > lastMove)
  if (stored && fresh.length === 0) return replyFrom(store, round, stored)
  const judged = judge(round, stored, fresh)
  if (!judged) throw new ApiProblem('notYet', 'This server does not know the rules of the round yet')
  const { save, refused } = judged
  const reply = save.moves.length > 0 ? await saveRound(store, save) : undefined
  if (reply === null) return null
  if (refused) throw new ApiProblem('refused', `Move ${refused.number} was refused: ${refused.reason}`)
  return reply ?? null
}

function refuseAnotherPlayable(stored: StoredRound, { playable, rules }: RoundRef): void {
  const same = isSameKey(stored.key, playable.key) && stored.rules === rules
  if (!same) throw new ApiProblem('refused', 'The round was begun at another level or by other rules')
}

function isSameKey(one: RefKey, other: RefKey): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

function refuseGaps(moves: readonly Move[], lastMove: number): void {
  const first = moves[0]?.number ?? 1
  if (first > lastMove + 1 || moves.some((move, i) => move.number !== first + i))
    throw new ApiProblem('outOfOrder', 'A move is missing', { expected: lastMove + 1 })
}

/** Throws if a move differs from the stored one of its number. The same move may come again. */
async function refuseChanges(store: Store, round: RoundRef, moves: readonly Move[], lastMove: number): Promise<void> {
  const known = moves.filter((move) => move.number <= lastMove)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return
  const stored = await store.rounds.selectMoves(round.studentId, round.roundId, first.number, last.number)
  const changed = known.find((move, i) => !isDeepStrictEqual(move, stored[i]))
  if (changed) throw new ApiProblem('refused', `Move ${changed.number} is stored with other content`)
}

async function replyFrom(store: Store, { studentId, playable }: RoundRef, stored: StoredRound): Promise<Reply> {
  const { record } = playable
  const { lastMove, closed } = stored
  if (!record) return { lastMove, closed, best: stored.best, completed: stored.completed }
  const bests = await store.progress.bestsIn(studentId, record.operation)
  const { streak = 0, completed = false } = bests[record.levelId] ?? {}
  return { lastMove, closed, best: streak, completed }
}

async function saveRound(store: Store, save: RoundSave): Promise<Reply | null> {
  const [result] = await store.rounds.save([save])
  if (!result || result.stale) return null
  const { closed, best, completed } = result
  return { lastMove: save.after + save.moves.length, closed, best, completed }
}
