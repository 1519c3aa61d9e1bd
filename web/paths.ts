/** Every hash path of the specification (specification 1, section 2). The router puts the "#" before them. */
import type { Level, Operation, OperationOf, Role } from '#maths'

/** Operations that are played under /main/fouroperations. */
export type FourOperation = OperationOf<'fouroperations'>

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** Where a sign-in by redirect comes back to (server/auth/pages.ts). */
  signedIn: () => '/signed-in',
  registration: (role: Role) => `/${role}/registration`,
  dashboard: (role: Role) => `/${role}/dashboard`,
  main: () => '/main',
  fourOperations: () => '/main/fouroperations',
  stages: (operation: Operation) => `/main/fouroperations/${operation}`,
  level: ({ operation, stage, id }: Level) => `/main/fouroperations/${operation}/${stage}/${id}`,
  studentProgress: (code: string) => `/studentprogress${query({ code })}`,
  progressFourOperations: (of: { code: string; student: string; op: FourOperation }) =>
    `/studentprogress/fouroperations${query(of)}`,
}
