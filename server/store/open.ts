import { resolve } from 'node:path'
import { type CompiledQuery, type Dialect, Kysely, type LogEvent, Migrator } from 'kysely'
import { migrations } from '../migrations/all.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createCards } from './accounts/cards.ts'
import { createSessions } from './accounts/sessions.ts'
import { createInvitations } from './accounts/teacher-invitations.ts'
import { createTries } from './accounts/tries.ts'
import { backUpBefore } from './backups/before-migration.ts'
import { type Announce, type Changes, createChanges } from './changes.ts'
import { createClassInvitations } from './classes/class-invitations.ts'
import { createClassTeachers } from './classes/class-teachers.ts'
import { createClasses } from './classes/classes.ts'
import { createJoinRequests } from './classes/join-requests.ts'
import { createListedStudents } from './classes/listed-students.ts'
import { createMemberships } from './classes/memberships.ts'
import { createPictureSignIns } from './classes/picture-sign-ins.ts'
import type { Clock } from './clock.ts'
import { localChannel } from './engines/channel.ts'
import { distributeTables, isDistributed, workersOf } from './engines/cluster/citus.ts'
import { requireFile } from './engines/data-folder.ts'
import { executedMigrations, refuseOtherVersions } from './engines/executed-migrations.ts'
import { lacksRight, lacksTable, postgresDialect } from './engines/postgres.ts'
import { postgresChannel } from './engines/postgres-channel.ts'
import { grantRights, roleIn } from './engines/postgres-roles.ts'
import { explainError, limitPatience, rewriteFile, sqliteDialect } from './engines/sqlite.ts'
import { UnusableDatabase } from './engines/unusable.ts'
import { writeCheck } from './engines/write-check.ts'
import { createClassHops } from './insight/class-hops.ts'
import { createFactRounds } from './insight/fact-rounds.ts'
import { createInsight } from './insight/insight.ts'
import { createLatestRounds } from './insight/latest-rounds.ts'
import { createPractice } from './insight/practice.ts'
import type { Meter } from './meter.ts'
import { createErasures } from './personal/erasures.ts'
import { createPersonal } from './personal/personal.ts'
import { createRetention, type Retention } from './personal/retention.ts'
import { createTeacherErasures } from './personal/teacher-erasures.ts'
import { playUntil } from './play-until.ts'
import { createProgress } from './progress/progress.ts'
import { createAnsweredRounds } from './rounds/answered-rounds.ts'
import { createPlayedRounds } from './rounds/played-rounds.ts'
import { createRebuilding } from './rounds/rebuilding.ts'
import { createRounds, type Rounds } from './rounds/rounds.ts'
import { saveRounds } from './rounds/save.ts'
import type { Tables } from './schema.ts'
import { oneTransaction } from './statements/prepared.ts'
import { createPictures } from './students/chosen-pictures.ts'
import { createDevices } from './students/devices.ts'
import { createMerges } from './students/merges.ts'
import { createMovesUp } from './students/moves-up.ts'
import { createNameChanges } from './students/name-changes.ts'
import { createRemovals } from './students/removals.ts'
import { createStudentChanges } from './students/student-changes.ts'
import { createPaperAnswers } from './tasks/paper-answers.ts'
import { createSetVersions } from './tasks/set-versions.ts'
import { createSets } from './tasks/sets.ts'
import { createTaskRounds } from './tasks/task-rounds.ts'
import { createTaskSets } from './tasks/task-sets.ts'
import { createTasks } from './tasks/tasks.ts'
import { createWorksheets } from './tasks/worksheets.ts'

/** Returns the play of the students of a class and their changes, as its teachers see and copy them. */
const playOf = (db: Kysely<Tables>, clock: Clock, announce: Announce) => ({
  progress: createProgress(db),
  playedRounds: createPlayedRounds(db),
  answeredRounds: createAnsweredRounds(db),
  insight: createInsight(db),
  factRounds: createFactRounds(db),
  latestRounds: createLatestRounds(db),
  classHops: createClassHops(db, announce),
  taskRounds: createTaskRounds(db),
  paperAnswers: createPaperAnswers(db, clock, announce),
  devices: createDevices(db, clock, announce),
  studentChanges: createStudentChanges(db),
  personal: createPersonal(db),
})

export type Play = ReturnType<typeof playOf>

