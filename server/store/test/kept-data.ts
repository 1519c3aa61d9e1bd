/** The data of earlier versions. `scripts/keep-version.ts` makes the files, and no file changes after its release. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { Output } from '#contract'
import type { Move, Operation } from '#maths'
import type { AnswerMark } from '../../test/moves.ts'
import { fileIn } from '../engines/data-folder.ts'
import type { Settings } from '../open.ts'

/** A round that a student of the school has played, and the last reply to it. */
export interface KeptRound {
  readonly email: string
  readonly account: string
  readonly round: string
  readonly operation: Operation
  readonly levelId: string
  readonly rules: number
  readonly steps: readonly AnswerMark[]
  readonly moves: readonly Move[]
  readonly reply: Output<'POST /api/rounds/{round}/moves'>
}

/** A row of a table on a device. */
export interface KeptRow {
  readonly key: string | readonly (string | number)[]
  /** The row as JSON. */
  readonly row: string
}

/** The data that the app of a version keeps on a student's device. */
export interface KeptDevice {
  readonly email: string
  readonly localStorage: Readonly<Record<string, string>>
  /** The outbox's database: its version, and the rows of each table. */
  readonly database: {
    readonly version: number
    readonly tables: Readonly<Record<string, readonly KeptRow[]>>
  }
  /** The round of the unsent moves, and their numbers. */
  readonly unsent: { readonly round: string; readonly numbers: readonly number[] }
}

/** A school in the database of a version: a teacher, a class, and students who have played. */
export interface KeptSchool {
  /** When the school was kept, in epoch milliseconds. */
  readonly at: number
  readonly teacher: string
  readonly rounds: readonly KeptRound[]
  readonly students: Output<'GET /api/classes/{class}/students'>['students']
  readonly overviews: Readonly<Record<Operation, Output<'GET /api/classes/{class}/overview'>['students']>>
  readonly device: KeptDevice
}

/** The folder with a backup of each version for both engines, and with its school as JSON. */
export const keptFolder = fileURLToPath(new URL('../backups/kept', import.meta.url))

/** The versions whose data every later version opens. */
export const keptVersions: readonly string[] = readdirSync(keptFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))

export function keptSchool(version: string): KeptSchool {
  return JSON.parse(readFileSync(join(keptFolder, `${version}.json`), 'utf8'))
}

/** Writes the SQLite backup of a version to a file. */
export function unpackKept(version: string, file: string): void {
  writeFileSync(file, gunzipSync(readFileSync(join(keptFolder, `${version}.sqlite.gz`))), { mode: 0o600 })
}

/** Returns the path of the backup of a version for PostgreSQL. */
export const keptDump = (version: string) => join(keptFolder, `${version}.dump`)

/** Fills an empty database as the app of a version has left it. */
export async function fillWithKept(version: string, { databaseUrl, dataDir }: Settings): Promise<void> {
  if (!databaseUrl) return unpackKept(version, fileIn(dataDir))
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${databaseUrl}`, keptDump(version)]
  await promisify(execFile)('pg_restore', args)
}
