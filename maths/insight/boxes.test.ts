import { expect, test } from 'vitest'
import { findLevel, levelsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { loadLevel } from '../load.ts'
import { randomFrom } from '../random.ts'
import { currentRules } from '../rules.ts'
import { boxesOf, boxesOfClass, type CompletedLevels, hasFewToTap, isHard, lastAnswersOf } from './boxes.ts'
import { type FirstAnswer, withEntry } from './entry.ts'
import type { PlayedRound } from './played-round.ts'
import { questionsOf } from './recent-questions.ts'

const letters: Readonly<Record<string, FirstAnswer>> = { r: 'right', w: 'wrong', t: 'timeUp', q: 'tooQuick' }

/** Returns a round with these first answers: r right, w wrong, t time up, q too quick. */
function round(operation: Operation, levelId: string, answers: string, madeAt = 1): PlayedRound {
  const entries = [...answers].reduce(
    (text, letter) => withEntry(text, { first: letters[letter]!, could: 0, shown: 0, fact: null }, 60),
    '',
  )
  const counts = { answers: answers.length, rightAnswers: 0, busy: 0 }
  return { studentId: 'mia', roundId: `${madeAt}`, operation, levelId, madeAt, entries, ...counts }
}

const level = (operation: Operation, id: string) => findLevel(operation, id)!
const allOf = (operation: Operation, stage: string) =>
  levelsOf(operation).flatMap((one) => (one.stage === stage ? [one.id] : []))
const stageDone = (operation: Operation, ...stages: string[]): CompletedLevels => ({
  [operation]: new Set(stages.flatMap((stage) => allOf(operation, stage))),
})
const boxOf = (rounds: readonly PlayedRound[], completed: CompletedLevels) =>
  boxesOf(lastAnswersOf(questionsOf(rounds, () => 1)), completed).map(
    ({ box, level }) => `${level.operation} ${level.id} ${box}`,
  )

test('a level with nine first answers has no box, and one with ten has', () => {
  expect(boxOf([round('addition', '1.1', 'rrrrrrrrr')], {})).toEqual([])
  expect(boxOf([round('addition', '1.1', 'rrrrrrrrrr')], {})).toEqual(['addition 1.1 strengths'])
})

test('a level is right with eight of the last ten first answers', () => {
  const easy = stageDone('addition', '1')
  expect(boxOf([round('addition', '1.1', 'rrrrrrrrww')], easy)).toEqual(['addition 1.1 achieved'])
  expect(boxOf([round('addition', '1.1', 'rrrrrrrwww')], easy)).toEqual(['addition 1.1 gaps'])
})

test('a time-up and an answer that is too quick are not right', () => {
  expect(boxOf([round('addition', '1.1', 'rrrrrrrwtq')], {})).toEqual(['addition 1.1 toBeAchieved'])
})

test('a level with two or three things to tap is right with nine of the last ten first answers', () => {
  expect(boxOf([round('length', '1.1', 'rrrrrrrrrw')], {})).toEqual(['length 1.1 strengths'])
  expect(boxOf([round('length', '1.1', 'rrrrrrrrww')], {})).toEqual(['length 1.1 toBeAchieved'])
})

test('the latest ten answers decide, in the order in which the rounds were made', () => {
  const [older, newer] = [round('addition', '1.1', 'wwwwwwwwww', 1), round('addition', '1.1', 'rrrrrrrrrr', 2)]
  for (const rounds of [
    [older, newer],
    [newer, older],
  ])
    expect(boxOf(rounds, {})).toEqual(['addition 1.1 strengths'])
})

test('the last answers of a level may be from several rounds', () => {
  const rounds = [round('addition', '1.1', 'wwwwwrrrr', 1), round('addition', '1.1', 'rrrrrr', 2)]
  expect(boxOf(rounds, {})).toEqual(['addition 1.1 strengths'])
})

test('a level is hard if it is above the highest completed stage', () => {
  const completed = stageDone('addition', '2')
  expect(isHard(level('addition', '1.1'), completed)).toBe(false)
  expect(isHard(level('addition', '2.5'), completed)).toBe(false)
  expect(isHard(level('addition', '3.1'), completed)).toBe(true)
})

test('a stage with one level that is not completed is not completed', () => {
  const [, ...rest] = allOf('addition', '1')
  expect(isHard(level('addition', '1.1'), { addition: new Set(rest) })).toBe(true)
  expect(isHard(level('addition', '1.1'), stageDone('addition', '1'))).toBe(false)
})

test('all levels are hard before the first stage is completed, and stages of another operation do not count', () => {
  expect(isHard(level('addition', '1.1'), stageDone('subtraction', '1', '2'))).toBe(true)
})

test('the levels of BEDMAS are hard until the first of them is completed', () => {
  expect(isHard(level('bedmas', '1.1'), {})).toBe(true)
  expect(isHard(level('bedmas', '1.4'), { bedmas: new Set(['1.1']) })).toBe(false)
})

test('Times Table has no boxes', () => {
  expect(boxOf([round('timestable', '1.8', 'rrrrrrrrrr')], {})).toEqual([])
})

test('a level is in every box of a class in which five students have it, or three of a class under 15', () => {
  const students = (box: 'gaps' | 'achieved', count: number, from: number) =>
    Array.from({ length: count }, (_, i) => ({
      id: `s${from + i}`,
      levels: [{ level: level('addition', '1.1'), last: [], box }],
    }))
  const of = (gaps: number, achieved: number, size: number) =>
    boxesOfClass([...students('gaps', gaps, 0), ...students('achieved', achieved, 50)], size).map(
      ({ box, students, tried }) => [box, students.length, tried],
    )
  expect(of(5, 4, 15)).toEqual([['gaps', 5, 9]])
  expect(of(5, 6, 28)).toEqual([
    ['achieved', 6, 11],
    ['gaps', 5, 11],
  ])
  expect(of(3, 2, 14)).toEqual([['gaps', 3, 5]])
  expect(of(3, 2, 15)).toEqual([])
})

test('the levels with few things to tap are those whose questions have at most three choices', async () => {
  for (const one of operations.flatMap(levelsOf)) {
    const playable = await loadLevel(one.operation, one.id, currentRules)
    const random = randomFrom([1, 2, 3, 4])
    let memory: readonly number[] = []
    const asked = Array.from({ length: 40 }, () => {
      const dealt = playable!.dealer.deal(random, memory)
      memory = dealt.memory
      return dealt.question.expects
    })
    const hasFew = asked.every((expects) => expects.kind === 'choice' && expects.choices.length <= 3)
    expect([one.operation, one.id, hasFewToTap(one)]).toEqual([one.operation, one.id, hasFew])
  }
})
