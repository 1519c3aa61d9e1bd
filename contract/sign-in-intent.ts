import { z } from 'zod'
import { roles } from '#maths'

/** The sign-in providers, in the order of their buttons. */
export const signInProviders = ['google', 'microsoft'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** The page where the sign-in started, its role, its provider, and whether it uses a popup. */
export const signInIntent = z.object({
  for: z.enum(['login', 'register']),
  role: z.enum(roles),
  mode: z.enum(['popup', 'redirect']).default('redirect'),
  /** Without one, the sign-in is with the first provider of the server. */
  provider: z.enum(signInProviders).optional(),
})
export type SignInIntent = z.output<typeof signInIntent>
