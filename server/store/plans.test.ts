import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createAccounts } from './accounts/accounts.ts'
import { createClassInvitations } from './classes/class-invitations.ts'
import { createClassTeachers } from './classes/class-teachers.ts'
import { createClasses } from './classes/classes.ts'
import { createMemberships } from './classes/memberships.ts'
import { createClassHops } from './insight/class-hops.ts'
import { createFactRounds } from './insight/fact-rounds.ts'
import { createInsight } from './insight/insight.ts'
import { createLatestRounds } from './insight/latest-rounds.ts'
import { createPractice } from './insight/practice.ts'
import { playUntil } from './play-until.ts'
import { createProgress } from './progress/progress.ts'
import { createAnsweredRounds } from './rounds/answered-rounds.ts'
import { createPlayedRounds } from './rounds/played-rounds.ts'
import { roundRow } from './rounds/take-rounds.ts'
import { inChunks } from './statements/chunks.ts'
import { createDevices, devicesOfStudent } from './students/devices.ts'
import { createStudentChanges } from './students/student-changes.ts'
import { createPaperAnswers } from './tasks/paper-answers.ts'
import { createSets } from './tasks/sets.ts'
import { createTaskRounds } from './tasks/task-rounds.ts'
import { createTaskSets } from './tasks/task-sets.ts'
import { createTasks } from './tasks/tasks.ts'
import { createWorksheets } from './tasks/worksheets.ts'
import { fillWithCrowd } from './test/crowd.ts'
import { onBothEngines } from './test/on-engines.ts'
import { plansOf } from './test/plans.ts'
import { additionLevel, newClaims, playRight, saveOf } from './test/samples.ts'

/** Enough records that a scan of the table would be the wrong plan: 600 students, of whom a class has 40. */
const records = 100_000

