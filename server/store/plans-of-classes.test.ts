import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAccounts } from './accounts/accounts.ts'
import { createClassInvitations } from './classes/class-invitations.ts'
import { createClassTeachers } from './classes/class-teachers.ts'
import { createClasses } from './classes/classes.ts'
import { createMemberships } from './classes/memberships.ts'
import { playUntil } from './play-until.ts'
import { createProgress } from './progress/progress.ts'
import { inChunks } from './statements/chunks.ts'
import { createDevices, devicesOfStudent } from './students/devices.ts'
import { createStudentChanges } from './students/student-changes.ts'
import { byMember, silent, withCrowd } from './test/crowd-plans.ts'
import { onBothEngines } from './test/on-engines.ts'
import { plansOf } from './test/plans.ts'
import { newClaims } from './test/samples.ts'

onBothEngines(
  (opened) => {
    const { byIndex, classId, isPostgres, scans } = withCrowd(opened)

    test('the progress of a class is read by index of its students, however many other schools have', async () => {
      const plans = await plansOf(opened.database, async (db) => {
        await createProgress(db).streaksInClass(classId, 'addition')
        await createProgress(db).completedInClass(classId)
      })
      expect(plans).toHaveLength(2)
      for (const plan of plans) {
        expect(plan).not.toContain(scans('progress'))
        expect(plan).toMatch(byMember)
        expect(plan).not.toContain(scans('memberships'))
      }
      const [inOperation, completed] = plans
      expect(inOperation).toMatch(byIndex('progress', 'progress_key'))
      expect(inOperation).toMatch(/student_id.*operation/)
      expect(completed).toMatch(isPostgres() ? /Index Only Scan using completed_levels/ : /COVERING INDEX completed_le/)
      expect(completed).toMatch(/student_id ?=/)
    })

    test('the records of an archived class are read by index of its students, before and after the archiving', async () => {
      const rows = await opened.db.selectFrom('progress').select('updated_at').limit(1000).execute()
      const times = rows.map(({ updated_at }) => Number(updated_at)).sort((a, b) => a - b)
      const plans = await plansOf(opened.database, async (db) => {
        const progress = createProgress(playUntil(db, times[500]!, classId))
        await progress.streaksInClass(classId, 'addition')
        await progress.completedInClass(classId)
      })
      expect(plans).toHaveLength(2)
      // SQLite calls the rows of both parts together `progress` too, and scans them.
      const read = isPostgres() ? /on progress\b/g : /SEARCH progress USING/g
      for (const plan of plans) {
        expect(plan.match(read)?.length).toBeGreaterThanOrEqual(2)
        expect(plan).toMatch(byMember)
        for (const table of ['rounds', 'memberships', ...(isPostgres() ? ['progress'] : [])])
          expect(plan).not.toContain(scans(table))
      }
    })

    test('the reports of a class are read by index of its students, however many other students have some', {
      timeout: 60_000,
    }, async () => {
      const ids = (await opened.db.selectFrom('accounts').where('provider', '=', 'crowd').select('id').execute()).map(
        ({ id }) => id,
      )
      const reports = ids.flatMap((student_id) =>
        Array.from({ length: devicesOfStudent }, () => ({
          student_id,
          device_id: randomUUID(),
          set_aside: 1,
          reported_at: 1,
        })),
      )
      for (const chunk of inChunks(reports)) await opened.db.insertInto('device_reports').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const plans = await plansOf(opened.database, (db) => createDevices(db, () => 1, silent).setAsideInClass(classId))
      expect(plans).toHaveLength(1)
      for (const plan of plans) {
        expect(plan).toMatch(byIndex('device_reports', 'device_reports_key'))
        expect(plan).not.toContain(scans('device_reports'))
        expect(plan).toMatch(byMember)
        expect(plan).not.toContain(scans('memberships'))
      }
    })

    test('the changes of a class are read by the index on the student, however many other students have changes', {
      timeout: 60_000,
    }, async () => {
      const crowd = opened.db.selectFrom('accounts').where('provider', '=', 'crowd').select('id')
      const ids = (await crowd.execute()).flatMap(({ id }) => Array.from({ length: 8 }, () => id))
      const names = { old_first_name: 'Mia', old_last_name: 'Chen', new_first_name: 'Ana', new_last_name: 'Chen' }
      const renamed = ids.map((student_id, i) => ({
        ...{ student_id, id: randomUUID(), changed_by: 'hana', changed_at: i, ...names },
      }))
      const removed = ids.map((student_id, i) => ({
        ...{ student_id, id: randomUUID(), class_id: 'another', removed_by: 'hana', what: 'progress' },
        ...{ removed_at: i, removed_row: '{}' },
      }))
      for (const chunk of inChunks(renamed)) await opened.db.insertInto('name_changes').values(chunk).execute()
      for (const chunk of inChunks(removed)) await opened.db.insertInto('removals').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const plans = await plansOf(opened.database, async (db) => {
        await createStudentChanges(db).inClass(classId, Number.MAX_SAFE_INTEGER)
      })
      expect(plans).toHaveLength(1)
      for (const table of ['name_changes', 'removals']) {
        expect(plans[0]).toMatch(byIndex(table, `${table}_key`))
        expect(plans[0]).not.toContain(scans(table))
      }
      expect(plans[0]).toMatch(byMember)
      expect(plans[0]).not.toContain(scans('memberships'))
    })

    test('the names, the members and the student count of a class are read by index', async () => {
      const fields = { id: randomUUID(), name: 'Room 1', teacherId: 'hana' }
      const made = await opened.store.classes.create(fields)
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createClasses(db, () => 1, silent)
        await noun.students(classId)
        await noun.hasStudent(classId, 'someone')
        await noun.withStudentCount({ ...made!, id: classId })
      })
      expect(plans).toHaveLength(3)
      for (const plan of plans)
        for (const table of ['accounts', 'memberships']) expect(plan).not.toContain(scans(table))
    })

    test('an account, a class with its owner, and a list of classes are read by key', async () => {
      const teacherId = await opened.store.accounts.signIn(newClaims(), 'teacher')
      const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 1', teacherId })
      await opened.store.memberships.join('someone', made!.id)
      const plans = await plansOf(opened.database, async (db) => {
        await createAccounts(db, () => 1).select(teacherId)
        await createClasses(db, () => 1, silent).selectTaught(teacherId, made!.id)
        await createClasses(db, () => 1, silent).listOf(teacherId)
        await createMemberships(db, () => 1, silent).listOf('someone')
      })
      // Both lists read the counts and e-mails of their classes in statements of their own.
      expect(plans).toHaveLength(7)
      const tables = ['accounts', 'classrooms', 'class_teachers', 'memberships']
      for (const plan of plans) for (const table of tables) expect(plan).not.toContain(scans(table))
    })

    test('the teachers and invitations of a class, and those of a teacher, are read by key', {
      timeout: 60_000,
    }, async () => {
      const teacherId = await opened.store.accounts.signIn({ ...newClaims(), email: 'hana@kauri.school.nz' }, 'teacher')
      const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 1', teacherId })
      const invited = Array.from({ length: 20_000 }, (_, i) => ({
        ...{ class_id: `class ${i}`, email: `teacher${i}@kauri.school.nz`, role: 'co-teacher', until: null },
        ...{ invited_by: 'hana', invited_at: 1 },
      }))
      const teachers = invited.map(({ class_id, email, role }) => ({
        class_id,
        teacher_id: email,
        role,
        created_at: 1,
      }))
      for (const chunk of inChunks(invited)) await opened.db.insertInto('class_invitations').values(chunk).execute()
      for (const chunk of inChunks(teachers)) await opened.db.insertInto('class_teachers').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const email = 'mele@kauri.school.nz'
      await opened.store.classTeachers.share(made!.id, { email, role: 'co-teacher', until: null }, teacherId)
      const plans = await plansOf(opened.database, async (db) => {
        await createClassTeachers(db, () => 1, silent).listOf(made!.id)
        await createClassInvitations(db, () => 1, silent).listFor(email)
        await createClassInvitations(db, () => 1, silent).decline(email, made!.id)
        await createClassTeachers(db, () => 1, silent).haveSameOwner(made!.id, 'class 1')
      })
      expect(plans).toHaveLength(6)
      const tables = ['accounts', 'classrooms', 'class_teachers', 'class_invitations']
      for (const plan of plans) for (const table of tables) expect(plan).not.toContain(scans(table))
    })

    test('an old unregistered account is found by the index of sign-in times', async () => {
      const plans = await plansOf(opened.database, (db) => createAccounts(db, () => 1).deleteUnregistered(1))
      expect(plans).toHaveLength(1)
      for (const plan of plans) {
        expect(plan).toContain('unregistered_accounts')
        expect(plan).not.toContain(scans('accounts'))
      }
    })
  },
  { skips: 'Citus' },
)
