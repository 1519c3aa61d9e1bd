import { hash, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { accountIdOf } from '../../server/store/accounts/account-id.ts'
import { drawClassCode } from '../../server/store/classes/class-code.ts'
import { openDatabase, type Settings } from '../../server/store/open.ts'
import { inChunks } from '../../server/store/statements/chunks.ts'
import { freshDatabase } from '../../server/store/test/fresh-database.ts'
import { freePort } from '../../server/test/free-port.ts'
import { startStandIn } from '../../server/test/stand-in.ts'
import { settingsOf } from '../../server/test/test-app.ts'
import { end, start } from '../saves/server.ts'
import type { LessonLoad, SignedIn } from './lesson.ts'

export interface LessonServer extends Pick<LessonLoad, 'port' | 'students' | 'teachers'> {
  /** CPU seconds that all processes of the app have used so far, or NaN if /proc does not tell. */
  cpu(): number
  close(): Promise<void>
}

interface Lesson {
  /** The address of a PostgreSQL server, or null for SQLite. */
  readonly postgres: string | null
  readonly workers: number
  readonly students: number
  readonly teachers: number
}

/** Starts the built server with classes of students, all of whom are signed in. */
export async function startLessonServer(root: string, lesson: Lesson): Promise<LessonServer> {
  const database = await freshDatabase(lesson.postgres ?? undefined)
  const people = await fillSchool(database, lesson)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const client = { clientId: 'bench', clientSecret: 'a secret of the bench' }
  // Several workers need an OpenID provider, although nobody signs in here.
  const google = await startStandIn({ ...client, redirectUri: `${url}/auth/callback` })
  const child = await start(root, url, {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    WORKERS: String(lesson.workers),
    OIDC_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    ...settingsOf(database),
  })
  return {
    port,
    ...people,
    cpu: () => cpuOfTree(child.pid ?? 0),
    async close() {
      await end(child)
      await google.close()
      await database.remove()
    },
  }
}

/** Fills a new database with accounts, sessions, classes and memberships. */
async function fillSchool(database: Settings, lesson: Lesson): Promise<Pick<LessonLoad, 'students' | 'teachers'>> {
  const db = await openDatabase(database)
  const now = Date.now()
  const sessions: { token_hash: string; account_id: string; created_at: number; last_seen_at: number }[] = []
  const accountOf = (role: 'student' | 'teacher', i: number) => {
    const identity = { provider: 'bench', subject: `${role} ${i}` }
    const names = { first_name: role === 'student' ? `Mia ${i}` : `Hana ${i}`, last_name: 'Chen' }
    const times = { created_at: now, signed_in_at: now }
    return {
      id: accountIdOf(identity),
      ...identity,
      ...names,
      ...times,
      role,
      is_registration_complete: 1,
      may_teach: 0,
    }
  }
  const signIn = (account: string): SignedIn => {
    const token = randomBytes(32).toString('base64url')
    sessions.push({ token_hash: hash('sha256', token), account_id: account, created_at: now, last_seen_at: now })
    return { account, cookie: `session=${token}; account=${account}` }
  }
  const students = Array.from({ length: lesson.students }, (_, i) => accountOf('student', i))
  const teachers = Array.from({ length: lesson.teachers }, (_, i) => accountOf('teacher', i))
  const classIds = teachers.map(() => randomUUID())
  const people = {
    students: students.map(({ id }) => signIn(id)),
    teachers: teachers.map(({ id }, i) => ({ ...signIn(id), classId: classIds[i] ?? '' })),
  }
  const classrooms = classIds.map((id, i) => ({
    id,
    name: `Room ${i}`,
    code: drawClassCode(),
    is_open: 1,
    names_locked: 0,
    created_at: now,
    hop_mark: 1000,
  }))
  const owners = teachers.map(({ id }, i) => ({
    class_id: classIds[i] ?? '',
    teacher_id: id,
    role: 'owner',
    created_at: now,
  }))
  const memberships = students.map(({ id }, i) => ({
    student_id: id,
    class_id: classIds[i % classIds.length] ?? '',
    joined_at: now,
  }))
  for (const chunk of inChunks([...students, ...teachers])) await db.insertInto('accounts').values(chunk).execute()
  for (const chunk of inChunks(classrooms)) await db.insertInto('classrooms').values(chunk).execute()
  for (const chunk of inChunks(owners)) await db.insertInto('class_teachers').values(chunk).execute()
  for (const chunk of inChunks(memberships)) await db.insertInto('memberships').values(chunk).execute()
  for (const chunk of inChunks(sessions)) await db.insertInto('sessions').values(chunk).execute()
  await db.destroy()
  return people
}

/** Returns the CPU seconds of a process and its descendants, also of those that have ended, or NaN without /proc. */
export function cpuOfTree(pid: number): number {
  try {
    const parents = new Map(readdirSync('/proc').filter(isNumber).flatMap(parentOf))
    const ofTree = [...parents.keys()].filter((id) => isWithin(id, pid, parents))
    return ofTree.reduce((sum, id) => sum + cpuWithEnded(id), 0)
  } catch {
    return Number.NaN
  }
}

/** Returns the process whose child a process is, or 0. */
export function parentIdOf(pid: number): number {
  return parentOf(String(pid))[0]?.[1] ?? 0
}

const isNumber = (name: string) => /^\d+$/.test(name)

function parentOf(name: string): [id: number, parent: number][] {
  const fields = statOf(Number(name))
  return fields ? [[Number(name), Number(fields[1])]] : []
}

function isWithin(id: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = id; at; at = parents.get(at)) if (at === root) return true
  return false
}

/** Linux counts CPU time in hundredths of a second. Fields 16 and 17 count the children that have ended. */
function cpuWithEnded(pid: number): number {
  const fields = statOf(pid)
  return fields ? [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100 : 0
}

/** Returns the fields of a process from the third on, or null for a process that has ended. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.replace(/^.*\) /s, '').split(' ')
  } catch {
    return null
  }
}
