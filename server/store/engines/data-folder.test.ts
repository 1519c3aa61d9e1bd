import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { asOrdinaryUser } from '../test/ordinary-user.ts'
import { openFolder } from './data-folder.ts'

const clock = () => 1
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Returns a folder with a database that another version of the app left open to all users. */
async function openToAll() {
  const { dataDir, remove } = await freshDatabase()
  onTestFinished(remove)
  const store = await openStore({ dataDir, clock })
  await store.close()
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o666)
  chmodSync(dataDir, 0o777)
  return dataDir
}

test('an existing data folder is closed to other users, with its database and each later file', async () => {
  const dataDir = await openToAll()
  const store = await openStore({ dataDir, clock })
  expect(store.notices).toEqual([])
  expect(modeOf(dataDir)).toBe('700')
  const modes = readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))])
  expect(Object.fromEntries(modes)).toEqual({
    'solve-it.sqlite': '600',
    'solve-it.sqlite-servers': '600',
    'solve-it.sqlite-shm': '600',
    'solve-it.sqlite-wal': '600',
  })
  await store.close()
})

test('each file of a new data folder can be read by its owner only, from the first start on', async () => {
  const { dataDir, remove } = await freshDatabase()
  onTestFinished(remove)
  const store = await openStore({ dataDir, clock })
  const modes = readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))])
  expect(modes.filter(([, mode]) => mode !== '600')).toEqual([])
  expect(modes).toHaveLength(4)
  await store.close()
})

test('a folder with a name like that of the database keeps its mode, and so does a file behind a link', async () => {
  const dataDir = await openToAll()
  mkdirSync(join(dataDir, 'solve-it.sqlite-backups'), { mode: 0o755 })
  writeFileSync(join(dataDir, 'shared.txt'), '', { mode: 0o644 })
  const link = join(dataDir, 'solve-it.sqlite-shm')
  rmSync(link, { force: true })
  symlinkSync('shared.txt', link)
  openFolder(dataDir, () => {})
  expect(modeOf(join(dataDir, 'solve-it.sqlite-backups'))).toBe('755')
  expect(modeOf(join(dataDir, 'shared.txt'))).toBe('644')
})

test('a data folder with a foreign file keeps its mode, and so does that file', async () => {
  const dataDir = await openToAll()
  writeFileSync(join(dataDir, 'timetable.txt'), 'Monday: maths', { mode: 0o644 })
  const store = await openStore({ dataDir, clock })
  expect(modeOf(dataDir)).toBe('777')
  expect(modeOf(join(dataDir, 'timetable.txt'))).toBe('644')
  expect(modeOf(join(dataDir, 'solve-it.sqlite'))).toBe('600')
  await store.close()
})

test.runIf(process.getuid?.() === 0)(
  'a server whose database belongs to another user and is readable by all starts with a notice',
  async () => {
    const dataDir = await openToAll()
    await asOrdinaryUser(async () => {
      const store = await openStore({ dataDir, clock })
      expect(store.notices).toEqual([expect.stringContaining(`may be able to read ${dataDir}`)])
      await store.close()
    })
  },
)
