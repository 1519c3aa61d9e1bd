import { describe, expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { check } from '../check.ts'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { operandsOf } from '../operands.ts'
import type { PlayableLevel } from '../playable/level.ts'
import { type Question, rightAnswer } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { releasedRules, releases } from '../releases.ts'
import { currentRules } from '../rules.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { dealFrom } from '../test/deal.ts'
import { dealSheet, loadSheetLevels, sheetSeed } from './sheet.ts'

const most = 60
const levels = (await Promise.all(operations.map(loadLevels))).flat()
const questionsOf = (level: PlayableLevel, count: number, seed = 'seven') =>
  dealSheet([level], count, seed)[0]!.questions
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
  const ofRules = await loadSheetLevels({ kind: 'levels', levels: names }, releasedRules(version)!)
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
  const sections = dealSheet(await loadSheetLevels(content, currentRules), 20, 'shared')
  expect(sections.map(({ level, questions }) => [level.operation, level.id, questions.length])).toEqual([
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
  await expect(loadSheetLevels(content, currentRules)).rejects.toThrow('no level addition 9.9')
})
