/**
 * Every hash path (docs/product/routes.md, "Paths"). address.tsx adds the "#". A path with a new first part is a type
 * error until contract/screens.ts has the part, which the server needs for its redirect.
 */
import type { ScreenPath } from '#contract'
import type { Area, Level, Operation, Role } from '#maths'
import { operationTable } from './operations.ts'

/** The areas with a menu. Any other area has a single entry, and its path leads to the list of that entry. */
export const menuAreas = ['numberstructure', 'fouroperations', 'measurement'] as const satisfies readonly Area[]
export type MenuArea = (typeof menuAreas)[number]

/** The areas in which teachers see the students of a class. */
export const classAreas = [
  'numberstructure',
  'timestable',
  'fouroperations',
  'measurement',
] as const satisfies readonly Area[]
export type ClassArea = (typeof classAreas)[number]

/** The placeholder pages of entries without levels yet (areas.ts). */
export const comingPaths = [
  '/main/numberstructure/phase2',
  '/main/numberstructure/phase3',
  '/main/fouroperations/wordproblems',
] as const
export type ComingPath = (typeof comingPaths)[number]

const query = (values: Record<string, string>): `?${string}` => `?${new URLSearchParams(values)}`

/** The pages of Insight, which load together. */
const insightPages = [
  '/insight',
  '/insight/group',
  '/insight/levels',
  '/insight/facts',
  '/studentprogress/levels',
  '/studentprogress/facts',
  '/studentprogress/answers',
] as const
export type InsightPath = (typeof insightPages)[number]

/**
 * The pages that list students, print their cards, open the sign-in, move students up, share the class and erase it,
 * which load together.
 */
const listPages = [
  '/studentprogress/add',
  '/studentprogress/cards',
  '/studentprogress/signin',
  '/studentprogress/moveup',
  '/studentprogress/share',
  '/studentprogress/erase',
  '/studentprogress/erased',
] as const
export type ListPath = (typeof listPages)[number]

/** The pages of a class's tasks, and those of own problems (problems/problem-paths.ts). */
const taskPages = ['/tasks/:page?', '/teacher/problems/:page?'] as const
export type TaskPath = (typeof taskPages)[number]

type PathOf = (...names: never[]) => ScreenPath | '/ui'

export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** The sign-in with a class card. web/routes/card-key.ts takes the key from the address. */
  card: () => '/card',
  /** The page to which a sign-in by redirect returns (server/auth/pages.ts). */
  signedIn: () => '/signed-in',
  registration: (role: Role) => `/${role}/registration`,
  dashboard: (role: Role) => `/${role}/dashboard`,
  /** The choice of a student's picture. */
  picture: () => '/student/picture',
  /** The page on which a student with an e-mail shows a class card. */
  classCard: () => '/student/card',
  /** My hops: the practice of a student. */
  hops: () => '/student/hops',
  /** A task of a student. */
  task: (id: string) => `/student/task${query({ id })}`,
  /** A set of own problems in a task of a student. */
  taskSet: (task: string, id: string) => `/student/set${query({ task, id })}`,
  /** The design sheet, in development only. */
  uiSheet: () => '/ui',
  main: () => '/main',
  /** The menu of an area, or the list of its only operation. */
  area: (area: Area) => `/main/${area}`,
  /** The list of an operation's levels. */
  stages: (operation: Operation) => operationTable[operation].path,
  /** A level. With a task, the ways out of it lead to the task. */
  level: ({ operation, stage, id }: Level, task?: string) =>
    `${operationTable[operation].path}/${stage}/${id}${task ? query({ task }) : ''}`,
  /** The first parts of the paths of a teacher's class pages. */
  ofClasses: ['/studentprogress', '/progressoverview', '/insight', '/tasks'],
  studentProgress: (code: string) => `/studentprogress${query({ code })}`,
  /** The page of a student in an area. students/class-paths.ts adds the query. */
  studentLevels: (area: Area) => `/studentprogress/${area}`,
  /** The pages of the list of a class. students/class-paths.ts adds the query. */
  listPages,
  progressOverview: (code: string) => `/progressoverview${query({ code })}`,
  classOverview: (area: Area) => `/progressoverview/${area}`,
  /** The pages of Insight about a class, and those about a student. */
  insightPages,
  /** The pages of tasks. tasks/task-paths.ts adds the query of a task. */
  taskPages,
  tasks: (code: string) => `/tasks${query({ code })}`,
  /** The student's dashboard with the code filled in in the join form. */
  join: (code: string) => `/student/dashboard${query({ code })}`,
} satisfies Readonly<Record<string, PathOf | readonly ScreenPath[]>>
