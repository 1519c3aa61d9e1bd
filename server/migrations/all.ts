import type { Migration } from 'kysely'
import * as firstTables from './0001-first-tables.ts'
import * as tasks from './0003-tasks.ts'
import * as classroom from './0004-classroom.ts'
import * as classHop from './0005-class-hop.ts'
import * as pictures from './0006-pictures.ts'
import * as sets from './0007-sets.ts'
import * as archive from './0008-archive.ts'
import * as worksheets from './0009-worksheets.ts'
import * as setPlay from './0010-set-play.ts'
import * as sharing from './0011-sharing.ts'
import * as erasuresByTeachers from './0012-erasures-by-teachers.ts'
import * as paperAnswers from './0013-paper-answers.ts'
import * as merges from './0015-merges.ts'
import * as mergedMarks from './0016-merged-marks.ts'
import * as receiptsWithoutAddresses from './0017-receipts-without-addresses.ts'
import { hashOf } from './statements.ts'

/** The migrations in the order of their titles. Each one is imported by name, so that the bundle contains it. */
const byTitle: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0003-tasks': tasks,
  '0004-classroom': classroom,
  '0005-class-hop': classHop,
  '0006-pictures': pictures,
  '0007-sets': sets,
  '0008-archive': archive,
  '0009-worksheets': worksheets,
  '0010-set-play': setPlay,
  '0011-sharing': sharing,
  '0012-erasures-by-teachers': erasuresByTeachers,
  '0013-paper-answers': paperAnswers,
  '0015-merges': merges,
  '0016-merged-marks': mergedMarks,
  '0017-receipts-without-addresses': receiptsWithoutAddresses,
}

/** Between the title of a migration and its hash. */
const separator = '#'

/**
 * The migrations by the names under which a database stores them, for example `0001-first-tables#5f2b…`. The hash makes
 * an edited migration another one, so that a database of the former one is refused.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  await Promise.all(
    Object.entries(byTitle).map(
      async ([title, migration]) => [`${title}${separator}${await hashOf(migration)}`, migration] as const,
    ),
  ),
)

/** Returns the title in the stored name of a migration. The first versions of the app stored the title alone. */
export function titleOf(name: string): string {
  return name.split(separator)[0] ?? name
}
