import { z } from 'zod'
import { ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { id, line } from './fields.ts'

/** A class as its students see it; `id` is the id of the class. */
export const membership = z
  .object({
    id,
    name: z.string(),
    /** Null if the teacher's account has none. */
    teacherEmail: z.string().nullable(),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof membership>

/** The student waits until the teacher lets them in. */
const waits = z.object({ waits: z.literal(true) })

export const membershipEndpoints = {
  'GET /api/memberships': {
    operationId: 'listMemberships',
    tag: 'Memberships',
    summary: 'The classes that the student has joined, oldest first',
    who: 'student',
    /** `waiting` is the number of classes whose teachers have not let the student in yet. */
    output: z.object({ classes: z.array(membership), waiting: z.int() }),
  },
  'POST /api/memberships': {
    operationId: 'joinClass',
    logs: (output) => {
      const { data: joined } = membership.safeParse(output)
      return joined ? { event: 'joined', class: joined.id } : { event: 'joinRequested' }
    },
    tag: 'Memberships',
    summary: 'Join a class by its code, in any case',
    description:
      'Joining again is a success. Where the operator asks for the approval of the teacher, the response names no class, ' +
      'and the student waits.',
    who: 'student',
    input: z.strictObject({ code: line(64) }),
    output: z.union([membership, waits]),
    problems: ['notFound', 'tooManyTries'],
  },
  'DELETE /api/memberships/{class}': {
    operationId: 'leaveClass',
    logs: 'left',
    tag: 'Memberships',
    summary: 'Leave a class',
    description: 'Leaving again is a success.',
    who: 'student',
    params: ofClass,
    output: done,
  },
} as const satisfies Endpoints
