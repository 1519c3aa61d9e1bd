import { describe, expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { check } from '../check.ts'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { operandsOf } from '../operands.ts'
import { playedProblem } from '../own/played-problem.ts'
import type { WrittenProblem } from '../own/problem.ts'
import type { PlayableLevel } from '../playable/level.ts'
import { type Question, rightAnswer } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { releasedRules, releases } from '../releases.ts'
import { currentRules, type Rules } from '../rules.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { dealFrom } from '../test/deal.ts'
import {
  contentOf,
  contentParts,
  dealSheet,
  loadSheet,
  type PrintedSet,
  type SheetContent,
  sheetSeed,
} from './sheet.ts'

const most = 60
const levels = (await Promise.all(operations.map(loadLevels))).flat()
const questionsOf = (level: PlayableLevel, count: number, seed = 'seven') =>
  dealSheet([{ kind: 'level', level }], count, seed)[0]!.questions
const noSet = () => Promise.reject(new Error('This sheet has no set'))
const loadLevelsOf = async (content: SheetContent, rules: Rules) =>
  (await loadSheet(content, rules, noSet)).flatMap((part) => (part.kind === 'level' ? [part.level] : []))
const numbersOf = (question: Question) => JSON.stringify([question.ask, operandsOf(question)])

describe.each(levels.map((level) => [`${level.operation} ${level.id}`, level] as const))('%s', (_, level) => {
  it('a sheet asks each question once before any comes again', () => {
    const asked = questionsOf(level, most).map(numbersOf)
    // A question that 6,000 dealt ones lack may exist, and then only the part of the sheet before it is compared.
    const different = new Set(dealFrom(level, 6000, 'all of them').map(numbersOf)).size
    const first = Math.min(different, most)
    expect(new Set(asked.slice(0, first)).size).toBe(first)
    expect(asked).toHaveLength(most)
  })

  it('each right answer of its key is right', () => {
    for (const question of questionsOf(level, most)) {
      expect(check(question, rightAnswer(question, enNZ))).toBe('right')
    }
  })
})

const printed = releases.flatMap(({ rules }) => operations.map((operation) => [rules.version, operation] as const))
it.each(printed)('under rules %i, the sheets of %s are those that were printed before', async (version, operation) => {
  const names = levelsOf(operation).map(({ id }) => ({ operation, levelId: id }))
  const ofRules = await loadLevelsOf({ kind: 'levels', levels: names }, releasedRules(version)!)
  const lines = ofRules.map((level) => `${level.id} ${questionsOf(level, 20, 'printed').map(hashQuestion).join(' ')}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`recordings/rules-${version}-${operation}.txt`)
})

it('the levels of a sheet share its questions evenly, in their order', async () => {
  const content = {
    kind: 'levels',
    levels: [
      { operation: 'addition', levelId: '2.5' },
      { operation: 'division', levelId: '1.3' },
      { operation: 'timestable', levelId: '1.8' },
    ],
  } as const
  const sections = dealSheet(await loadSheet(content, currentRules, noSet), 20, 'shared')
  expect(
    sections.map(({ questions, ...part }) => {
      return part.kind === 'level' && [part.level.operation, part.level.id, questions.length]
    }),
  ).toEqual([
    ['addition', '2.5', 6],
    ['division', '1.3', 7],
    ['timestable', '1.8', 7],
  ])
})

it('the same seed deals the same sheet, and each student gets another one', async () => {
  const [level] = await loadLevels('addition')
  const of = (student: string | null) => questionsOf(level!, 10, sheetSeed('sheet', student)).map(hashQuestion)
  expect(of(null)).toEqual(of(null))
  expect(of('mia')).not.toEqual(of('ben'))
  expect(of('mia')).not.toEqual(of(null))
})

it('a level that the rules do not have is refused', async () => {
  const content = { kind: 'levels', levels: [{ operation: 'addition', levelId: '9.9' }] } as const
  await expect(loadSheet(content, currentRules, noSet)).rejects.toThrow('no level addition 9.9')
})

/** Returns a problem whose text begins with its number. Its numbers change if it has several rows. */
const problem = (number: number, rows: number, changes: Partial<WrittenProblem> = {}) =>
  playedProblem({
    text: `${number}: {a} + 1`,
    ...{ picture: null, conditions: [] },
    numbers: [{ name: 'a', values: { kind: 'range', from: '1', to: String(rows), step: '1' } }],
    answer: { kind: 'number', expression: 'a + 1', unit: '', within: '0' },
    rows: Array.from({ length: rows }, (_, i) => [String(i + 1), String(i + 2)]),
    ...changes,
  })
const order = problem(9, 1, { text: '9: Smallest first', answer: { kind: 'order', items: ['1', '2', '3', '{a}0'] } })
const choice = problem(8, 5, { text: '8: Which is more?', answer: { kind: 'choice', choices: ['{a}', '9'], right: 1 } })
const set: PrintedSet['set'] = { teacher: 'f'.repeat(32), id: '5f0f8c66-1b4e-4b57-9a6e-3f1f4d2ab001', version: 2 }
const dealSetOf = (problems: PrintedSet['problems'], count: number, seed = 'seven') =>
  dealSheet([{ kind: 'set', set: { set, title: 'Kūmara', problems } }], count, seed)[0]!.questions
const textOf = ({ ask }: Question) => (ask.kind === 'told' ? ask.text : '')
const problemNumbers = (questions: readonly Question[]) =>
  questions.map((question) => Number.parseInt(textOf(question), 10))

describe('a set on a worksheet', () => {
  const problems = [problem(0, 40), problem(1, 1), choice, order]

  it('asks its problems in their order, and then those again that have other numbers', () => {
    const questions = dealSetOf(problems, 10)
    expect(problemNumbers(questions)).toEqual([0, 1, 8, 9, 0, 8, 0, 8, 0, 8])
    expect(new Set(questions.map(hashQuestion)).size).toBe(10)
  })

  it('has fewer questions than were chosen where no other question exists', () => {
    expect(dealSetOf([problem(1, 1), order], 10)).toHaveLength(2)
    expect(dealSetOf([problem(1, 3)], 60)).toHaveLength(3)
    // Rows that differ only in a number that no text has ask the same.
    expect(dealSetOf([problem(1, 4, { text: 'Nothing changes' })], 10)).toHaveLength(1)
  })

  it('with more problems than questions, each seed draws other problems in their order', () => {
    const many = Array.from({ length: 50 }, (_, i) => problem(i, 2))
    const [one, other] = ['one', 'other'].map((seed) => problemNumbers(dealSetOf(many, 10, seed)))
    expect(new Set(one).size).toBe(10)
    expect(one).toEqual(one?.toSorted((a, b) => a - b))
    expect(other).not.toEqual(one)
  })

  it('each right answer of its key is right', () => {
    for (const question of dealSetOf(problems, 60)) expect(check(question, rightAnswer(question, enNZ))).toBe('right')
  })

  it('is the one that was printed before', async () => {
    const lines = dealSetOf(problems, 30, 'printed').map(hashQuestion)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recordings/set.txt')
  })

  it('shares the questions of a sheet with levels', async () => {
    const content = contentOf([
      { kind: 'level', operation: 'addition', levelId: '2.5' },
      { kind: 'set', set },
    ])
    const parts = await loadSheet(content, currentRules, async (of) => ({ set: of, title: 'Kūmara', problems }))
    const sections = dealSheet(parts, 20, 'shared')
    expect(sections.map(({ kind, questions }) => [kind, questions.length])).toEqual([
      ['level', 10],
      ['set', 10],
    ])
  })
})

it('a worksheet of levels alone is stored as its levels', () => {
  const parts = [{ kind: 'level', operation: 'addition', levelId: '2.5' }] as const
  const content = contentOf(parts)
  expect(content).toEqual({ kind: 'levels', levels: [{ operation: 'addition', levelId: '2.5' }] })
  expect(contentParts(content)).toEqual(parts)
})
