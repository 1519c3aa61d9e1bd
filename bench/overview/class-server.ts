import type { Key } from '#contract'
import { openDatabase, openStore } from '../../server/store/open.ts'
import { createProgress } from '../../server/store/progress/progress.ts'
import { fillWithCrowd } from '../../server/store/test/crowd.ts'
import { freshDatabase } from '../../server/store/test/fresh-database.ts'
import { plansOf } from '../../server/store/test/plans.ts'
import { requestFor } from '../../server/test/browser.ts'
import { makeClass, registerTeacher, settingsOf, startTestApp } from '../../server/test/test-app.ts'
import { openPlain, type Page } from './plain.ts'

/** The ways in which a page of the class is read. Each returns when everything has been read to the end. */
export const ways = ['plain SQL', 'store', 'plain Hono', 'endpoint', 'unchanged'] as const
export type Way = (typeof ways)[number]

/** A server with a class of forty students among many others. */
export interface ClassServer {
  readonly records: number
  readonly read: (page: Page, way: Way) => Promise<unknown>
  /** Returns the plans of the statements that read the progress of the class. */
  readonly plans: () => Promise<string[]>
  readonly close: () => Promise<void>
}

const endpointByPage: { readonly [P in Page]: { readonly key: Key; readonly args: Record<string, string> } } = {
  overview: { key: 'GET /api/classes/{class}/overview', args: { operation: 'addition' } },
  students: { key: 'GET /api/classes/{class}/students', args: {} },
}

/** Starts a server with this number of records of progress in all. The app and the client share this process. */
export async function openClassServer(postgresUrl: string | undefined, records: number): Promise<ClassServer> {
  const database = await freshDatabase(postgresUrl)
  let app = await startTestApp({ database })
  const teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  const { id: classId } = await makeClass(teacher)
  await app.close()
  const db = await openDatabase(database)
  await fillWithCrowd(db, records, classId)
  await db.destroy()
  // The local provider slows down all later promises of its process on Node 20, and no school signs in with it.
  // Its clock runs fast, because a benchmark reads more than any teacher may.
  const startedAt = Date.now()
  const clock = () => startedAt + 20 * (Date.now() - startedAt)
  app = await startTestApp({ database, clock, env: { ...settingsOf(database), PORT: new URL(app.url).port } })
  const store = await openStore({ ...database, clock: Date.now })
  const plain = await openPlain(database, classId)
  const tagByPage = new Map<Page, string>()

  async function request(page: Page, tag?: string): Promise<void> {
    const { key, args } = endpointByPage[page]
    const { path, init } = requestFor(key, { ...args, class: classId }, teacher.account)
    const url = new URL(path, app.url)
    const headers = {
      ...init.headers,
      Cookie: teacher.jar.headerFor(url),
      ...(tag !== undefined && { 'If-None-Match': tag }),
    }
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (response.status !== (tag === undefined ? 200 : 304)) throw new Error(`${key}: ${response.status}`)
    tagByPage.set(page, response.headers.get('ETag') ?? '')
  }

  async function requestPlain(page: Page): Promise<void> {
    await (await fetch(plain.url + page)).arrayBuffer()
  }

  const { classes, progress, devices } = store
  const storeReads = {
    overview: () => [classes.select(classId), classes.students(classId), progress.streaksInClass(classId, 'addition')],
    students: () => [
      classes.select(classId),
      classes.students(classId),
      progress.completedInClass(classId),
      devices.setAsideInClass(classId),
    ],
  }
  const readBy: { readonly [W in Way]: (page: Page) => Promise<unknown> } = {
    'plain SQL': plain.read,
    store: (page) => Promise.all(storeReads[page]()),
    'plain Hono': requestPlain,
    endpoint: (page) => request(page),
    unchanged: (page) => request(page, tagByPage.get(page)),
  }
  return {
    records,
    read: (page, way) => readBy[way](page),
    plans: () =>
      plansOf(database, async (read) => {
        await createProgress(read).streaksInClass(classId, 'addition')
        await createProgress(read).completedInClass(classId)
      }),
    async close() {
      await plain.close()
      await store.close()
      await app.close()
      await database.remove()
    },
  }
}
