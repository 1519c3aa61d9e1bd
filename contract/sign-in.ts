import { z } from 'zod'
import { roles } from '#maths'

/** The purpose of a sign-in: from /login or /register, by which box, in a popup or in the page itself. */
export const signInIntent = z.object({
  for: z.enum(['login', 'register']),
  box: z.enum(roles),
  mode: z.enum(['popup', 'redirect']).default('redirect'),
})
export type SignInIntent = z.output<typeof signInIntent>
