import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Ask,
  canReveal,
  type Expected,
  enNZ,
  expressionDrawing,
  type Intent,
  loadLevel,
  moveAfter,
  noDrawing,
  type PlayableLevel,
  play,
  type Question,
  type Round,
  rightAnswer,
  seedFrom,
  startRound,
} from '#maths'
import { shownOf } from './view-state.ts'

let level: PlayableLevel
beforeAll(async () => {
  level = (await loadLevel('addition', '2.5'))!
})

type RoundStep = 'right' | 'wrong' | 'reveal' | 'next'

/** Returns the round after these moves. There is one every 1500 ms, the first at 1500. */
function played(...steps: RoundStep[]): Round {
  return steps.reduce(
    (round, step, i) => {
      const played = play(level, round, moveAfter(round, intentOf(step, round), (i + 1) * 1500))
      if (!played.round) throw new Error(`${step} was refused: ${played.refused}`)
      return played.round
    },
    startRound(level, seedFrom('shown')),
  )
}

function intentOf(step: RoundStep, { question }: Round): Intent {
  if (step === 'next' || step === 'reveal') return { kind: step }
  return { kind: 'answer', answer: step === 'right' ? rightAnswer(question, enNZ) : { kind: 'number', number: '1' } }
}

/** Returns the message for a question that is revealed. */
function revealedMessage(question: Question): string {
  const round = played('wrong', 'wrong', 'reveal')
  return shownOf(level, { ...round, marked: { ...round.marked!, question } }, 99_000, enNZ).message
}

describe('shownOf', () => {
  it('a round begins with a question, an empty box and no message', () => {
    const round = played()
    expect(shownOf(level, round, 0, enNZ)).toEqual({
      question: round.question,
      answer: null,
      missed: null,
      mark: null,
      message: '',
      locked: false,
      offersReveal: false,
      offersNext: false,
      celebrating: false,
      streak: 0,
    })
  })

  it('a question answered right stays locked on screen for a second and a half before the next question', () => {
    const before = played()
    const round = played('right')
    expect(shownOf(level, round, 2999, enNZ)).toMatchObject({
      question: before.question,
      answer: rightAnswer(before.question, enNZ),
      mark: 'right',
      message: 'Correct! Great job!',
      locked: true,
      streak: 1,
    })
    expect(shownOf(level, round, 3000, enNZ)).toMatchObject({
      question: round.question,
      answer: null,
      message: '',
      locked: false,
    })
  })

  it('a wrong answer stays in the box for a second, then the same question has an empty box', () => {
    const round = played('wrong')
    expect(shownOf(level, round, 2499, enNZ)).toMatchObject({
      answer: { number: '1' },
      missed: { number: '1' },
      mark: 'wrong',
      message: 'Oops! Try again.',
      locked: true,
      offersReveal: false,
    })
    expect(shownOf(level, round, 2500, enNZ)).toMatchObject({
      question: played().question,
      answer: null,
      missed: { number: '1' },
      locked: false,
    })
  })

  it('"Show me" is offered from the second miss on, and not for the next question', () => {
    const round = played('wrong', 'wrong')
    expect(shownOf(level, round, 3100, enNZ).offersReveal).toBe(true)
    expect(shownOf(level, round, 4000, enNZ)).toMatchObject({ offersReveal: true, locked: false })
    expect(canReveal(level, round, 4000)).toBe(true)
    expect(shownOf(level, played('wrong', 'wrong', 'right'), 6000, enNZ).offersReveal).toBe(false)
  })

  it('the question and its answer stay on screen after "Show me" until the child asks for the next question', () => {
    const asked = played('wrong', 'wrong').question
    const round = played('wrong', 'wrong', 'reveal')
    expect(shownOf(level, round, 99_000, enNZ)).toMatchObject({
      question: asked,
      answer: rightAnswer(asked, enNZ),
      message: `${enNZ.text(asked)} = ${enNZ.answer(asked)}`,
      mark: 'shown',
      locked: true,
      offersReveal: false,
      offersNext: true,
    })
    const next = played('wrong', 'wrong', 'reveal', 'next')
    expect(shownOf(level, next, 6000, enNZ)).toMatchObject({
      question: next.question,
      locked: false,
      offersNext: false,
    })
  })

  const number: Expected = { kind: 'number', answer: '58', places: 0, compared: 'exact' }

  it.each<[string, Ask, Expected]>([
    [
      '(7 − 3) × 14.5 = 58',
      { kind: 'calculation', expression: { operator: '×', left: { operator: '−', left: 7, right: 3 }, right: 14.5 } },
      number,
    ],
    [
      '75 ÷ 4 = 18 r 3',
      { kind: 'calculation', expression: { operator: '÷', left: 75, right: 4 } },
      { kind: 'quotientAndRemainder', quotient: '18', remainder: '3' },
    ],
    ['29 + 29 = 2 × 29 = 58', { kind: 'repeatedAddition', groups: 2, size: 29 }, number],
  ])('a calculation is revealed with its answer: %s', (message, ask, expects) => {
    expect(revealedMessage({ ask, expects, drawn: expressionDrawing })).toBe(message)
  })

  it('a question in words is revealed with its answer alone', () => {
    expect(revealedMessage({ ask: { kind: 'count', things: 'kiwi' }, expects: number, drawn: noDrawing })).toBe(
      'The answer is 58',
    )
  })

  it('an answer with a unit after its box is revealed with that unit', () => {
    const expects: Expected = { ...number, unit: 'cm' }
    const convert: Ask = { kind: 'convert', quantity: [{ value: 580, unit: 'mm' }], to: 'cm' }
    expect(revealedMessage({ ask: convert, expects, drawn: expressionDrawing })).toBe('The answer is 58 cm')
    expect(revealedMessage({ ask: { kind: 'measure', object: 'ribbon' }, expects, drawn: noDrawing })).toBe(
      'The answer is 58 cm',
    )
  })

  it('the celebration opens a second after the fifth right answer in a row, and the round waits for Continue', () => {
    const round = played('right', 'right', 'right', 'right', 'right')
    expect(shownOf(level, round, 8499, enNZ)).toMatchObject({ celebrating: false, locked: true, streak: 5 })
    expect(shownOf(level, round, 8500, enNZ)).toMatchObject({
      celebrating: true,
      locked: true,
      streak: 5,
      offersNext: false,
    })
    expect(shownOf(level, round, 60_000, enNZ).celebrating).toBe(true)
    const on = played('right', 'right', 'right', 'right', 'right', 'next')
    expect(shownOf(level, on, 9000, enNZ)).toMatchObject({ celebrating: false, locked: false, streak: 5 })
  })
})
