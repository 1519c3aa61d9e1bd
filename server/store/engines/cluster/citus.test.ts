import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrations } from '../../../migrations/all.ts'
import { openDatabase, openStore } from '../../open.ts'
import { schema, type Tables } from '../../schema.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { newClaims } from '../../test/samples.ts'
import { distributeTables, isDistributed, prepareNodes, workersOf } from './citus.ts'

const coordinator = process.env.TEST_CITUS_URL

/** A migration as a later version may have it: a column, an index and a table of students. */
const later: Migration = {
  async up(db) {
    await db.schema.alterTable('rounds').addColumn('note', 'text').execute()
    await db.schema.createIndex('rounds_by_note').on('rounds').columns(['student_id', 'note']).execute()
    await db.schema.alterTable('classrooms').addColumn('year', 'integer').execute()
    await sql`update rounds set note = 'played'`.execute(db)
  },
}

async function migrateFurther(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations, '0099-later': later }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** Returns the number of nodes that have rows or copies of a table. */
async function nodesOf(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ nodes: number }>`
    select count(distinct (nodename, nodeport)) as nodes from citus_shards where table_name = ${table}::regclass`.execute(
    db,
  )
  return rows[0]?.nodes ?? 0
}

describe.skipIf(!coordinator)('tables on several PostgreSQL servers', { timeout: 120_000 }, () => {
  test('a new database on a coordinator with workers is distributed at its first start', async () => {
    const database = await freshDatabase(coordinator)
    const db = await openDatabase(database)
    expect(await isDistributed(db)).toBe(true)
    for (const table of Object.keys(schema) as (keyof Tables)[]) expect(await nodesOf(db, table)).toBeGreaterThan(1)
    const spread = await sql<{ groups: number }>`
      select count(distinct colocationid) as groups from pg_dist_partition where partmethod = 'h'`.execute(db)
    expect(spread.rows).toEqual([{ groups: 1 }])
    await db.destroy()
    await database.remove()
  })

  test('a database on one server keeps its rows when it is distributed, and a second time changes nothing', async () => {
    const database = await freshDatabase(coordinator, { isPrepared: false })
    const claims = newClaims()
    const store = await openStore({ ...database, clock: () => 1 })
    await store.accounts.signIn(claims, 'student')
    await store.classes.create({ id: 'a class', name: 'Room 5', teacherId: 'hana' })
    await store.close()
    const db = await openDatabase(database)
    expect(await isDistributed(db)).toBe(false)
    await prepareNodes(database.databaseUrl ?? '', database.workers)
    expect(await workersOf(db)).toHaveLength(2)
    expect(new Set(await distributeTables(db))).toEqual(new Set(Object.keys(schema)))
    expect(await distributeTables(db)).toEqual([])
    await db.destroy()
    const again = await openStore({ ...database, clock: () => 1 })
    expect(await again.accounts.select(claims.id)).toMatchObject({ email: claims.email })
    expect(await again.classes.selectTaught('hana', 'a class')).toMatchObject({ name: 'Room 5' })
    await again.close()
    await database.remove()
  })

  test('a later migration changes the tables of a distributed database on all nodes', async () => {
    const database = await freshDatabase(coordinator)
    const db = await openDatabase(database)
    for (let i = 0; i < 20; i++)
      await db
        .insertInto('rounds')
        .values(roundOf(`student ${i}`))
        .execute()
    await migrateFurther(db)
    const { rows } = await sql<{ notes: number }>`select count(note) as notes from rounds`.execute(db)
    expect(rows).toEqual([{ notes: 20 }])
    const years = await sql`select year from classrooms`.execute(db)
    expect(years.rows).toEqual([])
    await db.destroy()
    await database.remove()
  })

  test('a table that a later version adds is distributed with the others', async () => {
    const database = await freshDatabase(coordinator)
    const db = await openDatabase(database)
    await db.schema.dropTable('device_reports').execute()
    await sql`create table device_reports (
      student_id text, device_id text, set_aside integer, reported_at bigint, primary key (student_id, device_id))`.execute(
      db,
    )
    expect(await nodesOf(db, 'device_reports')).toBe(0)
    await db.destroy()
    const again = await openDatabase(database)
    expect(await nodesOf(again, 'device_reports')).toBeGreaterThan(1)
    await again.destroy()
    await database.remove()
  })
})

function roundOf(studentId: string): Tables['rounds'] {
  return {
    student_id: studentId,
    round_id: 'a round',
    operation: 'addition',
    level_id: '1.1',
    rules: 1,
    seed: null,
    saved_in: 1,
    saved_after: 0,
    last_move: 1,
    state: null,
    best: 0,
    completed: 0,
    closed: 0,
    closed_by: null,
    played: 0,
    typed: 0,
    quick: 0,
    too_quick: 0,
    played_as: null,
    made_first: 0,
    made_at: 1,
    completed_at: null,
    answers: 0,
    right_answers: 0,
    busy: 0,
    missed: 0,
    entries: '',
    created_at: 1,
    updated_at: 1,
  }
}
