import { z } from 'zod'
import { roles } from '#maths'
import { accountId, type Endpoints } from './endpoint.ts'

/** A signed-in account, and the role that it has registered for. */
export const account = z.object({
  id: accountId,
  /** Null where the sign-in provider gave none. */
  email: z.string().nullable(),
  /** From the sign-in provider, to fill a form. Null where it gave none. */
  displayName: z.string().nullable(),
  /** Null as long as there is no record. */
  role: z.enum(roles).nullable(),
  isRegistrationComplete: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type Account = z.infer<typeof account>

export const sessionEndpoints = {
  'GET /api/session': {
    summary: 'The signed-in account, or null',
    who: 'anyone',
    output: z.object({ account: account.nullable() }),
  },
  'DELETE /api/session': {
    summary: 'Log out. The server revokes the session',
    who: 'anyone',
    output: z.object({}),
  },
} as const satisfies Endpoints
