import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accountHeader } from '#contract'
import { enNZ, type Move, moveAfter, type PlayableLevel, play, type Round, rightAnswer, startRound } from '#maths'
import { open, requestTo, send } from '../saves/connection.ts'
import type { Notes, SignedIn } from './lesson.ts'

interface StudentPage {
  readonly port: number
  readonly student: SignedIn
  /** Each round is played in one of them. */
  readonly levels: readonly PlayableLevel[]
  readonly speed: number
  readonly notes: Notes
  readonly over: AbortSignal
}

/** Milliseconds between two answers of a person: at least, and at most. */
const pace = { least: 4000, most: 8000 }
/** The share of right answers. */
const right = 0.85
/** Milliseconds from a wrong answer to Continue. */
const reading = 1500
/** Milliseconds in which the outbox gathers moves (web/outbox/outbox.ts). */
const gathering = 50
const movesPerRound = 40

/**
 * Plays rounds at the pace of a person until the lesson is over. As in the outbox, one request is under way at a time,
 * and the next one has all moves that were made meanwhile.
 */
export async function playLesson({ port, student, levels, speed, notes, over }: StudentPage): Promise<void> {
  const socket = await open(port)
  const headers = {
    Origin: `http://localhost:${port}`,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: student.cookie,
    [accountHeader]: student.account,
  }
  const post = (level: PlayableLevel, roundId: string, moves: readonly Move[]) => {
    const input = { operation: level.operation, levelId: level.id, rules: level.rules.version, moves }
    return send(socket, requestTo(port, 'POST', `/api/rounds/${roundId}/moves`, headers, input))
  }
  // The students begin at different times, as people do.
  await delay((Math.random() * pace.most) / speed)
  while (!over.aborted) await playRound()

  async function playRound(): Promise<void> {
    const roundId = randomUUID()
    const level = levels[Math.floor(Math.random() * levels.length)]
    if (!level) throw new Error('There are no levels')
    const waiting: Move[] = []
    let isPlaying = true
    let kept = () => {}
    const outbox = async () => {
      while (isPlaying || waiting.length > 0) {
        if (waiting.length === 0)
          await new Promise<void>((resolve) => {
            kept = resolve
          })
        await delay(gathering)
        const batch = waiting.splice(0)
        if (batch.length === 0) continue
        const sentAt = performance.now()
        await post(level, roundId, batch)
        notes.saves.push(performance.now() - sentAt)
        notes.answers += batch.filter(({ kind }) => kind === 'answer').length
      }
    }
    const sending = outbox()
    let round = startRound(level, level.rules.seedOf(student.account, roundId))
    for (let number = 1; number <= movesPerRound && !over.aborted; number++) {
      const made = nextMove(level, round)
      round = made.round
      waiting.push(made.move)
      kept()
      const pause = round.awaitsNext ? reading : pace.least + Math.random() * (pace.most - pace.least)
      // A request that fails ends the whole measurement.
      await Promise.race([delay(pause / speed), sending])
    }
    isPlaying = false
    kept()
    await sending
  }

  function nextMove(level: PlayableLevel, round: Round): { readonly move: Move; readonly round: Round } {
    const answer = Math.random() < right ? rightAnswer(round.question, enNZ) : { kind: 'number' as const, number: '0' }
    const intent = round.awaitsNext ? ({ kind: 'next' } as const) : ({ kind: 'answer', answer } as const)
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + 900)
    const played = play(level, round, move)
    if (!played.round) throw new Error(played.refused)
    return { move, round: played.round }
  }
}
