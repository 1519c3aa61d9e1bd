import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../server/test/test-app.ts'
import { createConditions } from './conditions.ts'
import { findDamage } from './damage.ts'
import type { Asked } from './ledger.ts'
import { openSchool, type School } from './school.ts'
import { readRows, type StoredRows } from './stored-rows.ts'

let app: TestApp
let school: School
let sound: StoredRows

beforeAll(async () => {
  app = await startTestApp()
  school = await openSchool({
    url: app.url,
    seed: 'damage',
    conditions: createConditions(),
    children: 5,
    patience: 15_000,
  })
  const { memberships } = school.ledger
  await school.until(() => memberships.some(isAcknowledged), 'No child has joined a class.')
  await school.finish()
  sound = await readRows(app.database)
}, 120_000)
afterAll(() => app.close())

/** Returns the rows with the first one that fits replaced by other rows. */
function replace<R>(rows: readonly R[], fits: (row: R) => boolean, by: (row: R) => readonly R[]): readonly R[] {
  const at = rows.findIndex(fits)
  const row = rows[at]
  if (row === undefined) throw new Error('no such row')
  return rows.toSpliced(at, 1, ...by(row))
}

const isAcknowledged = ({ acknowledgedAt }: Asked) => acknowledgedAt !== null

const first = () => true
const isMarked = ({ mark }: StoredRows['moves'][number]) => mark !== null

function kindsAfter(spoil: (rows: StoredRows) => Partial<StoredRows>): Set<string> {
  return new Set(findDamage(school.ledger, { ...sound, ...spoil(sound) }).map(({ kind }) => kind))
}

test('a comparison of an undamaged database finds no damage and no refused request', () => {
  expect(findDamage(school.ledger, sound)).toEqual([])
  expect(school.ledger.refusals).toEqual([])
})

test('a missing move is lost and its round is wrong', () => {
  expect(kindsAfter(({ moves }) => ({ moves: replace(moves, isMarked, () => []) }))).toEqual(new Set(['lost', 'wrong']))
})

test('a move with another time is lost', () => {
  const later = ({ moves }: StoredRows) => ({ moves: replace(moves, first, (row) => [{ ...row, at: row.at + 1 }]) })
  expect(kindsAfter(later)).toContain('lost')
})

test('a move that was stored again after its acknowledgement is lost', () => {
  const again = ({ moves }: StoredRows) => ({
    moves: replace(moves, first, (row) => [{ ...row, stored_at: Date.now() + 60_000 }]),
  })
  expect(kindsAfter(again)).toEqual(new Set(['lost']))
})

test('a move that no child made is doubled', () => {
  const more = ({ moves }: StoredRows) => ({ moves: replace(moves, first, (row) => [row, { ...row, number: 1000 }]) })
  expect(kindsAfter(more)).toContain('doubled')
})

test('a move that is stored twice is doubled', () => {
  expect(kindsAfter(({ moves }) => ({ moves: replace(moves, first, (row) => [row, row]) }))).toContain('doubled')
})

test.each(['mark', 'operands'] as const)('a move without its %s is wrong', (column) => {
  const without = ({ moves }: StoredRows) => ({
    moves: replace(moves, isMarked, (row) => [{ ...row, [column]: null }]),
  })
  expect(kindsAfter(without)).toEqual(new Set(['wrong']))
})

test.each(['best', 'completed', 'last_move', 'closed'] as const)('a round with another %s is wrong', (column) => {
  const other = ({ rounds }: StoredRows) => ({
    rounds: replace(rounds, first, (row) => [{ ...row, [column]: 1 - row[column] }]),
  })
  expect(kindsAfter(other)).toEqual(new Set(['wrong']))
})

test.each(['streak', 'completed'] as const)('a record with another %s is wrong', (column) => {
  const other = ({ progress }: StoredRows) => ({
    progress: replace(progress, first, (row) => [{ ...row, [column]: 1 - row[column] }]),
  })
  expect(kindsAfter(other)).toEqual(new Set(['wrong']))
})

test('a missing record is wrong', () => {
  expect(kindsAfter(({ progress }) => ({ progress: replace(progress, first, () => []) }))).toEqual(new Set(['wrong']))
})

test('a missing class is lost', () => {
  const without = ({ classrooms }: StoredRows) => ({ classrooms: replace(classrooms, first, () => []) })
  expect(kindsAfter(without)).toEqual(new Set(['lost']))
})

test('a missing membership is lost', () => {
  const without = ({ memberships }: StoredRows) => ({ memberships: replace(memberships, first, () => []) })
  expect(kindsAfter(without)).toEqual(new Set(['lost']))
})

test('a membership that no child asked for is doubled', () => {
  const more = ({ memberships }: StoredRows) => ({
    memberships: replace(memberships, first, (row) => [row, { ...row, class_id: 'another' }]),
  })
  expect(kindsAfter(more)).toEqual(new Set(['doubled']))
})

test('an account with an incomplete registration is lost', () => {
  const without = ({ accounts }: StoredRows) => ({
    accounts: replace(accounts, first, (row) => [{ ...row, is_registration_complete: 0 }]),
  })
  expect(kindsAfter(without)).toEqual(new Set(['lost']))
})
