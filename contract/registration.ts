import { z } from 'zod'
import { type Endpoints, filled } from './endpoint.ts'
import { account } from './session.ts'

/** Both registration forms (specification 1, sections 2 and 5). The e-mail is the session's, never the form's. */
const name = filled(100)

export const registrationEndpoints = {
  'PUT /api/student': {
    summary: 'Complete the registration of the signed-in account as a student',
    who: 'signedIn',
    input: z.strictObject({ firstName: name, lastName: name }),
    output: account,
    problems: ['alreadyRegistered'],
  },
  'PUT /api/teacher': {
    summary: 'Complete the registration of the signed-in account as a teacher',
    who: 'signedIn',
    input: z.strictObject({
      firstName: name,
      lastName: name,
      school: filled(200),
      country: filled(100),
      ageRange: filled(50),
    }),
    output: account,
    problems: ['alreadyRegistered'],
  },
} as const satisfies Endpoints
