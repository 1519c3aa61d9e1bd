import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  answerText,
  canReveal,
  expression,
  loadLevel,
  type Move,
  nothing,
  type PlayableLevel,
  play,
  type Question,
  type Round,
  rightAnswer,
  seedFrom,
  startRound,
} from '#maths'
import { shownOf } from './shown.ts'

const askedInCentimetres: Question = {
  kind: 'number',
  text: '580 mm = ? cm',
  drawn: expression,
  answer: '58',
  places: 0,
  compared: 'exact',
  unit: 'cm',
}

let level: PlayableLevel
beforeAll(async () => {
  level = (await loadLevel('addition', '2.5'))!
})

/** Plays moves given without their number, question and time, a second and a half after each other. */
function played(...kinds: ('right' | 'wrong' | 'reveal' | 'next')[]): Round {
  return kinds.reduce(
    (round, kind, i) => {
      const when = { number: i + 1, at: (i + 1) * 1500 }
      const { question } = round
      const answer: Answer = kind === 'right' ? rightAnswer(question) : { kind: 'number', number: '1' }
      const move: Move =
        kind === 'next' || kind === 'reveal'
          ? { ...when, kind, question }
          : { ...when, kind: 'answer', question, answer }
      const played = play(level, round, move)
      if (!played.round) throw new Error(`${kind} was refused: ${played.refused}`)
      return played.round
    },
    startRound(level, seedFrom('shown')),
  )
}

describe('the play screen', () => {
  it('begins with a question, an empty box and nothing said', () => {
    const round = played()
    expect(shownOf(level, round, 0)).toEqual({
      question: round.question,
      answer: null,
      mark: null,
      message: '',
      locked: false,
      offersReveal: false,
      offersNext: false,
      celebrating: false,
      streak: 0,
    })
  })

  it('shows the question that was answered right, locked, for a second and a half, then the next one', () => {
    const before = played()
    const round = played('right')
    expect(shownOf(level, round, 2999)).toMatchObject({
      question: before.question,
      answer: rightAnswer(before.question),
      mark: 'right',
      message: 'Correct! Great job!',
      locked: true,
      streak: 1,
    })
    expect(shownOf(level, round, 3000)).toMatchObject({
      question: round.question,
      answer: null,
      message: '',
      locked: false,
    })
  })

  it('shows a wrong answer for a second, then the same question with an empty box', () => {
    const round = played('wrong')
    expect(shownOf(level, round, 2499)).toMatchObject({
      answer: { number: '1' },
      mark: 'wrong',
      message: 'Oops! Try again.',
      locked: true,
      offersReveal: false,
    })
    expect(shownOf(level, round, 2500)).toMatchObject({ question: played().question, answer: null, locked: false })
  })

  it('offers "Show me" from the second miss on, and not for the next question', () => {
    const round = played('wrong', 'wrong')
    expect(shownOf(level, round, 3100).offersReveal).toBe(true)
    expect(shownOf(level, round, 4000)).toMatchObject({ offersReveal: true, locked: false })
    expect(canReveal(level, round, 4000)).toBe(true)
    expect(shownOf(level, played('wrong', 'wrong', 'right'), 6000).offersReveal).toBe(false)
  })

  it('shows question and answer after "Show me" until the child asks for the next question', () => {
    const asked = played('wrong', 'wrong').question
    const round = played('wrong', 'wrong', 'reveal')
    expect(shownOf(level, round, 99_000)).toMatchObject({
      question: asked,
      answer: rightAnswer(asked),
      message: `${asked.text} = ${answerText(asked)}`,
      mark: 'shown',
      locked: true,
      offersReveal: false,
      offersNext: true,
    })
    const next = played('wrong', 'wrong', 'reveal', 'next')
    expect(shownOf(level, next, 6000)).toMatchObject({ question: next.question, locked: false, offersNext: false })
  })

  it('shows the answer by itself where the question is a sentence or has a gap', () => {
    const revealed = (question: Question) => {
      const round = played('wrong', 'wrong', 'reveal')
      return shownOf(level, { ...round, marked: { ...round.marked!, question } }, 99_000).message
    }
    const { question } = played()
    expect(revealed({ ...question, text: '3 m = ? cm' })).toBe(`The answer is ${answerText(question)}`)
    expect(revealed({ ...question, text: 'How many kiwi?', drawn: nothing })).toBe(
      `The answer is ${answerText(question)}`,
    )
  })

  it('shows the answer with its unit where one stands behind the box', () => {
    const round = played('wrong', 'wrong', 'reveal')
    const question: Question = { ...askedInCentimetres, text: 'How long is the ribbon?', drawn: nothing }
    for (const asked of [askedInCentimetres, question]) {
      expect(shownOf(level, { ...round, marked: { ...round.marked!, question: asked } }, 99_000).message).toBe(
        'The answer is 58 cm',
      )
    }
  })

  it('opens the celebration a second after the fifth right answer in a row and waits behind it', () => {
    const round = played('right', 'right', 'right', 'right', 'right')
    expect(shownOf(level, round, 8499)).toMatchObject({ celebrating: false, locked: true, streak: 5 })
    expect(shownOf(level, round, 8500)).toMatchObject({ celebrating: true, locked: true, streak: 5, offersNext: false })
    expect(shownOf(level, round, 60_000).celebrating).toBe(true)
    const on = played('right', 'right', 'right', 'right', 'right', 'next')
    expect(shownOf(level, on, 9000)).toMatchObject({ celebrating: false, locked: false, streak: 5 })
  })
})
