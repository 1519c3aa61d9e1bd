import { randomUUID } from 'node:crypto'
import type { Classroom } from '#contract'
import type { Release } from '#maths'
import { start } from '../main.ts'
import type { Kinds } from '../rounds/kinds/kind.ts'
import type { Clock } from '../store/clock.ts'
import type { Watch } from '../store/open.ts'
import { type FreshDatabase, freshDatabase } from '../store/test/fresh-database.ts'
import { type Browser, browserAt } from './browser.ts'
import { freePort } from './free-port.ts'

/** The whole server on a free port with its own database: SQLite, or PostgreSQL where TEST_DATABASE_URL is set. */
export interface TestApp {
  readonly url: string
  readonly database: FreshDatabase
  readonly browser: () => Browser
  close(): Promise<void>
}

export async function startTestApp({
  clock,
  releases,
  kinds,
  watch,
  patience,
  env = {},
  database: given,
}: {
  clock?: Clock
  releases?: readonly Release[]
  kinds?: Kinds
  /** Receives the text of each statement to the database. */
  watch?: Watch
  /** The most milliseconds that a request waits for the database. */
  patience?: number
  env?: Record<string, string>
  /** A database to use instead of a new one. It is not deleted when the app closes. */
  database?: FreshDatabase
} = {}): Promise<TestApp> {
  const database = given ?? (await freshDatabase(process.env.TEST_DATABASE_URL))
  const quiet = { LOG_LEVEL: 'silent', SECURITY_LOG: 'off', CARD_KEY: 'a key of class cards for the tests' }
  const running = await onFreePort((PORT) =>
    start(
      { ...quiet, PORT, ...settingsOf(database), ...env },
      {
        print: () => {},
        ...(clock && { clock }),
        ...(releases && { releases }),
        ...(kinds && { kinds }),
        ...(watch && { watch }),
        ...(patience && { patience }),
      },
    ),
  )
  return {
    url: running.url,
    database,
    browser: () => browserAt(running.url),
    async close() {
      await running.close()
      if (!given) await database.remove()
    },
  }
}

/** Starts servers that need a free port. Another process may take the port first; then another port is tried. */
export async function onFreePort<Started>(startAt: (port: string) => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startAt(String(await freePort()))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt === 3) throw error
    }
  }
}

/** Returns the environment variables for a database. */
export function settingsOf({ dataDir, databaseUrl }: FreshDatabase): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
}

const teacherForm = { role: 'teacher', school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' } as const

/** Signs in a teacher at the issuer's page and completes the form. */
export async function registerTeacher(
  app: Pick<TestApp, 'browser'>,
  email: string,
  firstName = 'Hana',
  lastName = 'Parata',
) {
  const browser = app.browser()
  await browser.signIn(email, { for: 'register', role: 'teacher' })
  await browser.call('PUT /api/session/registration', { firstName, lastName, ...teacherForm })
  return browser
}

export async function registerStudent(
  app: Pick<TestApp, 'browser'>,
  email: string,
  firstName = 'Mia',
  lastName = 'Chen',
) {
  const browser = app.browser()
  await browser.signIn(email, { for: 'register', role: 'student' })
  await browser.call('PUT /api/session/registration', { role: 'student', firstName, lastName })
  return browser
}

/** Creates a class of a teacher. */
export function makeClass(teacher: Browser, name = 'Room 5'): Promise<Classroom> {
  return teacher.call('POST /api/classes', { id: randomUUID(), name })
}
