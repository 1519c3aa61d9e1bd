import { setImmediate } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { firstRows } from './pages.ts'
import { type FilePiece, piecesOf } from './table-files.ts'
import { createTurns } from './turns.ts'
import { zipOf } from './zip.ts'

const at = new Date('2026-12-11T09:00:00+13:00')

async function* pagesOfRows(pages: number) {
  for (let page = 0; page < pages; page++)
    yield [
      { page, text: `=${page}` },
      { page, text: 'kōwhai' },
    ]
}

async function read(bytes: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

it('a table of several pages has the same files as one of a single page', async () => {
  const rows: Record<string, unknown>[] = []
  for await (const page of pagesOfRows(3)) rows.push(...page)
  const inPages = await read(zipOf(piecesOf({ name: 'moves', pages: pagesOfRows(3) }), at, createTurns()))
  const onePage = (async function* () {
    yield rows
  })()
  expect(inPages).toEqual(await read(zipOf(piecesOf({ name: 'moves', pages: onePage }), at, createTurns())))
  expect(inPages['moves.json']).toBe(`${JSON.stringify(rows, null, 2)}\n`)
  expect(inPages['moves.csv']?.split('\r\n')).toHaveLength(7)
})

it('a table without rows has no files', async () => {
  expect(await read(zipOf(piecesOf({ name: 'moves', pages: pagesOfRows(0) }), at, createTurns()))).toEqual({})
})

it('the process does other work after each piece of an export', async () => {
  let turnsOfOthers = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turnsOfOthers++) await setImmediate()
  })()
  await read(zipOf(piecesOf({ name: 'moves', pages: pagesOfRows(50) }), at, createTurns()))
  isOver = true
  await others
  expect(turnsOfOthers).toBeGreaterThanOrEqual(100)
})

it('two exports of a process never work at the same time, and one that is not read keeps no other waiting', async () => {
  const turns = createTurns()
  const active = new Set<string>()
  async function* watched(name: string): AsyncGenerator<FilePiece> {
    for (const isLast of [false, false, true]) {
      active.add(name)
      await setImmediate()
      expect([...active]).toEqual([name])
      active.delete(name)
      yield { name: `${name}.json`, text: name, isLast }
    }
  }
  const unread = zipOf(watched('unread'), at, turns)
  await unread.next()
  const [one, other] = await Promise.all([
    read(zipOf(watched('one'), at, turns)),
    read(zipOf(watched('other'), at, turns)),
  ])
  expect([one, other]).toEqual([{ 'one.json': 'oneoneone' }, { 'other.json': 'otherotherother' }])
  await unread.return(undefined)
})

it('an export that fails ends alone', async () => {
  const turns = createTurns()
  // biome-ignore lint/correctness/useYield: The source fails before its first piece.
  const broken = (async function* (): AsyncGenerator<FilePiece> {
    throw new Error('The database is gone')
  })()
  await expect(read(zipOf(broken, at, turns))).rejects.toThrow('The database is gone')
  expect(Object.keys(await read(zipOf(piecesOf({ name: 'cards', pages: pagesOfRows(1) }), at, turns)))).toHaveLength(2)
})

it('a copy of too many rows has the first ones, and says that it was cut', async () => {
  for (const [most, isCut] of [
    [5, true],
    [6, false],
  ] as const) {
    let wasCut = false
    const rows: unknown[] = []
    const some = firstRows(pagesOfRows(3), most, () => {
      wasCut = true
    })
    for await (const page of some) rows.push(...page)
    expect([rows.length, wasCut]).toEqual([most, isCut])
  }
})
