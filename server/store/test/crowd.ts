import { type Kysely, sql } from 'kysely'
import { levelsOf, operations } from '#maths'
import { accountIdOf } from '../accounts/account-id.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { isOnPostgres } from '../statements/on-postgres.ts'

/** All levels. A student of the crowd has a record of each. */
const levels = operations.flatMap((operation) => levelsOf(operation))
const classSize = 40

/**
 * Fills a database with students in classes of forty, one of which is the given class. Each student has a record of
 * every level, up to about the given number of records. A student's records are far apart in the table, as they are
 * when many students play at the same time.
 */
export async function fillWithCrowd(db: Kysely<Tables>, records: number, classId: string): Promise<void> {
  const count = Math.max(classSize, Math.ceil(records / levels.length))
  const accounts = Array.from({ length: count }, (_, i) => {
    const identity = { provider: 'crowd', subject: `student ${i}` }
    const names = { first_name: `Mārama ${i % 50}`, last_name: `Tūhoe ${i}`, email: `student${i}@kauri.school.nz` }
    const times = { created_at: i, signed_in_at: i }
    return {
      id: accountIdOf(identity),
      ...identity,
      ...names,
      ...times,
      role: 'student',
      is_registration_complete: 1,
      may_teach: 0,
    }
  })
  const classes = Math.floor(count / classSize)
  const memberships = accounts.map(({ id }, i) => ({
    student_id: id,
    class_id: i % classes === 0 && i < classes * classSize ? classId : `class ${i % classes}`,
    joined_at: i,
  }))
  const isPostgres = isOnPostgres(db)
  // The key's index is filled in random order. A small cache would read and write most of its pages again and again.
  if (!isPostgres) await sql`pragma cache_size = -2000000`.execute(db)
  for (const chunk of inChunks(accounts)) await db.insertInto('accounts').values(chunk).execute()
  for (const chunk of inChunks(memberships)) await db.insertInto('memberships').values(chunk).execute()
  const rows = levels.map(({ operation, id, stage }, i) => sql`(${operation}, ${id}, ${stage}, ${sql.lit(i)})`)
  const addIndexes = isPostgres ? await dropIndexes(db) : async () => {}
  await sql`
    with levels (operation, level_id, stage_id, place) as (values ${sql.join(rows)})
    insert into progress (student_id, operation, level_id, stage_id, streak, completed, updated_at)
    select accounts.id, levels.operation, levels.level_id, levels.stage_id,
      1 + (accounts.created_at * 7 + levels.place * 3) % 9, (accounts.created_at + levels.place) % 2, accounts.created_at
    from levels cross join accounts
    where accounts.provider = 'crowd'
    order by levels.place`.execute(db)
  await addIndexes()
  // In operation, PostgreSQL vacuums new rows by itself, and can then read indexes without the table.
  await sql`${sql.raw(isPostgres ? 'vacuum analyze' : 'analyze')}`.execute(db)
}

/**
 * Drops the indexes of the progress on PostgreSQL, and returns the function that creates them again. A new index of
 * many rows is sorted at once, which is many times as fast as one row after the other.
 */
async function dropIndexes(db: Kysely<Tables>): Promise<() => Promise<void>> {
  const indexes = sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'progress' and schemaname = current_schema()`
  const { rows } = await indexes.execute(db)
  await sql`alter table progress drop constraint progress_key`.execute(db)
  const others = rows.filter(({ name }) => name !== 'progress_key')
  for (const { name } of others) await sql`drop index ${sql.id(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
    await sql`alter table progress add constraint progress_key primary key using index progress_key`.execute(db)
  }
}
