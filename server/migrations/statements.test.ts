import type { Migration } from 'kysely'
import { expect, test } from 'vitest'
import { hashOf } from './statements.ts'

const first: Migration = {
  up: (db) => db.schema.createTable('classrooms').addColumn('name', 'text').execute(),
}

test.each<[string, Migration['up']]>([
  ['a column', (db) => db.schema.createTable('classrooms').addColumn('title', 'text').execute()],
  ['a type', (db) => db.schema.createTable('classrooms').addColumn('name', 'integer').execute()],
  [
    'an index',
    async (db) => {
      await first.up(db)
      await db.schema.createIndex('by_name').on('classrooms').column('name').execute()
    },
  ],
  [
    'a value',
    async (db) => {
      await first.up(db)
      await db.insertInto('classrooms').values({ name: 'Room 5' }).execute()
    },
  ],
])('a migration that is edited in %s gets another hash', async (_, up) => {
  expect(await hashOf({ up })).not.toBe(await hashOf(first))
})

test('the hash of a migration stays the same as long as its statements do', async () => {
  expect(await hashOf({ up: (db) => first.up(db) })).toBe(await hashOf(first))
})

test('the values of a migration are part of its hash', async () => {
  const insert = (name: string): Migration => ({
    up: (db) =>
      db
        .insertInto('classrooms')
        .values({ name })
        .execute()
        .then(() => {}),
  })
  expect(await hashOf(insert('Room 5'))).not.toBe(await hashOf(insert('Room 6')))
})
