import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../../migrations/0017-receipts-without-addresses.ts'
import { listedSchool } from '../test/listed-school.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'

onBothEngines((opened) => {
  const { school } = listedSchool(opened)

  test('the receipts of erased students follow a class to its new owner', async () => {
    const { classroom, tui, erasing } = await school()
    const { teacherErasures, classes } = opened.store
    const receipt = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    const next = newClaims().id
    await classes.handOver(classroom.id, next)
    expect(await teacherErasures.listOf(classroom.teacherId)).toEqual([])
    expect(await teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('notFound')
    expect(await teacherErasures.listOf(next)).toEqual([receipt])
    expect(await teacherErasures.undo(receipt!.id, next)).toBe('undone')
    expect(await classes.hasStudent(classroom.id, tui)).toBe(true)
  })

  test('a migration replaces the address of the teacher on an older receipt by the id of the account', async () => {
    const { classroom, tui, ana, erasing } = await school()
    const { teacherErasures, accounts } = opened.store
    const { id: hana, ...claims } = newClaims()
    await accounts.signIn(claims)
    const [known, gone] = [
      await teacherErasures.eraseStudent({ ...erasing, studentId: tui }),
      await teacherErasures.eraseStudent({ ...erasing, studentId: ana }),
    ]
    const contentOf = (receipt: string) =>
      opened.db.selectFrom('erased').where('receipt', '=', receipt).where('of_table', '=', 'receipt')
    for (const [receipt, by] of [
      [known!.id, claims.email],
      [gone!.id, 'gone@kauri.school.nz'],
    ] as const) {
      const { content } = await contentOf(receipt).select('content').executeTakeFirstOrThrow()
      await opened.db
        .updateTable('erased')
        .set({ content: JSON.stringify([{ ...JSON.parse(content)[0], by }]) })
        .where('receipt', '=', receipt)
        .where('of_table', '=', 'receipt')
        .execute()
    }
    await up(opened.db as Kysely<unknown>)
    for (const receipt of [known!.id, gone!.id])
      expect((await contentOf(receipt).select('content').executeTakeFirstOrThrow()).content).not.toContain('@')
    const listed = await teacherErasures.listOf(classroom.teacherId)
    expect(listed.find(({ id }) => id === known!.id)).toEqual({ ...known, by: hana })
    const { by, ...others } = listed.find(({ id }) => id === gone!.id)!
    expect(others).toMatchObject({ student: 'Ana Rangi', students: 1 })
    expect(await accounts.select(by!)).toBeNull()
  })

  test('an older receipt without a teacher names nobody, even after its class has a new owner', async () => {
    const { classroom, tui, erasing } = await school()
    const { teacherErasures, classes } = opened.store
    const receipt = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    const row = () =>
      opened.db.selectFrom('erased').where('receipt', '=', receipt!.id).where('of_table', '=', 'receipt')
    const { content } = await row().select('content').executeTakeFirstOrThrow()
    await opened.db
      .updateTable('erased')
      .set({ content: JSON.stringify([{ ...JSON.parse(content)[0], by: null }]) })
      .where('receipt', '=', receipt!.id)
      .where('of_table', '=', 'receipt')
      .execute()
    expect(await teacherErasures.listOf(classroom.teacherId)).toEqual([{ ...receipt, by: null }])
    const next = newClaims().id
    await classes.handOver(classroom.id, next)
    expect(await teacherErasures.listOf(next)).toEqual([{ ...receipt, by: null }])
  })
})
