import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { batchLimit } from '#contract'
import {
  canReveal,
  deadline,
  type Intent,
  type Move,
  moveAfter,
  type PlayableLevel,
  play,
  type Round,
  startRound,
} from '#maths'
import { answerTo } from '../demo/answers.ts'
import { happens, type Random } from './chance.ts'
import type { PlayedRound } from './ledger.ts'
import type { Lesson } from './lesson.ts'
import type { Person } from './person.ts'
import { type Network, Refused } from './unreliable-network.ts'

/** A child's visit to a level: one round, and the requests that send its moves to the server. */
export interface Visit {
  readonly played: PlayedRound
  /** Plays a number of moves. */
  play(moves: number): void
  /** Sends all moves that are not acknowledged, some of them from several tabs at once. Resolves when they are. */
  sendAll(): Promise<void>
  /**
   * Plays on from the last move in two tabs, each in another way, and sends the moves of both at once. All moves before
   * must be acknowledged.
   *
   * @throws {Refused} unless the moves of one tab are acknowledged, and those of the other are refused
   */
  fork(): Promise<void>
  /** Sends some acknowledged moves again, and ignores a missing reply. */
  repeat(): Promise<void>
}

export interface VisitOptions {
  readonly child: Person
  readonly lesson: Lesson
  readonly played: PlayedRound
  /** The percentage of right answers. */
  readonly skill: number
  /** The random numbers that decide the moves. */
  readonly playing: Random
  readonly network: Network
}

/** The next moves of a round, with the best streak after each. */
interface Play {
  readonly moves: readonly Move[]
  readonly bests: readonly number[]
  /** The round after these moves. */
  readonly round: Round
}

/** The percentage of requests that several tabs send at once. */
const tabsPercent = 40
/** The most milliseconds between the first of these requests and each other one. */
const mostDelay = 8

export function beginVisit({ child, lesson, played, skill, playing, network }: VisitOptions): Visit {
  const { level, moves, acknowledgedAt } = played
  const { chance } = network
  const path = { round: played.id, operation: level.operation, levelId: level.id, rules: level.rules.version }
  let round = startRound(level, level.rules.seedOf(child.id, played.id))
  /** The best streak after each move. */
  const bests: number[] = []

  function playOn(count: number): Play {
    const further = { moves: [] as Move[], bests: [] as number[], round }
    for (let i = 0; i < count; i++) {
      const move = nextMove(level, further.round, skill, playing)
      const after = play(level, further.round, move)
      if (!after.round) throw new Error(`${level.operation} ${level.id}: a valid move was refused: ${after.refused}`)
      further.round = after.round
      further.moves.push(move)
      further.bests.push(after.round.best)
    }
    return further
  }

  function keep(further: Play): void {
    round = further.round
    moves.push(...further.moves)
    bests.push(...further.bests)
  }

  /**
   * Sends moves. Returns whether they were acknowledged. `best` is the best streak after them. `isNew` is false if the
   * server may have stored all of them before.
   */
  async function post(sent: readonly Move[], best: number, isNew: boolean): Promise<boolean> {
    const askedAt = performance.now()
    const input = { ...path, moves: [...sent] }
    const reply = await network.send(child.browser, 'POST /api/rounds/{round}/moves', input)
    if (!reply) return false
    const last = sent.at(-1)?.number ?? 0
    const isTrue = reply.lastMove >= last && reply.best >= best && (best < level.target || reply.completed)
    if (!isTrue) throw new Refused(`moves up to ${last} of round ${played.id} returned ${JSON.stringify(reply)}`)
    lesson.reportAcknowledged(askedAt, { studentId: child.id, roundId: played.id, lastMove: last, isNew })
    return true
  }

  function recordAcknowledged(to: number): void {
    while (acknowledgedAt.length < to) acknowledgedAt.push(Date.now())
  }

  /** Sends moves from one number to another, both included. Returns whether they were acknowledged. */
  async function postRange(from: number, to: number): Promise<boolean> {
    const isNew = to > played.sent
    played.sent = Math.max(played.sent, to)
    const isAcknowledged = await post(moves.slice(from - 1, to), bests[to - 1] ?? 0, isNew)
    if (isAcknowledged) recordAcknowledged(to)
    return isAcknowledged
  }

  /** Returns null if the moves were not acknowledged. */
  async function sendSome(): Promise<true | null> {
    const from = acknowledgedAt.length + 1
    const to = Math.min(moves.length, from - 1 + batchLimit)
    // Another tab may have got the reply that this one waited for.
    if (from > to) return true
    const others = happens(chance, tabsPercent) ? chance.integer(1, 4) : 0
    // Each tab begins with a move that the server has or expects, and ends with another one.
    const ofTab = async () => {
      await sleep(chance.integer(0, mostDelay))
      const last = chance.integer(from, to)
      return postRange(chance.integer(Math.max(1, from - 3, last - batchLimit + 1), from), last)
    }
    const [isAcknowledged] = await Promise.all([postRange(from, to), ...Array.from({ length: others }, ofTab)])
    if (isAcknowledged) return true
    // The child continues without the network, so that the next request has more moves than the one before.
    if (lesson.isOpen() && happens(chance, 30)) keep(playOn(chance.integer(1, 3)))
    return null
  }

  /** Returns null if no reply came. */
  async function offer(further: Play): Promise<'acknowledged' | 'refused' | null> {
    try {
      return (await post(further.moves, further.bests.at(-1) ?? 0, false)) ? 'acknowledged' : null
    } catch (error) {
      if (error instanceof Refused && error.problem === 'refused') return 'refused'
      throw error
    }
  }

  return {
    played,
    play: (count) => keep(playOn(count)),
    async sendAll() {
      while (acknowledgedAt.length < moves.length) await network.retry(sendSome)
    },
    async fork() {
      const one = playOn(chance.integer(1, 4))
      let two = playOn(chance.integer(1, 4))
      while (isDeepStrictEqual(two.moves[0], one.moves[0])) two = playOn(2)
      const outcomes = await Promise.all([one, two].map((further) => network.retry(() => offer(further))))
      keep(outcomes[0] === 'acknowledged' ? one : two)
      played.sent = moves.length
      recordAcknowledged(moves.length)
      if (outcomes[0] !== outcomes[1]) return
      const number = one.moves[0]?.number
      throw new Refused(`two different moves ${number} of round ${played.id} were both ${outcomes[0]}`)
    },
    async repeat() {
      if (acknowledgedAt.length === 0) return
      const from = chance.integer(1, acknowledgedAt.length)
      const to = Math.min(acknowledgedAt.length, from + chance.integer(0, 9))
      await postRange(from, to)
    },
  }
}

/** Returns the next move of a child. `skill` is the percentage of right answers. */
function nextMove(level: PlayableLevel, round: Round, skill: number, random: Random): Move {
  // A few answers are later than the seven seconds of a timed question.
  const at = Math.max(round.lastAt, round.opensAt) + random.integer(300, 7200)
  return moveAfter(round, nextIntent(level, round, at, skill, random), at)
}

function nextIntent(level: PlayableLevel, round: Round, at: number, skill: number, random: Random): Intent {
  if (level.timed && (round.lastMove === 0 || happens(random, 2))) return { kind: 'timer', on: !round.timer }
  if (round.awaitsNext) return { kind: 'next' }
  if (canReveal(level, round, at) && happens(random, 50)) return { kind: 'reveal' }
  const end = deadline(level, round)
  if (end !== null && at > end && happens(random, 80)) return { kind: 'timeUp' }
  return { kind: 'answer', answer: answerTo(round.question, happens(random, skill), random) }
}