onBothEngines(
  (opened) => {
    const classId = randomUUID()
    const silent = { ofClass: () => {}, ofStudent: () => {}, ofPlay: () => {} }
    const isPostgres = () => opened.database.databaseUrl !== undefined

    const scans = (table: string) => (isPostgres() ? `Seq Scan on ${table}` : `SCAN ${table}`)
    const byIndex = (table: string, index: string) =>
      isPostgres()
        ? new RegExp(`Index( Only)? Scan (using ${index} on ${table}|on ${index})`)
        : new RegExp(`SEARCH ${table} USING (PRIMARY KEY|(COVERING )?INDEX sqlite_autoindex_${table}_1)`)

    /** The index by class. The primary key begins with the student and would be read as a whole. */
    const byMember = /memberships_of_class/

    beforeAll(() => fillWithCrowd(opened.db, records, classId), 60_000)

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

    test('the rounds of a class since a time are read by the indexes on the student', { timeout: 60_000 }, async () => {
      const level = await additionLevel()
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const rows = (await ofClass.execute()).flatMap(({ student_id }) =>
        Array.from({ length: 50 }, (_, i) => {
          const save = saveOf(playRight(level, 1, student_id), 0, 1)
          return roundRow({ ...save, isTooQuick: i === 0 }, 1, i)
        }),
      )
      for (const chunk of inChunks(rows)) await opened.db.insertInto('rounds').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const most = { rounds: 4201, quick: 1000 }
      const plans = await plansOf(opened.database, (db) => createPlayedRounds(db).inClass(classId, 0, most))
      for (const plan of plans)
        for (const table of ['rounds', 'memberships', 'accounts']) expect(plan).not.toContain(scans(table))
      expect(plans.some((plan) => plan.includes('too_quick_rounds'))).toBe(true)
    })

    test('the rounds that Insight reads are found by the indexes on the student', async () => {
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const { student_id: studentId } = await ofClass.limit(1).executeTakeFirstOrThrow()
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createInsight(db)
        expect(await noun.roundsInClass(classId, 0)).toHaveLength(40 * 50)
        expect(await noun.roundsOfStudent(studentId, 0)).toHaveLength(50)
        await noun.lastPlayedAt(studentId)
        await noun.completedInClass(classId, 0)
        await noun.joinedAt(classId)
        await createProgress(db).bestsOfEach([{ studentId, operation: 'addition' }])
      })
      // Answers on paper are read beside the rounds, with a statement of their own.
      const [onPaper, others] = [true, false].map((is) => plans.filter((plan) => plan.includes('paper_answers') === is))
      expect([onPaper, others].map((all) => all?.length)).toEqual([3, 6])
      for (const plan of plans)
        for (const table of ['rounds', 'memberships', 'progress', 'paper_answers'])
          expect(plan).not.toContain(scans(table))
      for (const plan of others!.slice(0, 3)) expect(plan).toMatch(/rounds_(by_begin|of_operation)/)
      for (const i of [0, 3, 4]) expect(others![i]).toMatch(byMember)
      expect(onPaper![0]).toMatch(byMember)
    })

    test('the play that may count for tasks is found by the indexes on the student', async () => {
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const { student_id: studentId } = await ofClass.limit(1).executeTakeFirstOrThrow()
      const parts = ['1.1', '2.2', '3.5'].map((levelId) => ({ kind: 'level', operation: 'addition', levelId }) as const)
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createTaskRounds(db)
        expect([...(await noun.inClass(classId, { parts, since: 0 })).values()].flat()).toHaveLength(40 * 50)
        expect(await noun.ofStudent(studentId, { parts, since: 0 })).toHaveLength(50)
        await noun.completedInClass(classId)
        await noun.completedOfStudent(studentId)
      })
      expect(plans).toHaveLength(4)
      for (const plan of plans)
        for (const table of ['rounds', 'memberships', 'progress']) expect(plan).not.toContain(scans(table))
      for (const plan of plans.slice(0, 2)) expect(plan).toMatch(/rounds_(by_begin|of_operation)/)
      for (const i of [0, 2]) expect(plans[i]).toMatch(byMember)
    })

    test('the tasks of a class and of a student are found by index, however many tasks other classes have', {
      timeout: 60_000,
    }, async () => {
      const about = { title: 'Week 6', parts: '[]', right_answers: 0, counts_earlier: 0, for_all: 0, revision: 1 }
      const times = { begins_at: 1, due_day: null, closed_at: null, made_by: 'hana', created_at: 1 }
      const classes = [classId, ...Array.from({ length: 200 }, () => randomUUID())]
      const tasks = classes.flatMap((class_id) =>
        Array.from({ length: 20 }, () => ({ class_id, id: randomUUID(), ...about, ...times })),
      )
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const ids = (await ofClass.execute()).map(({ student_id }) => student_id)
      const given = tasks.flatMap(({ class_id, id }) =>
        ids.slice(0, 6).map((student_id) => ({ student_id, class_id, task_id: id })),
      )
      const ofRoom = { name: 'Room 1', is_open: 1, names_locked: 0, created_at: 1, hop_mark: 1000 }
      const rooms = classes.map((id, i) => ({ id, code: `TASKS${i}`, ...ofRoom }))
      for (const chunk of inChunks(rooms)) await opened.db.insertInto('classrooms').values(chunk).execute()
      for (const chunk of inChunks(tasks)) await opened.db.insertInto('tasks').values(chunk).execute()
      for (const chunk of inChunks(given)) await opened.db.insertInto('task_students').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createTasks(db, () => 2, silent)
        expect(await noun.listOf(classId, 100)).toHaveLength(20)
        expect((await noun.select(classId, tasks[0]!.id))?.students).toHaveLength(6)
        expect(await noun.listOfStudent(ids[0]!)).toHaveLength(20)
        await noun.countOpen(classId)
      })
      expect(plans).toHaveLength(7)
      for (const plan of plans)
        for (const table of ['tasks', 'task_students', 'memberships']) expect(plan).not.toContain(scans(table))
    })

    test('the sets of a teacher and a set by its link are found by index, however many sets other teachers have', async () => {
      const teachers = Array.from({ length: 500 }, () => newClaims().id)
      const rows = teachers.flatMap((teacher_id) =>
        Array.from({ length: 8 }, () => ({ teacher_id, id: randomUUID(), link_hash: randomUUID() })),
      )
      const times = { version: 1, created_at: 1, changed_at: 1 }
      const content = { version: 1, title: 'Kūmara', problem_count: 1, made_at: 1, problems: '[]' }
      for (const chunk of inChunks(rows)) {
        const sets = chunk.map((row) => ({ ...row, ...times }))
        const versions = chunk.map(({ teacher_id, id }) => ({ teacher_id, set_id: id, ...content }))
        await opened.db.insertInto('sets').values(sets).execute()
        await opened.db.insertInto('set_versions').values(versions).execute()
      }
      await sql`analyze`.execute(opened.db)
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createSets(db, () => 2)
        const [set] = rows
        expect(await noun.listOf(set!.teacher_id)).toHaveLength(8)
        expect(await noun.countOf(set!.teacher_id)).toBe(8)
        expect(await noun.select(set!.teacher_id, set!.id)).toMatchObject({ version: 1 })
        expect(await noun.selectByLink(set!.link_hash)).toMatchObject({ id: set!.id })
        expect(await noun.selectVersion(set!.teacher_id, set!.id, 1)).toMatchObject({ title: 'Kūmara' })
        expect(await noun.isLinkTaken(set!.teacher_id, set!.id, set!.link_hash)).toBe(false)
      })
      expect(plans).toHaveLength(6)
      for (const plan of plans) for (const table of ['sets', 'set_versions']) expect(plan).not.toContain(scans(table))
      expect(plans[3]).toContain('sets_by_link')
    })

    test('who may play a set, and what was solved, are found by index, however many others there are', async () => {
      const teachers = Array.from({ length: 500 }, () => newClaims().id)
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const students = (await ofClass.execute()).map(({ student_id }) => student_id)
      const sets = teachers.map((teacher) => ({ teacher, id: randomUUID(), version: 1 }))
      const rights = sets.flatMap(({ teacher, id, version }) =>
        ['', ...students.slice(0, 7)].map((student_id) => ({
          ...{ teacher_id: teacher, set_id: id, version, student_id, begins_at: 1, closed_at: null, ends_at: null },
          ...{ class_id: randomUUID(), task_id: randomUUID() },
        })),
      )
      const solved = sets.flatMap(({ teacher, id }) =>
        students.slice(0, 8).map((student_id) => ({
          ...{ student_id, teacher_id: teacher, set_id: id, problem: 'ab', solved_at: 1, last_solved_at: 1 },
        })),
      )
      for (const chunk of inChunks(rights)) await opened.db.insertInto('task_sets').values(chunk).execute()
      for (const chunk of inChunks(solved)) await opened.db.insertInto('solved_problems').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const [set] = sets
      const asked = [{ set: set!, keys: ['ab'] }]
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createTaskSets(db, () => 2)
        expect(await noun.mayPlay(students[0]!, set!, 1)).toBe(true)
        expect(await noun.mayPlay(students.at(-1)!, set!, 1)).toBe(false)
        expect(await noun.isGivenBy(randomUUID(), set!)).toBe(false)
        expect(await noun.deleteBefore(1)).toBe(0)
        expect(await createTaskRounds(db).solvedOfStudent(students[0]!, asked)).toHaveLength(1)
        expect([...(await createTaskRounds(db).solvedInClass(classId, asked)).keys()]).toHaveLength(8)
      })
      for (const plan of plans)
        for (const table of ['task_sets', 'solved_problems', 'memberships', 'class_teachers'])
          expect(plan).not.toContain(scans(table))
      expect(plans.length).toBeGreaterThanOrEqual(5)
    })

    test('a worksheet is found by index, by its teacher and by its code, however many others there are', async () => {
      const teachers = Array.from({ length: 400 }, () => randomUUID())
      const about = {
        title: 'Hops',
        content: '{"kind":"levels","levels":[]}',
        questions: 20,
        for_each: 0,
        rules: 1,
        layout: '{}',
      }
      const rows = teachers.flatMap((teacher_id, i) =>
        Array.from({ length: 10 }, (_, j) => ({
          ...{ teacher_id, id: randomUUID(), code: `SHEET${i}-${j}`, class_id: teacher_id, ...about, created_at: 1 },
        })),
      )
      for (const chunk of inChunks(rows)) await opened.db.insertInto('worksheets').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createWorksheets(db, () => 2)
        expect((await noun.select(teachers[7]!, rows[70]!.id))?.code).toBe('SHEET7-0')
        expect((await noun.selectByCode(teachers[7]!, 'SHEET7-3'))?.id).toBe(rows[73]!.id)
        expect(await noun.countOfTeacher(teachers[7]!)).toBe(10)
        expect((await noun.selectInClass(rows[73]!.class_id, 'SHEET7-3'))?.id).toBe(rows[73]!.id)
        expect(await noun.listOf(rows[73]!.class_id, 5)).not.toEqual([])
        expect((await noun.idsOf(rows[73]!.class_id)).size).toBe(10)
        await noun.create({ ...(await noun.select(teachers[7]!, rows[70]!.id))!, teacherId: teachers[7]! })
      })
      expect(plans.length).toBeGreaterThanOrEqual(8)
      for (const plan of plans) expect(plan).not.toContain(scans('worksheets'))
    })

    test('the marks of a worksheet and the answers on paper are found by index, however many other students have', {
      timeout: 60_000,
    }, async () => {
      const crowd = await opened.db.selectFrom('accounts').where('provider', '=', 'crowd').select('id').execute()
      const ofClass = opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
      const students = (await ofClass.execute()).map(({ student_id }) => student_id)
      const about = { teacher_id: 'hana', operation: 'addition', level_id: '2.5', marked_by: 'hana', marked_at: 1 }
      const summary = { marks: '[]', answers: 1, right_answers: 1, entries: '' }
      const rows = [...crowd.map(({ id }) => id), ...students].flatMap((student_id) =>
        Array.from({ length: 40 }, (_, i) => ({
          ...{ student_id, worksheet_id: `sheet ${i}`, made_at: i, ...about, ...summary },
        })),
      )
      const unique = [...new Map(rows.map((row) => [`${row.student_id} ${row.worksheet_id}`, row])).values()]
      for (const chunk of inChunks(unique)) await opened.db.insertInto('paper_answers').values(chunk).execute()
      await sql`analyze`.execute(opened.db)
      const [student] = students
      const plans = await plansOf(opened.database, async (db) => {
        const [insight, noun] = [createInsight(db), createPaperAnswers(db, () => 2, silent)]
        expect(await noun.ofSheet(classId, { teacherId: 'hana', worksheetId: 'sheet 7' })).toHaveLength(40)
        expect(await noun.newest(student!, null, 5)).toHaveLength(5)
        expect(await noun.levels(student!)).toEqual([{ operation: 'addition', levelId: '2.5' }])
        const ofSet = { teacherId: 'hana', worksheetId: 'sheet 7', key: ['set', 'hana trip 1 0'] } as const
        expect(await noun.newestOfSets(student!, [ofSet], 5)).toEqual([])
        expect(await noun.partsOfSets(student!)).toEqual([])
        const key = { teacherId: 'hana', worksheetId: 'sheet 7', key: ['addition', '2.5'] } as const
        const marked = await noun.select(student!, key)
        expect(marked).toMatchObject({ madeAt: 7 })
        await noun.write(marked!, { answers: 2, rightAnswers: 1, entries: '' })
        await noun.page(marked, 200)
        await insight.roundsInClass(classId, 0)
        await insight.roundsOfStudent(student!, 0)
        await insight.lastPlayedAt(student!)
      })
      const onPaper = plans.filter((plan) => plan.includes('paper_answers'))
      expect(onPaper).toHaveLength(11)
      for (const plan of onPaper) expect(plan).not.toContain(scans('paper_answers'))
      for (const i of [0, 8]) {
        expect(onPaper[i]).toMatch(byMember)
        expect(onPaper[i]).not.toContain(scans('memberships'))
      }
    })

    test('the facts of a class and of a student are read by the index of operation and time', async () => {
      const [member] = await opened.db.selectFrom('memberships').where('class_id', '=', classId).selectAll().execute()
      const plans = await plansOf(opened.database, async (db) => {
        await createFactRounds(db).inClass(classId, 0)
        await createFactRounds(db).ofStudent(member!.student_id, 0)
      })
      expect(plans).toHaveLength(4)
      for (const plan of plans)
        for (const table of ['rounds', 'memberships', 'paper_answers']) expect(plan).not.toContain(scans(table))
    })

    test("a student's own practice is read by key, however many rounds others have", async () => {
      const [member] = await opened.db.selectFrom('memberships').where('class_id', '=', classId).selectAll().execute()
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createPractice(db)
        expect(await noun.rightAnswers(member!.student_id)).toBeGreaterThan(0)
        expect(await noun.playedSince(member!.student_id, 0)).toHaveLength(50)
        expect((await noun.completedBy(member!.student_id)).length).toBeGreaterThan(0)
      })
      expect(plans).toHaveLength(3)
      for (const plan of plans) for (const table of ['rounds', 'progress']) expect(plan).not.toContain(scans(table))
    })

    test('the rounds with moves of the last minutes are found by the students of the class and the begin', async () => {
      const day = 24 * 3600_000
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createLatestRounds(db)
        expect(await noun.inClass(classId, 0)).toHaveLength(1000)
        expect(await noun.inClass(classId, day * 2)).toEqual([])
      })
      expect(plans).toHaveLength(2)
      for (const plan of plans) {
        for (const table of ['rounds', 'memberships']) expect(plan).not.toContain(scans(table))
        expect(plan).toMatch(/rounds_by_begin/)
        expect(plan).toMatch(byMember)
      }
    })

    test('the answers of a class in a week are counted by the students of the class and the begin', async () => {
      const room = { name: 'Room 1', code: 'HOPS01', is_open: 1, names_locked: 0, created_at: 1, hop_mark: 1000 }
      await opened.db
        .insertInto('classrooms')
        .values({ id: classId, ...room })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createClassHops(db, silent)
        expect(await noun.answersSince(classId, 0)).toBe(40 * 50)
        expect(await noun.answersSince(classId, 0, 1500)).toBe(1500)
        expect(await noun.markOf(classId)).toBe(1000)
      })
      expect(plans).toHaveLength(3)
      for (const plan of plans)
        for (const table of ['rounds', 'memberships', 'classrooms']) expect(plan).not.toContain(scans(table))
      for (const plan of plans.slice(0, 2)) {
        expect(plan).toMatch(/rounds_by_begin/)
        expect(plan).toMatch(byMember)
      }
    })

    test("a student's answers are read by key, however many rounds and moves others have", async () => {
      const plans = await plansOf(opened.database, async (db) => {
        const noun = createAnsweredRounds(db)
        const [student] = await opened.db
          .selectFrom('memberships')
          .where('class_id', '=', classId)
          .selectAll()
          .execute()
        const rounds = await noun.newest(student!.student_id, null, 200)
        expect(rounds).toHaveLength(50)
        await noun.newest(student!.student_id, { operation: 'addition', levelId: '1.1' }, 200)
        await noun.newestOfSets(student!.student_id, [['set', 'hana trip 1 ']], 200)
        await noun.keysOfSets(student!.student_id)
        await noun.levels(student!.student_id)
        await noun.moves(student!.student_id, rounds)
      })
      expect(plans).toHaveLength(6)
      for (const plan of plans) for (const table of ['rounds', 'moves']) expect(plan).not.toContain(scans(table))
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
