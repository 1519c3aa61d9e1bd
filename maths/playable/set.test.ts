import { describe, expect, it } from 'vitest'
import { check } from '../check.ts'
import type { Memory } from '../dealer.ts'
import { checkOwnProblem } from '../own/check-problem.ts'
import { type PlayedProblem, playedProblem } from '../own/played-problem.ts'
import type { OwnPicture } from '../own/problem.ts'
import { type Move, newRound, playIntent, replay, startRound } from '../play.ts'
import { type Question, rightAnswer } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { currentRules } from '../rules.ts'
import { numberWord } from '../say/en-NZ/number-words.ts'
import { playableSet } from './set.ts'
import { type SetRef, setKey, setOfKey } from './set-ref.ts'

/** Returns a problem whose text begins with its number, with some rows. */
function sum(number: number, rows = 3, picture: OwnPicture | null = null): PlayedProblem {
  return playedProblem({
    text: `${number}: {a} + 1`,
    picture,
    numbers: [{ name: 'a', values: { kind: 'range', from: '1', to: String(rows), step: '1' } }],
    conditions: [],
    answer: { kind: 'number', expression: 'a + 1', unit: 'kiwi', within: '0' },
    rows: Array.from({ length: rows }, (_, i) => [String(i + 1), String(i + 2)]),
  })
}

const refWith = (...leftOut: readonly number[]): SetRef => ({
  kind: 'set',
  set: { teacher: 'f'.repeat(32), id: '5f0f8c66-1b4e-4b57-9a6e-3f1f4d2ab001', version: 2, leftOut },
})

const setOf = (problems: readonly PlayedProblem[], ...leftOut: readonly number[]) =>
  playableSet(refWith(...leftOut), problems, currentRules)!

/** Returns the first questions of a set, each dealt from data as it is stored. */
function dealt(problems: readonly PlayedProblem[], count: number, leftOut: readonly number[] = [], seed = 'set') {
  const { dealer } = setOf(problems, ...leftOut)
  const random = randomFrom(seedFrom(seed))
  let memory: Memory = []
  return Array.from({ length: count }, () => {
    const next = dealer.deal(random, JSON.parse(JSON.stringify(memory)))
    memory = next.memory
    expect(memory.every(Number.isInteger)).toBe(true)
    expect(memory.length).toBe(5)
    return next.question
  })
}

const textOf = ({ ask }: Question) => (ask.kind === 'told' ? ask.text : '')
const numberOf = (question: Question) => Number.parseInt(textOf(question), 10)

