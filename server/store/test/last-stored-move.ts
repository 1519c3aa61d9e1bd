import { Kysely } from 'kysely'
import { fileIn } from '../engines/data-folder.ts'
import { postgresDialect } from '../engines/postgres.ts'
import { fileDialect } from '../engines/sqlite.ts'
import type { Settings } from '../open.ts'
import type { Tables } from '../schema.ts'

/** Milliseconds to wait for a process that holds a lock. */
const patience = 100

/**
 * Returns the number of the last move of a round that another process sees, and 0 if it sees none. Its connection is
 * closed again, because an open one would keep SQLite from recovering the log after a kill.
 */
export async function lastStoredMove(
  { databaseUrl, dataDir }: Settings,
  studentId: string,
  roundId: string,
): Promise<number> {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : fileDialect(fileIn(dataDir), patience)
  const db = new Kysely<Tables>({ dialect })
  try {
    const rounds = db.selectFrom('rounds').where('student_id', '=', studentId).where('round_id', '=', roundId)
    const round = await rounds.select('last_move').executeTakeFirst()
    return round?.last_move ?? 0
  } finally {
    await db.destroy()
  }
}
