/**
 * Every hash path (docs/product/routes.md, "Paths"). address.tsx puts the "#" before them. A path that begins with a
 * new name is a type error until contract/screens.ts has the name, for the server's redirect.
 */
import type { ScreenPath } from '#contract'
import type { Level, Operation, OperationOf, Role } from '#maths'

/** Operations that are played under /main/fouroperations. */
export type FourOperation = OperationOf<'fouroperations'>

const listByFourOperation: Record<FourOperation, `/main/${string}`> = {
  addition: '/main/fouroperations/addition',
  subtraction: '/main/fouroperations/subtraction',
  multiplication: '/main/fouroperations/multiplication',
  division: '/main/fouroperations/division',
  bedmas: '/main/fouroperations/bedmas',
}

/** The same as `operationsOf` finds in the catalogue, which the routes, being in every first view, do without. */
export const fourOperations = Object.keys(listByFourOperation) as FourOperation[]

/** The list of an operation's levels; a level's path goes on from there. */
const listByOperation: Record<Operation, `/main/${string}`> = {
  ...listByFourOperation,
  timestable: '/main/timestable',
  length: '/main/measurement/length',
  numberphase1: '/main/numberstructure/phase1',
}

const query = (values: Record<string, string>): `?${string}` => `?${new URLSearchParams(values)}`

type PathOf = (...of: never[]) => ScreenPath | '/ui'

export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** Where a sign-in by redirect comes back to (server/auth/pages.ts). */
  signedIn: () => '/signed-in',
  registration: (role: Role) => `/${role}/registration`,
  dashboard: (role: Role) => `/${role}/dashboard`,
  /** In development only. */
  uiSheet: () => '/ui',
  main: () => '/main',
  fourOperations: () => '/main/fouroperations',
  wordProblems: () => '/main/fouroperations/wordproblems',
  numberStructure: () => '/main/numberstructure',
  numberPhase: (phase: 2 | 3) => `/main/numberstructure/phase${phase}`,
  /** No route yet: it ends at / (docs/product/screens.md, "Phases 2 and 3"). */
  comingLevel: (year: number, level: string) => `/main/numberstructure/year${year}/${level}`,
  measurement: () => '/main/measurement',
  stages: (operation: Operation) => listByOperation[operation],
  level: ({ operation, stage, id }: Level) => `${listByOperation[operation]}/${stage}/${id}`,
  /** Where the pages of a teacher's classes begin. */
  ofClasses: ['/studentprogress', '/progressoverview'],
  studentProgress: (code: string) => `/studentprogress${query({ code })}`,
  progressFourOperations: (of: { code: string; student: string; op: FourOperation }) =>
    `/studentprogress/fouroperations${query(of)}`,
  progressTimesTable: (of: { code: string; student: string }) => `/studentprogress/timestable${query(of)}`,
  progressMeasurement: (of: { code: string; student: string; domain: string }) =>
    `/studentprogress/measurement${query(of)}`,
  progressOverview: (code: string) => `/progressoverview${query({ code })}`,
  overviewTimesTable: (code: string) => `/progressoverview/timestable${query({ code })}`,
  overviewFourOperations: (of: { code: string; op: FourOperation }) => `/progressoverview/fouroperations${query(of)}`,
  overviewMeasurement: (of: { code: string; domain: string }) => `/progressoverview/measurement${query(of)}`,
  /** Opens the join form with the code filled in. */
  join: (code: string) => `/student/dashboard${query({ code })}`,
} satisfies Readonly<Record<string, PathOf | readonly ScreenPath[]>>
