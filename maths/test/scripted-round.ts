/** Plays a fixed script of right, wrong and refused moves on any level. Records the result of each move. */

import { type Intent, type Move, moveAfter, play, type Round, startRound } from '../play.ts'
import type { PlayableLevel } from '../playable/level.ts'
import { type Answer, rightAnswer } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'

/** The meaning of one move of the script. `moveFor` returns the move. */
export type Step =
  | 'right'
  /** `next` where the round waits for it, and otherwise the right answer. */
  | 'goOn'
  | 'wrong'
  | 'blank'
  | 'letters'
  | 'otherKind'
  | 'tooEarly'
  | 'tooLate'
  | 'reveal'
  | 'next'
  | 'timeUp'
  | 'timerOn'
  | 'timerOff'
  | 'skippedNumber'
  | 'backInTime'
  | 'otherQuestion'

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step)

/** Returns a script with every move, allowed or not, at every point of a round where the result can differ. */
export function scriptFor({ target }: PlayableLevel): Step[] {
  return [
    ...(['blank', 'letters', 'otherKind', 'right', 'tooEarly', 'reveal', 'next', 'timeUp'] as const),
    ...(['wrong', 'tooEarly', 'reveal', 'wrong', 'reveal', 'right', 'next', 'right', 'right'] as const),
    ...(['skippedNumber', 'backInTime', 'otherQuestion', 'timerOn', 'right', 'next'] as const),
    ...times(2 * target + 2, 'goOn'),
    ...(['right', 'tooEarly', 'next', 'right', 'wrong', 'next', 'goOn'] as const),
    ...times(2 * target + 2, 'goOn'),
    ...(['next', 'tooLate', 'next', 'timeUp', 'next', 'right', 'timerOff', 'right', 'wrong', 'right'] as const),
  ]
}

/**
 * Plays the script from the beginning of a round. Returns a line for each step: the refusal, or the state after the
 * step. A refused move does not change the round, and the script continues.
 */
export function playScript(level: PlayableLevel, roundId: string, script = scriptFor(level)): string[] {
  let round = startRound(level, seedFrom(roundId))
  return script.map((step, i) => {
    const move = moveFor(round, step)
    const played = play(level, round, move)
    const line = `${String(i + 1).padStart(2)} ${step}`
    if (!played.round) return `${line}: refused, ${played.refused}`
    round = played.round
    return `${line}: ${describeState(round, move.at)}`
  })
}

/** Returns the move of a step: 800 ms after the question opens, unless the step names another time. */
export function moveFor(round: Round, step: Step): Move {
  const soon = Math.max(round.opensAt, round.lastAt) + 800
  const { question } = round
  const rightGiven = rightAnswer(question, enNZ)
  const answer = (given: Answer): Intent => ({ kind: 'answer', answer: given })
  const right = answer(rightGiven)
  switch (step) {
    case 'right':
      return moveAfter(round, right, soon)
    case 'goOn':
      return moveAfter(round, round.awaitsNext ? { kind: 'next' } : right, soon)
    case 'wrong':
      return moveAfter(round, answer(wrongAnswerLike(rightGiven)), soon)
    case 'blank':
      return moveAfter(round, answer(mapTexts(rightGiven, () => ' ')), soon)
    case 'letters':
      return moveAfter(round, answer(mapTexts(rightGiven, (text) => `${text}abc`)), soon)
    case 'otherKind':
      return moveAfter(
        round,
        answer({ kind: question.expects.kind === 'choice' ? 'number' : 'choice', number: '1', choice: '1' } as Answer),
        soon,
      )
    case 'tooEarly':
      return moveAfter(round, right, Math.max(round.lastAt, round.opensAt - 1))
    case 'tooLate':
      return moveAfter(round, right, soon + 60_000)
    case 'reveal':
      return moveAfter(round, { kind: 'reveal' }, soon)
    case 'next':
      return moveAfter(round, { kind: 'next' }, soon)
    case 'timeUp':
      return moveAfter(round, { kind: 'timeUp' }, soon)
    case 'timerOn':
      return moveAfter(round, { kind: 'timer', on: true }, soon)
    case 'timerOff':
      return moveAfter(round, { kind: 'timer', on: false }, soon)
    case 'skippedNumber':
      return { ...moveAfter(round, right, soon), number: round.lastMove + 2 }
    case 'backInTime':
      return moveAfter(round, right, round.lastAt - 1)
    case 'otherQuestion':
      return {
        kind: 'answer',
        number: round.lastMove + 1,
        at: soon,
        questionHash: hashQuestion(question) + 1,
        answer: rightGiven,
      }
  }
}

/** Returns an answer of the same kind that is wrong. */
export function wrongAnswerLike(right: Answer): Answer {
  switch (right.kind) {
    case 'number':
      return { ...right, number: String(Number(right.number) + 1) }
    case 'quotientAndRemainder':
      return { ...right, remainder: String(Number(right.remainder) + 1) }
    case 'choice':
      return { ...right, choice: right.choice === 'A' ? 'B' : 'A' }
    case 'order':
      return { ...right, order: right.order.toReversed() }
    case 'numberAndWord':
      return { ...right, number: String(Number(right.number) + 1) }
  }
}

/** Returns the answer with each typed or tapped text changed. */
function mapTexts(answer: Answer, change: (text: string) => string): Answer {
  switch (answer.kind) {
    case 'number':
      return { ...answer, number: change(answer.number) }
    case 'quotientAndRemainder':
      return { ...answer, quotient: change(answer.quotient), remainder: change(answer.remainder) }
    case 'choice':
      return { ...answer, choice: change(answer.choice) }
    case 'order':
      return { ...answer, order: answer.order.map(change) }
    case 'numberAndWord':
      return { ...answer, number: change(answer.number), word: change(answer.word) }
  }
}

function describeState({ streak, best, misses, marked, opensAt, awaitsNext, timer }: Round, at: number): string {
  const mark = marked?.at === at ? `${marked.mark}${marked.celebrates ? ' and celebrates' : ''}, ` : ''
  const flags = [awaitsNext && 'awaits next', timer && 'timer on'].filter(Boolean)
  return `${mark}${[`streak ${streak}`, `best ${best}`, `misses ${misses}`, `opens in ${opensAt - at}`, ...flags].join(', ')}`
}
