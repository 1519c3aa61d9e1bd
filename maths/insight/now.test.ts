import { expect, test } from 'vitest'
import { type LatestRound, playingStudents } from './now.ts'

const now = Date.UTC(2026, 10, 19, 21)
const minute = 60_000

const round = (studentId: string, ago: number, changes: Partial<LatestRound> = {}): LatestRound => ({
  ...{ studentId, operation: 'addition', levelId: '1.1', streak: 3, missed: 0, madeAt: now - ago },
  ...changes,
})

test('a student plays until two minutes after the last move', () => {
  expect(playingStudents([round('mia', 0)], now)).toEqual([
    { studentId: 'mia', operation: 'addition', levelId: '1.1', streak: 3, handUp: false, playsFor: 2 * minute },
  ])
  expect(playingStudents([round('mia', 2 * minute - 1)], now)).toMatchObject([{ playsFor: 1 }])
  expect(playingStudents([round('mia', 2 * minute)], now)).toEqual([])
})

test('a move that another server dates a moment ahead was made now', () => {
  expect(playingStudents([round('mia', -500)], now)).toMatchObject([{ playsFor: 2 * minute }])
})

test.each([0, 1])('a student of two rounds is in the one with the later move, in whatever order they come', (first) => {
  const rounds = [round('mia', 5000, { levelId: '1.2' }), round('mia', 9000, { missed: 4 })]
  const playing = playingStudents([rounds[first]!, round('ben', 1000), rounds[1 - first]!], now)
  expect(playing.map(({ studentId, levelId, handUp }) => [studentId, levelId, handUp])).toEqual([
    ['mia', '1.2', false],
    ['ben', '1.1', false],
  ])
})

test('a hand is up from the third miss in a row on', () => {
  const hands = [2, 3, 7].map((missed) => playingStudents([round('mia', 0, { missed })], now)[0]?.handUp)
  expect(hands).toEqual([false, true, true])
})
