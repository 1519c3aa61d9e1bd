import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { filled, personName } from './fields.ts'
import { account } from './session.ts'

/**
 * Both registration forms (docs/product/accounts-and-classes.md, "Registration"). The session gives the e-mail, never
 * the form.
 */
const registration = z
  .discriminatedUnion('role', [
    z.strictObject({ role: z.literal('student'), firstName: personName, lastName: personName }),
    z.strictObject({
      role: z.literal('teacher'),
      firstName: personName,
      lastName: personName,
      school: filled(200),
      country: filled(100),
      ageRange: filled(50),
    }),
  ])
  .meta({ id: 'Registration' })

export const registrationEndpoints = {
  'PUT /api/session/registration': {
    operationId: 'register',
    logs: 'registered',
    tag: 'Session',
    summary: 'Complete the registration of the signed-in account as a student or as a teacher',
    who: 'signedIn',
    input: registration,
    output: account,
    problems: ['alreadyRegistered', 'notAllowed'],
  },
} as const satisfies Endpoints
