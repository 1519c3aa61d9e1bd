import { batchLimit } from '#contract'
import { play, startRound } from '#maths'
import { happens, type Random } from './chance.ts'
import type { PlayedRound } from './ledger.ts'
import type { Lesson } from './lesson.ts'
import { nextMove } from './next-move.ts'
import type { Person } from './person.ts'
import { type Network, Refused } from './unreliable-network.ts'

/** A child's visit to a level: one round, and the requests that send its moves to the server. */
export interface Visit {
  readonly played: PlayedRound
  /** Plays a number of moves. */
  play(moves: number): void
  /** Sends all moves that are not acknowledged. Resolves when they are. */
  sendAll(): Promise<void>
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

export function beginVisit({ child, lesson, played, skill, playing, network }: VisitOptions): Visit {
  const { level, moves, acknowledgedAt } = played
  const path = { round: played.id, operation: level.operation, levelId: level.id, rules: level.rules.version }
  let round = startRound(level, level.rules.seedOf(child.id, played.id))
  /** The best streak after each move. */
  const bests: number[] = []

  function playMoves(count: number): void {
    for (let i = 0; i < count; i++) {
      const move = nextMove(level, round, skill, playing)
      const after = play(level, round, move)
      if (!after.round) throw new Error(`${level.operation} ${level.id}: a valid move was refused: ${after.refused}`)
      round = after.round
      moves.push(move)
      bests.push(round.best)
    }
  }

  /** Sends moves from one number to another, both included. Returns whether they were acknowledged. */
  async function post(from: number, to: number): Promise<boolean> {
    const askedAt = performance.now()
    // The server replies to moves that it has stored before without a write.
    const hasNew = to > played.sent
    played.sent = Math.max(played.sent, to)
    const input = { ...path, moves: moves.slice(from - 1, to) }
    const reply = await network.send(child.browser, 'POST /api/rounds/{round}/moves', input)
    if (!reply) return false
    const best = bests[to - 1] ?? 0
    const isTrue = reply.lastMove >= to && reply.best >= best && (best < level.target || reply.completed)
    if (!isTrue) throw new Refused(`moves up to ${to} of round ${played.id} returned ${JSON.stringify(reply)}`)
    while (acknowledgedAt.length < to) acknowledgedAt.push(Date.now())
    if (hasNew) lesson.reportAcknowledged(askedAt)
    return true
  }

  return {
    played,
    play: playMoves,
    async sendAll() {
      while (acknowledgedAt.length < moves.length) {
        const from = acknowledgedAt.length + 1
        if (await post(from, Math.min(moves.length, from - 1 + batchLimit))) continue
        await network.pause()
        // The child continues without the network, so that the next request has more moves than the one before.
        if (lesson.isOpen() && happens(network.chance, 30)) playMoves(network.chance.integer(1, 3))
      }
    },
    async repeat() {
      if (acknowledgedAt.length === 0) return
      const from = network.chance.integer(1, acknowledgedAt.length)
      const to = Math.min(acknowledgedAt.length, from + network.chance.integer(0, 9))
      await post(from, to)
    },
  }
}
