/** Strengths and gaps: the levels of a class or a student in four boxes. */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { accountId, levelId, operation } from './fields.ts'
import { namedStudent } from './insight.ts'
import { headOfStudent, ofStudent } from './students.ts'

/**
 * Hard or easy for the student's stage, and right or not yet (docs/product/teacher-screens.md, "Strengths and gaps").
 */
const box = z.enum(['toBeAchieved', 'strengths', 'gaps', 'achieved']).meta({ id: 'Box' })

export type Box = z.infer<typeof box>

const levelInBox = z.object({ box, operation, levelId })

/** A level in a box of a class, with the students for whom it is there, of those with ten answers or more. */
const classLevel = levelInBox.extend({ students: z.array(accountId), tried: z.int() }).meta({ id: 'ClassLevelInBox' })
export type ClassLevelInBox = z.infer<typeof classLevel>

/** A level in a box of a student, with the last ten first answers, the oldest one first. */
const studentLevel = levelInBox
  .extend({ last: z.array(z.enum(['right', 'slip', 'missed'])) })
  .meta({ id: 'StudentLevelInBox' })
export type StudentLevelInBox = z.infer<typeof studentLevel>

export const boxEndpoints = {
  'GET /api/classes/{class}/levels': {
    operationId: 'listClassLevels',
    logs: 'classOpened',
    tag: 'Insight',
    summary:
      'The levels that a class has practised in the last 14 days, in each box in which enough students have them',
    who: 'reads',
    params: ofClass,
    output: z.object({
      classroom,
      students: z.array(namedStudent),
      /** The students who bring a level into a box. */
      enough: z.int(),
      levels: z.array(classLevel),
    }),
    tagged: true,
  },
  'GET /api/classes/{class}/students/{student}/levels': {
    operationId: 'listStudentLevels',
    logs: 'classOpened',
    tag: 'Insight',
    summary: "A student's levels with ten answers or more, in their boxes",
    who: 'reads',
    params: ofStudent,
    output: headOfStudent.extend({
      /** The highest completed stage of each operation with a level in a box. Operations without one are left out. */
      stages: z.array(z.object({ operation, stage: z.string() })),
      levels: z.array(studentLevel),
    }),
  },
} as const satisfies Endpoints
