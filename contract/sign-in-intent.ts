import { z } from 'zod'
import { roles } from '#maths'

/** The page where the sign-in started, its role, and whether it uses a popup. */
export const signInIntent = z.object({
  for: z.enum(['login', 'register']),
  role: z.enum(roles),
  mode: z.enum(['popup', 'redirect']).default('redirect'),
})
export type SignInIntent = z.output<typeof signInIntent>