/** Returns the other data, which requests read and change as they are now. */
function nounsOf(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  const memberships = createMemberships(db, clock, announce)
  const sets = createSets(db, clock)
  return {
    accounts: createAccounts(db, clock),
    invitations: createInvitations(db, clock),
    sessions: createSessions(db, clock),
    classes: createClasses(db, clock, announce),
    classTeachers: createClassTeachers(db, clock, announce),
    classInvitations: createClassInvitations(db, clock, announce),
    memberships,
    joinRequests: createJoinRequests(db, clock, announce, memberships),
    listedStudents: createListedStudents(db, clock, announce),
    cards: createCards(db, clock),
    pictureSignIns: createPictureSignIns(db, clock),
    rebuilding: createRebuilding(db),
    practice: createPractice(db),
    tasks: createTasks(db, clock, announce),
    worksheets: createWorksheets(db, clock),
    sets,
    setVersions: createSetVersions(sets, clock),
    taskSets: createTaskSets(db, clock),
    removals: createRemovals(db, clock, announce),
    movesUp: createMovesUp(db, clock, announce),
    merges: createMerges(db, clock, announce),
    nameChanges: createNameChanges(db, clock, announce),
    pictures: createPictures(db, announce),
    tries: createTries(db, clock),
    erasures: createErasures(db, clock, announce),
    teacherErasures: createTeacherErasures(db, clock, announce),
  }
}

/** The server's data, with one property per noun. Functions named `select…` return null if there is no row. */
export interface Store extends Play, ReturnType<typeof nounsOf> {
  readonly rounds: Rounds
  readonly retention: Retention
  readonly changes: Changes
  /** Returns the play of a class until a time, in epoch milliseconds. */
  playUntil(time: number, classId: string): Play
  /** Lines for the operator about the start, for example that the database is new. */
  readonly notices: readonly string[]
  /** Returns whether the database can be reached, is migrated and accepts writes. `report` receives the reason. */
  ready(report?: (error: unknown) => void): Promise<boolean>
  close(): Promise<void>
}

export interface Settings {
  /** The address of a PostgreSQL database. Without it, the data are in SQLite. */
  readonly databaseUrl?: string | undefined
  /** The address with the role that owns the tables, if requests are served with another role. */
  readonly migrationUrl?: string | undefined
  /** The folder of the SQLite file, created if it is missing. */
  readonly dataDir: string
  /** The folder for a backup of a SQLite database before each migration. Without it, no backup is made. */
  readonly migrationBackups?: string | undefined
  /** Whether a missing or older database is refused instead of created or migrated. The operator's commands set it. */
  readonly mustExist?: boolean | undefined
}

interface Opening extends Settings {
  /** The role of the statements on PostgreSQL: that of the app, or for the operator's commands the owner's. */
  readonly role?: 'app' | 'owner'
  readonly clock: Clock
  /** Milliseconds before a statement on PostgreSQL fails without a reply. */
  readonly patience?: number
  /** Receives measurements for monitoring. */
  readonly meter?: Meter | undefined
  /** Receives the text of each statement, without its values, also those of transactions. */
  readonly watch?: Watch | undefined
}

export type Watch = (statement: string) => void

/** Opens and migrates the database. Throws if either fails; the message of an `UnusableDatabase` says why. */
export async function openStore({
  clock,
  patience = 10_000,
  meter,
  watch,
  role = 'app',
  ...settings
}: Opening): Promise<Store> {
  const databaseUrl = (role === 'owner' && settings.migrationUrl) || settings.databaseUrl
  const notices: string[] = []
  const migrated = await openDatabase(settings, (line) => notices.push(line), clock, watch)
  if (!databaseUrl) await limitPatience(migrated)
  const db = databaseUrl ? await openAgain(migrated, postgresDialect(databaseUrl, patience, meter), watch) : migrated
  const channel = databaseUrl ? postgresChannel(databaseUrl, db) : localChannel()
  const { announce, subscribe, close } = createChanges(db, channel)
  const save = saveRounds(db, clock, announce)
  // The check is in no group, so that it does not fail together with a save whose row is locked.
  const checkWrite = writeCheck(db, clock, () => save([]))
  return {
    ...playOf(db, clock, announce),
    ...nounsOf(db, clock, announce),
    rounds: createRounds(db, save, meter),
    retention: createRetention(db, clock, announce, databaseUrl ? undefined : () => rewriteFile(db)),
    changes: { subscribe },
    playUntil: (time, classId) => playOf(playUntil(db, time, classId), clock, announce),
    notices,
    async ready(report = () => {}) {
      try {
        if (!(await isMigrated(db))) throw new MissingMigration()
        await checkWrite()
        return true
      } catch (error) {
        report(error)
        return false
      }
    },
    async close() {
      await close()
      await db.destroy()
    },
  }
}

