import { z } from 'zod'
import { type Endpoints, filled } from './endpoint.ts'
import { account } from './session.ts'

const name = filled(100)

/**
 * Both registration forms (docs/product/accounts-and-classes.md, "Registration"). The session gives the e-mail, never
 * the form.
 */
const registration = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('student'), firstName: name, lastName: name }),
  z.strictObject({
    role: z.literal('teacher'),
    firstName: name,
    lastName: name,
    school: filled(200),
    country: filled(100),
    ageRange: filled(50),
  }),
])

export const registrationEndpoints = {
  'PUT /api/session/registration': {
    summary: 'Complete the registration of the signed-in account as a student or as a teacher',
    who: 'signedIn',
    input: registration,
    output: account,
    problems: ['alreadyRegistered'],
  },
} as const satisfies Endpoints
