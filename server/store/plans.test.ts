import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { classes } from './classes.ts'
import { progress } from './progress.ts'
import { fillWithCrowd } from './test/crowd.ts'
import { onBothEngines } from './test/on-engines.ts'
import { plansOf } from './test/plans.ts'

/** Many enough that reading all of it would be the wrong plan: 600 students, of whom 40 are asked for. */
const records = 100_000

onBothEngines((opened) => {
  const classId = randomUUID()
  const silent = { ofClass: () => {}, ofStudent: () => {} }
  const isPostgres = () => opened.database.databaseUrl !== undefined

  const scans = (table: string) => (isPostgres() ? `Seq Scan on ${table}` : `SCAN ${table}`)
  const byIndex = (table: string, index: string) =>
    isPostgres()
      ? new RegExp(`Index( Only)? Scan (using ${index} on ${table}|on ${index})`)
      : new RegExp(`SEARCH ${table} USING (COVERING )?INDEX sqlite_autoindex_${table}_1`)

  /** By the class, not the whole of an index that begins with the student. */
  const byMember = /memberships_of_class/

  test('reading a class goes by its students, however many there are at other schools', {
    timeout: 60_000,
  }, async () => {
    await fillWithCrowd(opened.db, records, classId)
    const plans = await plansOf(opened.database, async (db) => {
      await progress(db).streaksInClass(classId, 'addition')
      await progress(db).completedInClass(classId)
    })
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).toMatch(byIndex('progress', 'progress_key'))
      expect(plan).not.toContain(scans('progress'))
      expect(plan).toMatch(byMember)
      expect(plan).not.toContain(scans('memberships'))
    }
    const [inOperation] = plans
    expect(inOperation).toMatch(/student_id.*operation/)
  })

  test('so do its names, its code and the count of its students', async () => {
    const fields = { id: randomUUID(), name: 'Room 1', teacherId: 'hana', teacherEmail: 'hana@kauri.school.nz' }
    const made = await opened.store.classes.create(fields)
    const plans = await plansOf(opened.database, async (db) => {
      const noun = classes(db, () => 1, silent)
      await noun.students(classId)
      await noun.hasStudent(classId, 'someone')
      await noun.withStudentCount({ ...made!, id: classId })
    })
    expect(plans).toHaveLength(3)
    for (const plan of plans) for (const table of ['students', 'memberships']) expect(plan).not.toContain(scans(table))
  })
})
