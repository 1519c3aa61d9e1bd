/** The shape of the API as data: each noun's file is a table of endpoints, keyed by method and path. */
import { z } from 'zod'

/**
 * The kinds of caller. `server/access.ts` checks each of them in one line.
 * - anyone: no session is needed
 * - signedIn: a session, with or without a record
 * - student, teacher: a session whose account has a completed record of that role
 * - owner: the teacher who owns the class in the path; a student in the path must be in that class
 * - ownerOfFormerStudent: the same, but the student in the path may have left the class; the handler checks the rest
 */
export const callers = ['anyone', 'signedIn', 'student', 'teacher', 'owner', 'ownerOfFormerStudent'] as const
export type Who = (typeof callers)[number]

/** The HTTP status of each problem. */
export const statusByProblem = {
  invalid: 400,
  notSignedIn: 401,
  otherAccount: 401,
  notAllowed: 403,
  otherSite: 403,
  notFound: 404,
  alreadyRegistered: 409,
  outOfOrder: 409,
  tooLarge: 413,
  refused: 422,
  tooManyTries: 429,
  failed: 500,
  /** The server is older than the page that asks: the request can succeed when it has been upgraded. */
  notYet: 503,
} as const
export type Problem = keyof typeof statusByProblem

/** The body of every response that is not a success. */
export const problem = z.object({
  problem: z.enum(Object.keys(statusByProblem) as [Problem, ...Problem[]]),
  message: z.string(),
  /** With `invalid`: the path of each field, and the reason why it is refused. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With `outOfOrder`: the number of the move that the server expects next. */
  expected: z.int().optional(),
})
export type ProblemBody = z.infer<typeof problem>

export interface Endpoint {
  readonly summary: string
  readonly who: Who
  /** Names in the path. */
  readonly params?: z.ZodObject
  /** The query of a GET, the JSON body of a POST, PUT or PATCH. */
  readonly input?: z.ZodObject | z.ZodDiscriminatedUnion
  readonly output: z.ZodType
  /**
   * A GET that returns server-sent events, each with an `output` as its data. A browser's EventSource cannot send a
   * custom header, so the query names the account instead, as `account`.
   */
  readonly streams?: true
  /** Problems beyond those that follow from `who`, from the schemas and from the allowance of an account. */
  readonly problems?: readonly Problem[]
}
/** A query is one object. A DELETE has no input, because some proxies drop its body. */
export type Endpoints = Readonly<
  Record<`GET /${string}`, Endpoint & { readonly input?: z.ZodObject }> &
    Record<`${'POST' | 'PUT' | 'PATCH'} /${string}`, Endpoint> &
    Record<`DELETE /${string}`, Endpoint & { readonly input?: never }>
>

/** Whether a text is without what a database would silently change: NUL and lone surrogates. */
export const isPlain = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

export const plainText = (longest: number) => z.string().max(longest).refine(isPlain, 'must be plain text')

/**
 * What no line has: signs that cannot be seen or that turn round what stands beside them (but the two joiners, which scripts and
 * emoji need), those that mean nothing, and marks piled up over the lines around.
 */
const unsteady = /[\p{Cc}\p{Cn}\p{Co}]|(?!\u200c|\u200d)\p{Cf}|(?:\p{M}(?:\u200c|\u200d)*){5}/u

/** Plain text, trimmed; its spaces single, whichever they were. */
export const line = (longest: number) =>
  plainText(longest)
    .transform((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => !unsteady.test(text), { error: 'must be plain text', abort: true })

/** Unicode has letters and a symbol that are blank: fillers of Hangul, and Braille without a dot. */
const seen = /(?![\u115f\u1160\u3164\uffa0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** A line in which something can be seen. */
export const filled = (longest: number) => line(longest).refine((text) => seen.test(text), 'must not be empty')

/** An id made by the app: a UUID in lower case. */
export const id = z.uuid().refine((text) => text === text.toLowerCase(), 'must be lower case')

/** The id of an account: a hash of its provider and subject. */
export const accountId = z.string().regex(/^[0-9a-f]{32}$/)

/** A class code as stored: 6 characters (docs/product/accounts-and-classes.md, "Class codes"). */
export const classCode = z.string().regex(/^[0-9A-Z]{6}$/)
