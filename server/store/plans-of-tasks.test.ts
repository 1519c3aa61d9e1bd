import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createInsight } from './insight/insight.ts'
import { inChunks } from './statements/chunks.ts'
import { createPaperAnswers } from './tasks/paper-answers.ts'
import { createSets } from './tasks/sets.ts'
import { createTaskRounds } from './tasks/task-rounds.ts'
import { createTaskSets } from './tasks/task-sets.ts'
import { createTasks } from './tasks/tasks.ts'
import { createWorksheets } from './tasks/worksheets.ts'
import { byMember, silent, withCrowd } from './test/crowd-plans.ts'
import { onBothEngines } from './test/on-engines.ts'
import { plansOf } from './test/plans.ts'
import { newClaims } from './test/samples.ts'

onBothEngines(
  (opened) => {
    const { classId, scans } = withCrowd(opened)

    test('the tasks of a class and of a student are found by index, however many tasks other classes have', {
      timeout: 60_000,
    }, async () => {
      const about = { title: 'Week 6', parts: '[]', right_answers: 0, counts_earlier: 0, for_all: 0, revision: 1 }
      const times = { begins_at: 1, due_day: '2026-11-19', closed_at: null, made_by: 'hana', created_at: 1 }
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
        expect(await noun.listDue([classId], { from: '2026-11-19', to: '2026-11-26' })).toHaveLength(20)
      })
      expect(plans).toHaveLength(9)
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
  },
  { skips: 'Citus' },
)
