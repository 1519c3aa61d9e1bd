import { z } from 'zod'
import { done, type Endpoints } from './endpoint.ts'
import { classCode, filled, id } from './fields.ts'

const className = filled(100).meta({ id: 'ClassName' })

/** A class as its teacher sees it. */
export const classroom = z
  .object({
    id,
    name: z.string(),
    code: classCode,
    createdAt: z.int(),
    studentCount: z.int(),
  })
  .meta({ id: 'Classroom' })
export type Classroom = z.infer<typeof classroom>

/** A class in the path, by its id. A class code is for joining only. */
export const ofClass = z.strictObject({ class: id })

export const classEndpoints = {
  'GET /api/classes': {
    operationId: 'listClasses',
    tag: 'Classes',
    summary: "The teacher's own classes, oldest first",
    who: 'teacher',
    output: z.object({ classes: z.array(classroom) }),
  },
  'POST /api/classes': {
    operationId: 'createClass',
    logs: 'classCreated',
    tag: 'Classes',
    summary: 'Create a class',
    description: 'Sending the same id again returns the class that was made.',
    who: 'teacher',
    input: z.strictObject({ id, name: className }),
    output: classroom,
    problems: ['refused'],
  },
  'PATCH /api/classes/{class}': {
    operationId: 'renameClass',
    logs: 'classRenamed',
    tag: 'Classes',
    summary: 'Rename a class',
    who: 'owner',
    params: ofClass,
    input: z.strictObject({ name: className }),
    output: classroom,
  },
  'DELETE /api/classes/{class}': {
    operationId: 'deleteClass',
    logs: 'classDeleted',
    tag: 'Classes',
    summary: 'Delete a class',
    description: 'The progress of its students stays.',
    who: 'owner',
    params: ofClass,
    output: done,
  },
} as const satisfies Endpoints