/** Replaces the connections for migrations, which have no time limits, by connections for requests. */
async function openAgain(migrated: Kysely<Tables>, dialect: Dialect, watch?: Watch): Promise<Kysely<Tables>> {
  await migrated.destroy()
  return new Kysely<Tables>({ dialect, ...logOf(watch) })
}

/** Statements of one transaction (`runTogether`) reach Kysely as the values of one statement. */
function logOf(watch?: Watch) {
  if (!watch) return {}
  const log = ({ query }: LogEvent) => {
    if (query.sql !== oneTransaction) watch(query.sql)
    else for (const { sql } of query.parameters as readonly CompiledQuery[]) watch(sql)
  }
  return { log }
}

/**
 * Returns the migrated database, for the store and its tests. On PostgreSQL, its statements have no time limit.
 * `notice` receives lines for the operator.
 */
export async function openDatabase(
  { databaseUrl, migrationUrl, dataDir, migrationBackups, mustExist = false }: Settings,
  notice: (line: string) => void = () => {},
  clock: Clock = Date.now,
  watch?: Watch,
): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined
  try {
    if (mustExist && !databaseUrl) requireFile(dataDir)
    const dialect = databaseUrl ? postgresDialect(migrationUrl ?? databaseUrl) : sqliteDialect(dataDir, { notice })
    db = new Kysely({ dialect, ...logOf(watch) })
    const name = databaseUrl ? 'The PostgreSQL database' : `The database in ${resolve(dataDir)}`
    const executed = await requireKnownVersion(db, name)
    if (mustExist) {
      requireMigrated(executed, name)
      return db
    }
    const pending = migrationBackups && !databaseUrl ? pendingMigration(executed) : null
    if (migrationBackups && pending) {
      const path = await backUpBefore(pending, db, migrationBackups, clock())
      notice(`Backup before the upgrade of the database: ${path}`)
    }
    const isNew = await migrate(db, name)
    if (databaseUrl && (await spansNodes(db, isNew))) await distributeTables(db)
    if (databaseUrl && migrationUrl) {
      const warning = await grantRights(db, roleIn(databaseUrl))
      if (warning) notice(warning)
    }
    if (isNew) notice('New database: it has no accounts, classes or answers yet.')
    return db
  } catch (error) {
    await db?.destroy()
    throw databaseUrl ? error : explainError(error, dataDir)
  }
}

/**
 * Returns the names of the executed migrations, none for a new database. Throws `UnusableDatabase`, whose message
 * begins with `name`, if another version of the app made the database.
 */
async function requireKnownVersion(db: Kysely<Tables>, name: string): Promise<string[]> {
  const executed = await executedMigrations(db).catch((error): string[] => {
    // A role that may not read the table is told below who migrates it.
    if (lacksTable(error) || lacksRight(error)) return []
    throw error
  })
  refuseOtherVersions(executed, name, 'Start that version, or use a backup of this one.')
  return executed
}

function requireMigrated(executed: readonly string[], name: string): void {
  if (executed.length > 0 && pendingMigration(executed) === null) return
  const state = executed.length > 0 ? 'is older than this version' : 'has no tables of Solve it! Maths'
  throw new UnusableDatabase(`${name} ${state}. First start the app, or migrate with npm run migrate.`)
}

/** Returns the first migration that an older database lacks, or null for an up-to-date or new (empty) database. */
function pendingMigration(executed: readonly string[]): string | null {
  if (executed.length === 0) return null
  return Object.keys(migrations).find((migration) => !executed.includes(migration)) ?? null
}

/** Returns whether the database was empty before. */
async function migrate(db: Kysely<Tables>, name: string): Promise<boolean> {
  const provider = { getMigrations: async () => migrations }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  const [first] = Object.keys(migrations)
  if (error === undefined) return results.some(({ migrationName }) => migrationName === first)
  // A newer version may have migrated the database in the meantime.
  await requireKnownVersion(db, name)
  if (lacksRight(error)) throw new UnusableDatabase(`${name} must be migrated by its owner: npm run migrate`)
  throw error
}

/**
 * Returns whether new tables belong on several PostgreSQL servers. The tables of an older database stay where they are
 * until `npm run distribute`, because moving their rows takes long.
 */
async function spansNodes(db: Kysely<Tables>, isNew: boolean): Promise<boolean> {
  return isNew ? (await workersOf(db)).length > 0 : isDistributed(db)
}

class MissingMigration extends Error {
  override readonly name = 'MissingMigration'
}

async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const executed = new Set(await executedMigrations(db))
  return Object.keys(migrations).every((migration) => executed.has(migration))
}
