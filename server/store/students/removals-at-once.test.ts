import { expect, test } from 'vitest'
import { clearLevel } from '../progress/clear-level.ts'
import { raiseFromRounds } from '../progress/raise-progress.ts'
import type { SaveResult } from '../rounds/round-save.ts'
import { roundRow, takeRounds } from '../rounds/take-rounds.ts'
import { someoneWaits } from '../test/blocked.ts'
import { startContenders } from '../test/contenders.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { playground } from '../test/playground.ts'
import { additionLevel, playRight, saveOf } from '../test/samples.ts'
import type { Removed } from './removals.ts'

const level = await additionLevel('1.1')
const within = { membership: 20_000, progress: 20_000 }

/** Tests of a removal while answers of the same student arrive, and of an undo while the class is deleted. */
onBothEngines((opened) => {
  const { newStudent, save, bestOf, recordOf, isClosed } = playground(opened)

  test('a round saved on one server while another removes the record is closed with the record or begins a new one', {
    timeout: 120_000,
  }, async () => {
    const contenders = startContenders(2)
    try {
      await contenders.open(opened.database)
      for (let i = 0; i < 30; i++) {
        const { studentId, clear } = await newStudent()
        const [going, begun] = [playRight(level, 4, studentId), playRight(level, 3, studentId)]
        await save(going, 0, 2)
        const saves = i % 2 ? [saveOf(begun, 0, 3), saveOf(going, 2, 4)] : [saveOf(begun, 0, 3)]
        const removal = clear()
        const [results, removed] = (await contenders.all([
          { noun: 'rounds', method: 'save', args: [saves] },
          { noun: 'removals', method: 'removeProgress', args: [removal] },
        ])) as [SaveResult[], Removed]
        expect(removed).toBe('removed')
        expect(results.some(({ stale }) => stale)).toBe(false)
        expect(await isClosed(going)).toBe(true)
        // The round that began at that moment counts as wholly before the removal, or wholly after it.
        expect(await bestOf(studentId)).toBe((await isClosed(begun)) ? undefined : 3)
        await opened.store.removals.undo({ ...removal }, { ...within, progress: Number.MAX_SAFE_INTEGER })
        expect(await bestOf(studentId)).toBe(i % 2 ? 4 : 3)
      }
    } finally {
      await contenders.end()
    }
  })

  const oneWriter = 'SQLite has one writer at a time'

  test('a round whose first answers are being stored during a removal begins a new record', async ({ skip }) => {
    skip(!opened.database.databaseUrl, oneWriter)
    const { studentId, clear } = await newStudent()
    const [before, begun] = [playRight(level, 5, studentId), playRight(level, 3, studentId)]
    await save(before, 0, 5)
    const removal = clear()
    const removing = await opened.db.transaction().execute(async (trx) => {
      const row = roundRow(saveOf(begun, 0, 3), 7, opened.clock.now)
      const rounds = JSON.stringify([row])
      const levels = JSON.stringify([{ ...row, stage_id: level.stage }])
      await takeRounds(opened.db)(trx, { begun: rounds, continued: '[]' })
      await raiseFromRounds(opened.db)(trx, { levels, group: 7 })
      const removed = opened.store.removals.removeProgress(removal)
      await someoneWaits(opened.db)
      return { removed }
    })
    expect(await removing.removed).toBe('removed')
    expect(await Promise.all([before, begun].map(isClosed))).toEqual([true, false])
    expect(await recordOf(studentId)).toMatchObject({ streak: 3, completed: 0 })
    await opened.store.removals.undo(removal, within)
    expect(await recordOf(studentId)).toMatchObject({ streak: 5, completed: 1 })
  })

  test('a save that arrives while the record is being removed reports a closed round', async ({ skip }) => {
    skip(!opened.database.databaseUrl, oneWriter)
    const { studentId, clear } = await newStudent()
    const round = playRight(level, 4, studentId)
    await save(round, 0, 2)
    const saving = await opened.db.transaction().execute(async (trx) => {
      await clearLevel(trx, clear(), opened.clock.now)
      const saved = save(round, 2, 4)
      await someoneWaits(opened.db)
      return { saved }
    })
    expect(await saving.saved).toEqual({ stale: false, closed: true, best: 0, completed: false })
    expect(await bestOf(studentId)).toBeUndefined()
  })

  test('an undo at the moment when the class is deleted brings no student into a class that does not exist', async () => {
    for (let i = 0; i < 21; i++) {
      const { studentId, classId, removal: newRemoval } = await newStudent()
      const removal = newRemoval()
      await opened.store.removals.removeStudent(removal)
      const undo = () => opened.store.removals.undo(removal, within)
      const deleteClass = () => opened.store.classes.delete(classId)
      const orders = [
        () => Promise.all([undo(), deleteClass()]),
        () => Promise.all([deleteClass(), undo()]),
        () => deleteClass().then(undo),
      ]
      await orders[i % 3]!()
      expect(await membershipsOf(studentId)).toEqual([])
    }
  })

  test('an undo that waits until the class has been deleted restores no membership', async ({ skip }) => {
    skip(!opened.database.databaseUrl, oneWriter)
    const { studentId, classId, removal: newRemoval } = await newStudent()
    const removal = newRemoval()
    await opened.store.removals.removeStudent(removal)
    const undoing = await opened.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('removals')
        .select('id')
        .where('student_id', '=', studentId)
        .where('id', '=', removal.id)
        .forUpdate()
        .execute()
      const undone = opened.store.removals.undo(removal, within)
      await someoneWaits(opened.db)
      await opened.store.classes.delete(classId)
      return { undone }
    })
    expect(await undoing.undone).toBe('notFound')
    expect(await membershipsOf(studentId)).toEqual([])
  })

  function membershipsOf(studentId: string) {
    return opened.db.selectFrom('memberships').selectAll().where('student_id', '=', studentId).execute()
  }
})
