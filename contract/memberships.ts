import { z } from 'zod'
import { ofClass } from './classes.ts'
import { type Endpoints, id, line } from './endpoint.ts'

/** A class as its students see it; `id` is the id of the class. */
export const membership = z.object({
  id,
  name: z.string(),
  /** Null where the teacher's account has none. */
  teacherEmail: z.string().nullable(),
})
export type Membership = z.infer<typeof membership>

export const membershipEndpoints = {
  'GET /api/memberships': {
    summary: 'The classes that the student has joined, oldest first',
    who: 'student',
    output: z.object({ classes: z.array(membership) }),
  },
  'POST /api/memberships': {
    summary: 'Join a class by its code, in any case. Joining again is a success',
    who: 'student',
    input: z.strictObject({ code: line(64) }),
    output: membership,
    problems: ['notFound', 'tooManyTries'],
  },
  'DELETE /api/memberships/{class}': {
    summary: 'Leave a class. Leaving again is a success',
    who: 'student',
    params: ofClass,
    output: z.object({}),
  },
} as const satisfies Endpoints