describe('the dealing of a set', () => {
  it.each([1, 2, 5, 26, 50])('all of %d problems come before any comes again, and none twice in a row', (count) => {
    const problems = Array.from({ length: count }, (_, i) => sum(i))
    const numbers = dealt(problems, 3 * count).map(numberOf)
    const all = Array.from({ length: count }, (_, i) => i)
    for (const part of [0, 1, 2])
      expect(numbers.slice(part * count, (part + 1) * count).sort((a, b) => a - b)).toEqual(all)
    if (count > 1) expect(numbers.some((number, i) => number === numbers[i + 1])).toBe(false)
  })

  it('a single problem comes with other numbers each time', () => {
    const texts = dealt([sum(0)], 50).map(textOf)
    expect(texts.some((text, i) => text === texts[i + 1])).toBe(false)
    expect(new Set(texts).size).toBe(3)
  })

  it('problems that are left out do not come', () => {
    const problems = Array.from({ length: 30 }, (_, i) => sum(i))
    const leftOut = Array.from({ length: 28 }, (_, i) => i)
    expect(new Set(dealt(problems, 20, leftOut).map(numberOf))).toEqual(new Set([28, 29]))
    expect(playableSet(refWith(0), [sum(0)], currentRules)).toBeNull()
  })

  it('a set with a kind of answer that only a newer version knows cannot be played', () => {
    const newer = { ...sum(1), answer: { kind: 'drawn' } } as unknown as PlayedProblem
    expect(playableSet(refWith(), [sum(0), newer], currentRules)).toBeNull()
    expect(new Set(dealt([sum(0), newer], 3, [1]).map(numberOf))).toEqual(new Set([0]))
  })

  it('after a shown answer the same problem comes with other numbers, and then the others of the round', () => {
    const playable = setOf([sum(0), sum(1), sum(2)])
    let round = startRound(playable, seedFrom('shown'))
    const shown = numberOf(round.question)
    const text = textOf(round.question)
    for (const intent of [
      { kind: 'answer', answer: { kind: 'number', number: '999' } },
      { kind: 'answer', answer: { kind: 'number', number: '999' } },
      { kind: 'reveal' },
      { kind: 'next' },
    ] as const)
      round = playIntent(playable, round, intent, round.opensAt).round!
    expect(numberOf(round.question)).toBe(shown)
    expect(textOf(round.question)).not.toBe(text)
    const others: number[] = []
    for (let i = 0; i < 2; i++) {
      round = playIntent(
        playable,
        round,
        { kind: 'answer', answer: rightAnswer(round.question, { numberWord }) },
        round.opensAt,
      ).round!
      others.push(numberOf(round.question))
    }
    expect([shown, ...others].sort()).toEqual([0, 1, 2])
  })

  it('pictures and orders are dealt from the numbers of the row', () => {
    const animals = sum(0, 20, { kind: 'animals', animal: 'kiwi', count: '{a}' })
    for (const { drawn, ask } of dealt([animals], 40))
      expect(drawn.kind === 'animals' && ask.kind === 'told' && `0: ${drawn.places.length} + 1`).toBe(
        ask.kind === 'told' && ask.text,
      )
    const ordered = playedProblem({
      text: 'Smallest first',
      picture: { kind: 'table', rows: [['{a}', 'x']] },
      numbers: [{ name: 'a', values: { kind: 'list', numbers: ['-1'] } }],
      conditions: [],
      answer: { kind: 'order', items: ['{a}', '2', '3'] },
      rows: [['-1']],
    })
    for (const { drawn, expects } of dealt([ordered], 30)) {
      expect(drawn).toEqual({ kind: 'table', rows: [['−1', 'x']] })
      expect(expects).toMatchObject({ kind: 'order', answer: ['−1', '2', '3'] })
      expect(expects.kind === 'order' && expects.numbers.toSorted()).toEqual(['2', '3', '−1'])
      expect(expects.kind === 'order' && expects.numbers).not.toEqual(['−1', '2', '3'])
    }
  })

  it.each(['0,5', '０.５', ' 0.5 ', '+.50'])('an answer may be off by a half if its teacher has typed %j', (within) => {
    const answer = { kind: 'number', expression: 'a + 1', unit: '', within } as const
    const numbers = [{ name: 'a', values: { kind: 'list', numbers: ['6'] } }] as const
    const written = { text: '{a} + 1', picture: null, numbers, conditions: [], answer, rows: [['6', '7']] }
    expect(checkOwnProblem(written)).toEqual([])
    const problem = playedProblem(written)
    const [question] = dealt([problem], 1)
    const mark = (number: string) => check(question!, { kind: 'number', number })
    expect(['7.5', '6,5', '7'].map(mark)).toEqual(['right', 'right', 'right'])
    expect(['7.6', '6,4'].map(mark)).toEqual(['wrong', 'wrong'])
    expect(setOf([problem]).dealer.answer.point).toBe(true)
  })

  it('the keyboard has a point and a minus sign where an answer needs them', () => {
    const answer = (value: string, within = '0') => {
      const problem = { ...sum(0), rows: [['1', value]], answer: { kind: 'number', unit: '', within } as const }
      return setOf([problem]).dealer.answer
    }
    expect(answer('12')).toEqual({ maxLength: 2, point: false, minus: false })
    expect(answer('-1.25')).toEqual({ maxLength: 5, point: true, minus: true })
    expect(answer('12', '0.5')).toEqual({ maxLength: 2, point: true, minus: false })
  })
})

describe('a round of a set', () => {
  it('five right answers in a row complete it, and the same moves replay from the seed with the same questions', () => {
    const problems = [sum(0), sum(1)]
    const playable = setOf(problems)
    const seed = seedFrom('round')
    let round = startRound(playable, seed)
    const moves: Move[] = []
    const hashes = new Set<number>()
    for (let i = 0; i < 5; i++) {
      hashes.add(hashQuestion(round.question))
      const played = playIntent(
        playable,
        round,
        { kind: 'answer', answer: rightAnswer(round.question, { numberWord }) },
        round.opensAt,
      )
      moves.push(played.move!)
      round = played.round!
    }
    expect(round.best).toBe(playable.target)
    expect(hashes.size).toBeGreaterThan(2)
    const again = replay(setOf(JSON.parse(JSON.stringify(problems))), newRound(seed), moves)
    expect(again).toMatchObject({ refused: null, saved: { best: 5 } })
    const otherNumbers = problems.map((problem) => ({ ...problem, rows: [['9', '10']] }))
    expect(replay(setOf(otherNumbers), newRound(seed), moves).refused).toMatchObject({ reason: 'otherQuestion' })
  })

  it('the key of a round names its set, and different refs have different keys', () => {
    const refs = [refWith(), refWith(1), refWith(1, 2), refWith(12)]
    expect(new Set(refs.map((ref) => setKey(ref).join())).size).toBe(4)
    for (const ref of refs) expect(setOfKey(setKey(ref))).toEqual(ref.set)
    expect(setOfKey(['addition', '1.1'])).toBeNull()
  })
})
