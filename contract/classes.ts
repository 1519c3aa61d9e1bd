import { z } from 'zod'
import { operations } from '#maths'
import { accountId, classCode, type Endpoints, filled, id } from './endpoint.ts'
import { bests } from './progress.ts'

const className = filled(100)

/** A class as its teacher sees it. */
export const classroom = z.object({
  id,
  name: z.string(),
  code: classCode,
  createdAt: z.int(),
  studentCount: z.int(),
})
export type Classroom = z.infer<typeof classroom>

/** A student as a class shows them: first name and last initial, more letters where two are alike. */
export const classStudent = z.object({
  id: accountId,
  shortName: z.string(),
  /** How many levels of each operation are completed. */
  completed: z.partialRecord(z.enum(operations), z.int()),
})
export type ClassStudent = z.infer<typeof classStudent>

const ofClass = z.strictObject({ code: classCode })
const ofStudent = z.strictObject({ code: classCode, student: accountId })

export const classEndpoints = {
  'GET /api/classes': {
    summary: "The teacher's own classes, oldest first",
    who: 'teacher',
    output: z.object({ classes: z.array(classroom) }),
  },
  'POST /api/classes': {
    summary: 'Create a class. The same id again answers with the class that it made',
    who: 'teacher',
    input: z.strictObject({ id, name: className }),
    output: classroom,
    problems: ['refused'],
  },
  'PATCH /api/classes/{code}': {
    summary: 'Rename a class',
    who: 'owner',
    params: ofClass,
    input: z.strictObject({ name: className }),
    output: classroom,
  },
  'DELETE /api/classes/{code}': {
    summary: "Delete a class; its students' progress stays",
    who: 'owner',
    params: ofClass,
    output: z.object({}),
  },
  'GET /api/classes/{code}/students': {
    summary: 'A class and its students, by first name',
    who: 'owner',
    params: ofClass,
    output: z.object({ classroom, students: z.array(classStudent) }),
  },
  'GET /api/classes/{code}/students/{student}/progress': {
    summary: "A student's best streaks in one operation",
    who: 'owner',
    params: ofStudent,
    input: z.strictObject({ operation: z.enum(operations) }),
    output: z.object({ shortName: z.string(), className: z.string(), bests }),
  },
} as const satisfies Endpoints
