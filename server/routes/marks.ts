import { beginOf, contentParts, dayOn, partKey } from '#maths'
import { createDayOf, dateOf, paperSummary } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem, invalidField } from '../http/problem.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import type { Store } from '../store/open.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { dealtSheet, isSameKey } from '../worksheets/dealt-sheet.ts'
import { printedSets } from '../worksheets/printed-sets.ts'

/** Answers on paper count at noon of their day, because no child says when they were written. */
const noon = 12 * 3600_000

export const markHandlers = ({ store, clock, playables, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  return {
    'GET /api/classes/{class}/sheets/{code}': async ({ params }) => {
      // An unknown worksheet and a foreign one take the same statements, so nothing else is read before.
      const worksheet = await sheetOf(store, params)
      const sheet = { teacherId: worksheet.teacherId, worksheetId: worksheet.id }
      const [classroom, students, parts] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.paperAnswers.ofSheet(params.class, sheet),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        worksheet,
        sets: await printedSets(store, worksheet),
        madeOn: dateOf(dayOf(worksheet.createdAt)),
        today: dateOf(dayOf(clock())),
        students,
        marked: students.flatMap(({ id: student }) => {
          const own = parts.filter(({ studentId }) => studentId === student)
          const [first] = own
          if (!first) return []
          // The parts are stored one by one, and the sheet has them in the order of its content.
          const marks = contentParts(worksheet.content).flatMap(
            (part) => own.find(({ key }) => isSameKey(key, partKey(part)))?.marks ?? [],
          )
          return [
            {
              student,
              day: dateOf(dayOf(first.madeAt)),
              marks: [...marks],
              ...(first.dealtAs !== null && { dealtAs: first.dealtAs }),
            },
          ]
        }),
      }
    },

    'PUT /api/classes/{class}/students/{student}/sheets/{code}': async ({ caller, params, input: { day, marks } }) => {
      const worksheet = await sheetOf(store, params)
      const [madeOn, markedOn, today] = [dayOf(worksheet.createdAt), dayOn(day), dayOf(clock())]
      if (markedOn > today) throw invalidField('day', 'must not be in the future')
      if (markedOn < madeOn) throw invalidField('day', 'must not be before the worksheet was made')
      const sheet = { teacherId: worksheet.teacherId, worksheetId: worksheet.id }
      const dealtAs = await store.paperAnswers.dealtAs(params.student, sheet)
      const dealt = await dealtSheet(worksheet, dealtAs, { store, playables })
      if (!dealt) throw new ApiProblem('notYet', 'The questions of this worksheet are not known')
      // A set of own problems may have fewer questions than its share.
      const questions = dealt.reduce((sum, part) => sum + part.questions.length, 0)
      if (marks.length !== questions) throw invalidField('marks', 'must have one for each question')
      let from = 0
      const parts = dealt.map(({ key, questions, insight }) => {
        const own = marks.slice(from, from + questions.length)
        from += questions.length
        return { key, marks: own, ...paperSummary(questions, own, insight) }
      })
      await store.paperAnswers.save({
        ...{ studentId: params.student, ...sheet, parts },
        ...{ classId: params.class, madeAt: beginOf(markedOn, dayOf) + noon, markedBy: caller.id },
      })
      return {
        answers: parts.reduce((sum, { answers }) => sum + answers, 0),
        right: parts.reduce((sum, { rightAnswers }) => sum + rightAnswers, 0),
      }
    },
  } satisfies Partial<Handlers>
}

/** Returns a worksheet that was made for a class. One of another class does not exist. */
async function sheetOf(store: Store, { class: classId, code }: { readonly class: string; readonly code: string }) {
  const worksheet = await store.worksheets.selectInClass(classId, code)
  if (!worksheet) throw new ApiProblem('notFound', 'There is no worksheet with this code')
  return worksheet
}
