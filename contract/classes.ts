import { z } from 'zod'
import { classCode, type Endpoints, filled, id } from './endpoint.ts'

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

/** A class in the path, by its id. A class code is for joining only. */
export const ofClass = z.strictObject({ class: id })

export const classEndpoints = {
  'GET /api/classes': {
    summary: "The teacher's own classes, oldest first",
    who: 'teacher',
    output: z.object({ classes: z.array(classroom) }),
  },
  'POST /api/classes': {
    summary: 'Create a class. Sending the same id again returns the class that was made',
    who: 'teacher',
    input: z.strictObject({ id, name: className }),
    output: classroom,
    problems: ['refused'],
  },
  'PATCH /api/classes/{class}': {
    summary: 'Rename a class',
    who: 'owner',
    params: ofClass,
    input: z.strictObject({ name: className }),
    output: classroom,
  },
  'DELETE /api/classes/{class}': {
    summary: 'Delete a class. The progress of its students stays',
    who: 'owner',
    params: ofClass,
    output: z.object({}),
  },
} as const satisfies Endpoints
