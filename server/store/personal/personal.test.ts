import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { plansOf } from '../test/plans.ts'
import { newClaims } from '../test/samples.ts'
import { createPersonal } from './personal.ts'
import { rowsInPage } from './personal-rows.ts'

onBothEngines((opened) => {
  /** Stores moves of three rounds, as a student has many of them. Returns the places of all moves in their order. */
  async function manyMoves(studentId: string) {
    const rounds = [randomUUID(), randomUUID(), randomUUID()].sort()
    const places = rounds.flatMap((round_id) => Array.from({ length: 80 }, (_, number) => ({ round_id, number })))
    const about = { student_id: studentId, at: 1, move: '{}', operands: null, mark: null, made_at: 1, stored_at: 1 }
    const rows = places.map((place) => ({ ...about, ...place }))
    await opened.db.insertInto('moves').values(rows).execute()
    return places
  }

  const movesOf = (id: string, personal = opened.store.personal) =>
    personal.ofAccount({ id, email: null }).find(({ table }) => table === 'moves')!.pages

  test('the moves of a student are read in pages that hold each move once, in the order of play', async () => {
    const { id } = newClaims()
    const places = await manyMoves(id)
    const pages: unknown[][] = []
    for await (const rows of movesOf(id)) pages.push(rows.map(({ round_id, number }) => ({ round_id, number })))
    expect(pages.map(({ length }) => length)).toEqual([rowsInPage, rowsInPage, places.length - 2 * rowsInPage])
    expect(pages.flat()).toEqual(places)
  })

  test('each page of moves is read from the place behind the page before, by the key', async () => {
    const { id } = newClaims()
    await manyMoves(id)
    const plans = await plansOf(opened.database, async (db) => {
      for await (const _ of movesOf(id, createPersonal(db)));
    })
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN moves|TEMP B-TREE/)
    if (!opened.database.databaseUrl) expect(plans[1]).toContain('student_id=? AND (round_id,number)>(?,?)')
  })
})
