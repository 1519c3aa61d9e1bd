/** The shape of the API as data: each noun's file is a table of endpoints, keyed by method and path. */
import { z } from 'zod'
import { type ClassRight, classRights } from './class-roles.ts'

/**
 * The kinds of caller. `server/access.ts` checks each of them in one line.
 * - anyone: no session is needed
 * - signedIn: a session, with or without a completed registration
 * - student, teacher: a session of an account registered in that role
 * - reads, opens, teaches, owns: a teacher of the class in the path, whose role in it has this right
 *   (`contract/class-roles.ts`). A student in the path must be in that class. For an archived
 *   class, `teaches` admits nobody, unless the endpoint says `alsoArchived`
 */
export const callers = ['anyone', 'signedIn', 'student', 'teacher', ...classRights] as const
export type Who = (typeof callers)[number]

export const isClassRight = (who: Who): who is ClassRight => classRights.some((right) => right === who)

/** The groups of endpoints in the OpenAPI description. */
export const tags = {
  Session: 'The signed-in account and its registration',
  Classes: 'The classes of a teacher',
  Students: 'The students of a class, as its teacher sees them',
  Insight: 'What the answers of a class say, for its teacher',
  Tasks: 'Work that a teacher sets for students of a class',
  Sets: 'Problems that a teacher writes',
  Memberships: 'The classes of a student',
  Progress: "A student's own records",
  Rounds: 'The moves of a student in a level',
} as const
export type Tag = keyof typeof tags

/** The events of the security log (docs/operations.md, "Security log"). */
const securityEvents = [
  'signedIn',
  'signInRefused',
  'loggedOut',
  'loggedOutEverywhere',
  'registered',
  'classOpened',
  'classCreated',
  'classChanged',
  'classCodeChanged',
  'classArchived',
  'classBroughtBack',
  'classDeleted',
  'teacherInvited',
  'teacherWithdrawn',
  'invitationAccepted',
  'invitationDeclined',
  'studentsListed',
  'cardsOpened',
  'cardsReplaced',
  'signInOpened',
  'signInShut',
  'picturesShut',
  'picturesOpened',
  'cardNamesListed',
  'studentRenamed',
  'renameUndone',
  'removed',
  'removalUndone',
  'movedUp',
  'moveUpUndone',
  'merged',
  'mergeUndone',
  'taskSet',
  'taskChanged',
  'taskDeleted',
  'setMade',
  'setChanged',
  'setDeleted',
  'setShared',
  'setUnshared',
  'setCopied',
  'worksheetMade',
  'worksheetOpened',
  'marksEntered',
  'admitted',
  'requestDeclined',
  'joinRequested',
  'joined',
  'left',
  'refused',
  // The operator's commands about accounts. Teachers export and erase too.
  'accountsListed',
  'receiptsListed',
  'invited',
  'uninvited',
  'sessionsRevoked',
  'accountDisabled',
  'accountEnabled',
  'accountRenamed',
  'accountLookedUp',
  'classHandedOver',
  'exported',
  'erased',
  'unerased',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

export interface LoggedEvent {
  readonly event: SecurityEvent
  /** The id of the class. */
  readonly class?: string
}

/** The HTTP status of each problem. */
export const statusByProblem = {
  invalid: 400,
  notSignedIn: 401,
  otherAccount: 401,
  notAllowed: 403,
  otherSite: 403,
  /** The session began too long ago for this request. It can succeed after another sign-in. */
  signInAgain: 403,
  /** Another teacher of the student has locked the name (`namesLocked` of a class). */
  nameLocked: 403,
  notFound: 404,
  alreadyRegistered: 409,
  /** The class is archived, so it can only be read until it is brought back. */
  archived: 409,
  outOfOrder: 409,
  /** A newer change came first: after the one to undo, or of the name that the teacher saw. */
  superseded: 409,
  tooLarge: 413,
  refused: 422,
  tooManyTries: 429,
  /** The name was changed too often on this day. */
  changedTooOften: 429,
  failed: 500,
  /** The server is older than the page that sent the request. The request can succeed after an upgrade. */
  notYet: 503,
  /** Other requests changed the same data during each attempt. The request can succeed a moment later. */
  busy: 503,
} as const
export type Problem = keyof typeof statusByProblem

/** The body of every response that is not a success. */
export const problem = z
  .object({
    problem: z.enum(Object.keys(statusByProblem) as [Problem, ...Problem[]]),
    message: z.string(),
    /** With `invalid`: the path of each refused field, and the reason. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** With `outOfOrder`: the number of the move that the server expects next. */
    expected: z.int().optional(),
  })
  .meta({ id: 'Problem' })
export type ProblemBody = z.infer<typeof problem>

/** The output of an endpoint that returns no data. */
export const done = z.object({}).meta({ id: 'Done' })

export interface Endpoint {
  /** The name of the endpoint in the OpenAPI description. Generated clients name their functions after it. */
  readonly operationId: string
  readonly tag: Tag
  /** The title of the endpoint in the OpenAPI description. */
  readonly summary: string
  /** The rest of the explanation, in full sentences. */
  readonly description?: string
  readonly who: Who
  /** The student in the path may have left the class. The handler checks the rest. */
  readonly ofFormerStudents?: true
  /** A teacher may call it for an archived class too, although it changes something (`teaches`). */
  readonly alsoArchived?: true
  /** The teacher who has erased the class may send it again (`owns`). */
  readonly ofErasedClasses?: true
  /** The names in the path. */
  readonly params?: z.ZodObject
  /** The query of a GET, the JSON body of a POST, PUT or PATCH. */
  readonly input?: z.ZodObject | z.ZodDiscriminatedUnion | z.ZodUnion
  /** The largest body in bytes, if it is not that of every endpoint (`server/http/input.ts`). */
  readonly largestBody?: number
  readonly output: z.ZodType
  /**
   * A GET that returns server-sent events, each with an `output` as its data. A browser's EventSource cannot send a
   * custom header, so the query names the account instead, as `account`.
   */
  readonly streams?: true
  /** A GET that responds with a file. Its `output` describes the bytes for the OpenAPI description. */
  readonly downloads?: true
  /**
   * The event that a successful call writes to the security log, or the function that returns it for an output. It
   * names a class that is not in the path. A change that is done after its time limit writes its event too. A page
   * that refreshes automatically writes one event an hour.
   */
  readonly logs?: SecurityEvent | ((output: unknown) => LoggedEvent)
  /**
   * Pages without a session ask again by themselves. A network writes one event an hour for each class to the security
   * log, and ten lines a minute for each kind of refusal.
   */
  readonly polled?: true
  /**
   * A GET whose response has an ETag. A request that names the tag in If-None-Match gets the status 304 without a body
   * while nothing has changed. Equal requests of one moment about a class share one read, so the output must then
   * depend on the path and on the input only, not on the caller.
   */
  readonly tagged?: true
  /** Problems beyond those that follow from `who`, from the schemas and from the allowance of an account. */
  readonly problems?: readonly Problem[]
}
/** A query is one object. A DELETE has no input, because some proxies drop its body. */
export type Endpoints = Readonly<
  Record<`GET /${string}`, Endpoint & { readonly input?: z.ZodObject }> &
    Record<`${'POST' | 'PUT' | 'PATCH'} /${string}`, Endpoint> &
    Record<`DELETE /${string}`, Endpoint & { readonly input?: never }>
>
