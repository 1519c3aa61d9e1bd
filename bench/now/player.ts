import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accountHeader } from '#contract'
import { enNZ, type Move, moveAfter, type PlayableLevel, play, rightAnswer, startRound } from '#maths'
import type { SignedIn } from '../lesson/lesson.ts'
import { open, requestTo, send } from '../saves/connection.ts'
import type { Seen } from './now-watch.ts'

interface Player {
  readonly port: number
  readonly student: SignedIn
  /** The name in the class. */
  readonly name: string
  readonly level: PlayableLevel
  /** Gets each try that changes what the teacher sees of the student in the column "Now". */
  readonly tries: Seen[]
  /** Gets each right answer, with what the grid of a task that counts right answers then shows. */
  readonly rights: Seen[]
  readonly rightAnswers: number
  readonly over: AbortSignal
}

/** Milliseconds between two tries of a person: at least, and at most. */
const pace = { least: 4000, most: 8000 }
/** Milliseconds in which the outbox gathers moves (web/outbox/outbox.ts). */
const gathering = 50

/** The tries of a round, and what the teacher sees after each. A second miss changes nothing. */
const round = [
  { isRight: true, shows: 'Streak 1 of 5' },
  { isRight: true, shows: 'Streak 2 of 5' },
  { isRight: true, shows: 'Streak 3 of 5' },
  { isRight: false, shows: 'Streak 0 of 5' },
  { isRight: false, shows: null },
  { isRight: false, shows: 'Hand up' },
] as const

/** Plays rounds at the pace of a person. Each round builds a streak, loses it and ends with a raised hand. */
export async function playOn({ port, student, name, level, tries, rights, rightAnswers, over }: Player): Promise<void> {
  const headers = {
    Origin: `http://localhost:${port}`,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: student.cookie,
    [accountHeader]: student.account,
  }
  const about = { operation: level.operation, levelId: level.id, rules: level.rules.version }
  let right = 0
  await delay(Math.random() * pace.most)
  const socket = await open(port)
  while (!over.aborted) await playRound()

  async function playRound(): Promise<void> {
    const roundId = randomUUID()
    let state = startRound(level, level.rules.seedOf(student.account, roundId))
    for (const { isRight, shows } of round) {
      const moves: Move[] = []
      const make = (intent: Parameters<typeof moveAfter>[1]) => {
        const move = moveAfter(state, intent, Math.max(state.opensAt, state.lastAt) + 900)
        const played = play(level, state, move)
        if (!played.round) throw new Error(`The move was refused: ${played.refused}`)
        state = played.round
        moves.push(move)
      }
      if (state.awaitsNext) make({ kind: 'next' })
      make({ kind: 'answer', answer: isRight ? rightAnswer(state.question, enNZ) : { kind: 'number', number: '0' } })
      const at = Date.now()
      if (shows) tries.push({ student: name, shows, at })
      if (isRight) rights.push({ student: name, shows: `${++right} of ${rightAnswers}`, at })
      await delay(gathering)
      const path = `/api/rounds/${roundId}/moves`
      await send(socket, requestTo(port, 'POST', path, headers, { ...about, moves }))
      await delay(pace.least + Math.random() * (pace.most - pace.least))
      if (over.aborted) return
    }
  }
}
