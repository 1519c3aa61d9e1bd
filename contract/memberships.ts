import { z } from 'zod'
import { classCode, type Endpoints, line } from './endpoint.ts'

/** A class as its students see it. */
export const membership = z.object({
  code: classCode,
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
  'DELETE /api/memberships/{code}': {
    summary: 'Leave a class. Leaving again is a success',
    who: 'student',
    params: z.strictObject({ code: classCode }),
    output: z.object({}),
  },
} as const satisfies Endpoints
