import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import { isOnPostgres } from '../statements/on-postgres.ts'

const day = 24 * 3600_000
/**
 * The ages in milliseconds of the copies, by their first arrival. Insight reads rounds of 16 days, Facts of 92 days.
 */
export const youngestCopy = 17 * day
const oldestCopy = 120 * day

/** Gives a copy of these rounds of a student to every other student of the crowd, at other times. */
export async function copyRounds(db: Kysely<Tables>, student: string, templates: readonly string[], now: number) {
  const isPostgres = isOnPostgres(db)
  // The indexes are filled in random order. A small cache would read and write most of their pages again and again.
  if (!isPostgres) await sql`pragma cache_size = -2000000`.execute(db)
  const copied = sql`round_id in (${sql.join(templates)})`
  const rounds = columnsOf(await db.selectFrom('rounds').selectAll().limit(1).executeTakeFirstOrThrow())
  const moves = columnsOf(await db.selectFrom('moves').selectAll().limit(1).executeTakeFirstOrThrow())
  const span = oldestCopy - youngestCopy
  const spread = sql`accounts.created_at * 7919 + copied.last_move * 15485863 + length(copied.entries) * 104729`
  await sql`
    insert into rounds (student_id, created_at, made_at, ${sql.join(rounds)})
    with copied as (select * from rounds where student_id = ${student} and ${copied}),
      timed as (
        select accounts.id as copied_to, copied.*,
          ${now - youngestCopy} - ((${spread}) * 86413) % ${sql.lit(span)} as began_at
        from accounts cross join copied
        where accounts.provider = 'crowd' and accounts.id <> ${student}
      )
    select copied_to, began_at, began_at, ${sql.join(rounds)} from timed order by copied_to`.execute(db)
  await sql`
    insert into moves (student_id, made_at, ${sql.join(moves)})
    with copied as (select * from moves where student_id = ${student} and ${copied})
    select accounts.id, copied.made_at, ${sql.join(moves)}
    from accounts cross join copied
    where accounts.provider = 'crowd' and accounts.id <> ${student}
    order by accounts.id, copied.round_id, copied.number`.execute(db)
  await sql`${sql.raw(isPostgres ? 'vacuum analyze' : 'analyze')}`.execute(db)
}

/** The columns of a row that a copy takes over. */
const columnsOf = (row: object) =>
  Object.keys(row)
    .filter((name) => !['student_id', 'created_at', 'made_at'].includes(name))
    .map((name) => sql.id(name))
