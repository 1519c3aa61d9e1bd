/** Writes everything that is kept about a person or a class into a folder, as JSON and as CSV for spreadsheets. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { piecesOf } from '../exports/table-files.ts'
import type { Store } from '../store/open.ts'
import type { OwnedTable } from '../store/personal/personal.ts'
import { inPages, type Person } from '../store/personal/personal-rows.ts'

/** Writes the tables of an account into an empty or new folder. Returns the number of rows by table. */
export async function exportAccount(store: Store, person: Person, folder: string): Promise<Record<string, number>> {
  await makeFolder(folder)
  return writeTables(folder, store.personal.ofAccount(person))
}

/**
 * Writes the tables of a class with its worksheets into a folder, and those of each student into a folder of the
 * student's id.
 */
export async function exportClass(store: Store, classId: string, folder: string): Promise<Record<string, number>> {
  await makeFolder(folder)
  const worksheets = inPages(await store.worksheets.rowsOf(classId))
  const tables: OwnedTable[] = [...store.personal.ofClass(classId), { table: 'worksheets', pages: worksheets }]
  const rows = await writeTables(folder, tables)
  for (const { id } of await store.classes.students(classId)) {
    const student = await store.accounts.select(id)
    if (!student) continue
    const own = await exportAccount(store, student, join(folder, 'students', id))
    for (const [table, count] of Object.entries(own))
      rows[`students' ${table}`] = (rows[`students' ${table}`] ?? 0) + count
  }
  return rows
}

async function writeTables(folder: string, tables: readonly OwnedTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, pages } of tables) {
    const counted = counting(pages, (count) => {
      counts[table] = (counts[table] ?? 0) + count
    })
    const begun = new Set<string>()
    for await (const { name, text } of piecesOf({ name: table, pages: counted })) {
      await writePrivate(join(folder, name), text, begun.has(name) ? 'a' : 'wx')
      begun.add(name)
    }
  }
  return counts
}

async function* counting(pages: OwnedTable['pages'], count: (rows: number) => void) {
  for await (const rows of pages) {
    count(rows.length)
    yield rows
  }
}

/** Only the operator may read the files. An older export must not be mixed with this one. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
}

const writePrivate = (file: string, text: string, flag: 'wx' | 'a') => writeFile(file, text, { mode: 0o600, flag })
