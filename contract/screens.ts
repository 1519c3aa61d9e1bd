/**
 * The first parts of the paths of screens (docs/product/routes.md, "Paths"). The browser keeps these paths behind the
 * "#" of an address. The server redirects an address that was typed without it. `web/routes/paths.ts` has the whole
 * paths.
 */
export const screenRoots = [
  'login',
  'register',
  'signed-in',
  'student',
  'teacher',
  'main',
  'studentprogress',
  'progressoverview',
  'insight',
  'card',
  'tasks',
] as const

type Rest = '' | `/${string}` | `?${string}`
export type ScreenPath = '/' | `/${(typeof screenRoots)[number]}${Rest}`
