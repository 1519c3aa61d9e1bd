import { z } from 'zod'
import { roles } from '#maths'
import { picture } from './chosen-pictures.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId } from './fields.ts'

/** A signed-in account, and the role that it has registered for. */
export const account = z
  .object({
    id: accountId,
    /** Null if the sign-in provider gave none. */
    email: z.string().nullable(),
    /** The name from the sign-in provider, to fill a form. Null if it gave none. */
    displayName: z.string().nullable(),
    /** Null as long as there is no record. */
    role: z.enum(roles).nullable(),
    isRegistrationComplete: z.boolean(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** A student's own choice, and null until they choose. */
    picture: picture.nullable(),
    /** The account that was merged into this one. A device may still keep answers of it. Null for most students. */
    mergedFrom: accountId.nullable(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof account>

export const sessionEndpoints = {
  'GET /api/session': {
    operationId: 'getSession',
    tag: 'Session',
    summary: 'The signed-in account, or null',
    who: 'anyone',
    output: z.object({ account: account.nullable() }),
  },
  'DELETE /api/sessions': {
    operationId: 'logOutEverywhere',
    logs: 'loggedOutEverywhere',
    tag: 'Session',
    summary: 'Log out on every device',
    description: 'The server revokes all sessions of the account.',
    who: 'signedIn',
    output: done,
  },
  'DELETE /api/session': {
    operationId: 'logOut',
    logs: 'loggedOut',
    tag: 'Session',
    summary: 'Log out',
    description: 'The server revokes the session.',
    who: 'anyone',
    output: done,
  },
} as const satisfies Endpoints
