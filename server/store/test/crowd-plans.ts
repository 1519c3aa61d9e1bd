import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { fillWithCrowd } from './crowd.ts'
import type { Opened } from './on-engines.ts'

/** Enough records that a scan of the table would be the wrong plan: 600 students, of whom a class has 40. */
const records = 100_000

/** The index by class. The primary key begins with the student and would be read as a whole. */
export const byMember = /memberships_of_class/

export const silent = { ofClass: () => {}, ofStudent: () => {}, ofPlay: () => {} }

/** Fills the database with a crowd before the tests. Returns the class, and the texts to look for in a plan. */
export function withCrowd(opened: Opened) {
  const classId = randomUUID()
  beforeAll(() => fillWithCrowd(opened.db, records, classId), 60_000)
  const isPostgres = () => opened.database.databaseUrl !== undefined
  return {
    classId,
    isPostgres,
    scans: (table: string) => (isPostgres() ? `Seq Scan on ${table}` : `SCAN ${table}`),
    byIndex: (table: string, index: string) =>
      isPostgres()
        ? new RegExp(`Index( Only)? Scan (using ${index} on ${table}|on ${index})`)
        : new RegExp(`SEARCH ${table} USING (PRIMARY KEY|(COVERING )?INDEX sqlite_autoindex_${table}_1)`),
  }
}
