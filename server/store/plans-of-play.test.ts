import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createClassHops } from './insight/class-hops.ts'
import { createFactRounds } from './insight/fact-rounds.ts'
import { createInsight } from './insight/insight.ts'
import { createLatestRounds } from './insight/latest-rounds.ts'
import { createPractice } from './insight/practice.ts'
import { createProgress } from './progress/progress.ts'
import { createAnsweredRounds } from './rounds/answered-rounds.ts'
import { createPlayedRounds } from './rounds/played-rounds.ts'
import { roundRow } from './rounds/take-rounds.ts'
import { inChunks } from './statements/chunks.ts'
import { createTaskRounds } from './tasks/task-rounds.ts'
import { byMember, silent, withCrowd } from './test/crowd-plans.ts'
import { onBothEngines } from './test/on-engines.ts'
import { plansOf } from './test/plans.ts'
import { additionLevel, playRight, saveOf } from './test/samples.ts'

onBothEngines(
  (opened) => {
    const { classId, scans } = withCrowd(opened)

    // Each student of the class has played fifty rounds.
    beforeAll(async () => {
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
    }, 60_000)

    test('the rounds of a class since a time are read by the indexes on the student', async () => {
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

    test('the rounds with moves of the last minutes are found by the index on student and start', async () => {
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

    test('the answers of a class in a week are counted by the index on student and start', async () => {
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
  },
  { skips: 'Citus' },
)
