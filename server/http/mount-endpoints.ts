import type { Context, Hono } from 'hono'
import {
  accountHeader,
  type Endpoint,
  isClassRight,
  type Key,
  type SecurityEvent,
  statusByProblem,
  unattendedHeader,
} from '#contract'
import { access, type CallerByWho, type Visitor } from '../access.ts'
import { type Amounts, amountsOf } from '../limits/allowances.ts'
import type { ReadHolder } from '../limits/read-limits.ts'
import { printable, type RequestEnv } from '../log.ts'
import type { SecurityEntry } from '../security-log.ts'
import { networkOf } from './address.ts'
import { respondWithEvents } from './event-stream.ts'
import { respondWithFile, whileAllowed } from './file-response.ts'
import type { Call, Download, Handlers, Services, Source } from './handlers.ts'
import { fullQuery, nothing, readInput, valid } from './input.ts'
import { ApiProblem } from './problem.ts'
import { respondTagged, tagged } from './tagged-response.ts'
import { TimeOver, timeLimit } from './time-limit.ts'

/** The handlers of all endpoints, and those of reads about a class that was archived at a time. */
interface HandlersByTime {
  readonly now: Handlers
  readonly at: (time: number, classId: string) => Handlers
}

/**
 * Mounts every endpoint of the contract. A request goes through these steps: count a read, find the caller, check the
 * permission, parse the input, check the allowance, call the handler, and cut the result to the contract's output. The
 * permission is checked before ETags are compared. The time limit does not count the time in which the body arrives.
 */
export function mountEndpoints(
  app: Hono<RequestEnv>,
  endpoints: Readonly<Record<Key, Endpoint>>,
  handlers: HandlersByTime,
  services: Services,
): void {
  for (const key of Object.keys(endpoints) as Key[]) mount(app, key, endpoints[key], handlers, services)
}

function mount<K extends Key>(
  app: Hono<RequestEnv>,
  key: K,
  endpoint: Endpoint,
  handlers: HandlersByTime,
  services: Services,
): void {
  const [method = '', path = ''] = key.split(' ')
  const reads = method === 'GET'
  const respond = async (c: Context<RequestEnv>, about: About, log: (event: SecurityEvent) => void) => {
    const address = () => services.addressOf(c)
    // No account limits what anyone may do.
    if (reads || endpoint.who === 'anyone') takeRead('network', networkOf(address()), services)
    const named = (endpoint.params ?? nothing).safeParse(c.req.param())
    about.path = (named.data ?? {}) as About['path']
    const admit = (visitor: Visitor) =>
      access[endpoint.who](visitor, valid(named) as Record<string, string>, services.store, endpoint)
    const within = timeLimit(services.patience)
    const find = async () => {
      const visitor = await findVisitor(c, endpoint, roundIn(named.data), services)
      about.account = visitor.account?.id ?? null
      about.session = visitor.session?.tokenHash
      if (reads && visitor.account) takeRead('account', visitor.account.id, services)
      return { visitor, caller: await admit(visitor) }
    }
    const { visitor, caller } = await within(find())
    const { input, characters } = await readInput(c, endpoint)
    if (endpoint.who !== 'anyone') takeAllowance(visitor, amountsOf(key, input, characters), services)
    const params = named.data
    const signOut = () => services.sessions.end(c, visitor)
    const signIn = async (account: string, confirm: () => Promise<boolean>) => {
      const isIn = await services.sessions.begin(c, account, confirm)
      if (isIn) about.account = account
      return isIn
    }
    const nameInLog = (path: About['path']) => {
      about.path = path
    }
    const call = { caller, round: visitor.round ?? null, params, input, address, signIn, signOut, nameInLog, log }
    // A copy of a class is for its families too, and has everything.
    const archived = reads && !endpoint.downloads ? archivedClassOf(caller) : null
    const handle = () => (archived ? handlers.at(archived.at, archived.id) : handlers.now)[key](call as Call<K>)
    if (endpoint.tagged) {
      const of = { classId: classIn(params), key: JSON.stringify([key, params, input, archived]) }
      const read = async () => tagged(endpoint.output.parse(await handle()))
      // Callers who read the same class share a read. Any other read is about its own caller.
      return respondTagged(c, await within(isClassRight(endpoint.who) ? services.sharedReads.share(of, read) : read()))
    }
    about.handling = handle()
    const output = await within(about.handling)
    const isStillAllowed = async () => isAdmitted(admit(await services.sessions.find(c, { touch: false })))
    if (endpoint.downloads) {
      const { type, bytes, isStillAllowed: isStillInIt } = output as Download
      const isAllowed = async () => (await isStillAllowed()) && (isStillInIt === undefined || (await isStillInIt()))
      const checked = { isAllowed, clock: services.clock, every: rightsHold }
      return respondWithFile(c, { type, bytes: whileAllowed(bytes, checked) })
    }
    if (!endpoint.streams) return c.json(endpoint.output.parse(output) as object)
    return respondWithEvents(c, {
      source: (send) => (output as Source<unknown>)((data) => send(endpoint.output.parse(data))),
      streams: services.streams,
      holder: { session: visitor.session?.tokenHash ?? '', account: visitor.account?.id ?? '' },
      isStillAllowed,
      onError: (error) => services.log.error({ id: c.get('requestId'), error: printable(error) }, 'stream failed'),
    })
  }
  app.on(method, honoPath(path), async (c) => {
    const about: About = { account: null, path: {} }
    const record = (entry: Pick<SecurityEntry, 'event' | 'class' | 'refused' | 'unattended'>) => {
      const { account, path } = about
      const { securityLog, addressOf } = services
      const known = {
        id: c.get('requestId'),
        account,
        address: addressOf(c),
        class: path.class,
        student: path.student,
        into: path.into,
      }
      securityLog.record({ ...known, polled: endpoint.polled, ...entry })
    }
    const { logs } = endpoint
    const recordDone = (output: unknown) => {
      const logged = typeof logs === 'string' ? { event: logs } : logs?.(output)
      if (logged) record({ ...logged, ...(isUnattended(c) && { unattended: about.session ?? '' }) })
    }
    try {
      const response = await respond(c, about, (event) => record({ event }))
      if (logs) recordDone(await about.handling)
      return response
    } catch (error) {
      // A change that is done after the time limit is written too. A read was not seen by anybody.
      if (error instanceof TimeOver && !reads) about.handling?.then(recordDone).catch(() => {})
      const { problem } = error instanceof ApiProblem ? error.body : {}
      const status = problem && statusByProblem[problem]
      if (status && refusals.includes(status)) record({ event: 'refused', refused: { status, problem, request: key } })
      throw error
    }
  })
}

/** Returns the class of a caller and when it was archived, or null if it is in use or the caller has no class. */
function archivedClassOf(caller: CallerByWho[Endpoint['who']]) {
  if (!('classroom' in caller)) return null
  const { id, archivedAt } = caller.classroom
  return archivedAt === null ? null : { id, at: archivedAt }
}

/** Milliseconds after which the permission to read a file is checked again, while it is sent. */
const rightsHold = 1000

/** The facts about a request that the security log needs, as far as they are known. */
interface About {
  account: string | null
  session?: string | undefined
  /** The handler's work, which goes on without its request after the time limit. */
  handling?: Promise<unknown>
  path: { readonly class?: string; readonly student?: string; readonly into?: string }
}

/** The statuses in the security log: forbidden, unknown or too many requests. */
const refusals: readonly number[] = [401, 403, 404, 429]

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Rethrows anything but an `ApiProblem`: a database failure does not mean that the caller has lost access. */
async function isAdmitted(admission: Promise<unknown>): Promise<boolean> {
  try {
    await admission
    return true
  } catch (error) {
    if (error instanceof ApiProblem) return false
    throw error
  }
}

/**
 * Returns whether a page refreshes automatically while nobody uses it. Such a read does not prolong the session. A
 * request that changes something always counts as a person's, whatever its headers say.
 */
const isUnattended = (c: Context) => c.req.method === 'GET' && c.req.header(unattendedHeader) !== undefined

/**
 * Returns the visitor. A request names the account that its page belongs to. If that is not the session's account,
 * the session ends, because two children may share a tablet. A request that names no account, such as a typed address,
 * is refused without ending the session. So is a stream, because a link to one in an e-mail could name any account.
 */
async function findVisitor(
  c: Context,
  endpoint: Endpoint,
  roundId: string | null,
  { sessions }: Services,
): Promise<Visitor> {
  const visitor = await sessions.find(c, { touch: !endpoint.streams && !isUnattended(c), roundId })
  const named = endpoint.streams ? fullQuery(c).account : c.req.header(accountHeader)
  if (!visitor.session || named === visitor.account.id) return visitor
  const isForAnyone = endpoint.who === 'anyone'
  if (named === undefined && isForAnyone) return visitor
  if (named === undefined || endpoint.streams)
    throw new ApiProblem('otherAccount', 'The request does not name the account that is logged in')
  await sessions.end(c, visitor)
  if (isForAnyone) return { session: null, account: null }
  throw new ApiProblem('otherAccount', 'Another account is logged in. Please log in again')
}

function takeAllowance({ account }: Visitor, amounts: Amounts, { allowances }: Services): void {
  if (account && !allowances.take(account.id, amounts))
    throw new ApiProblem('tooManyTries', 'Too much at once. Please wait a few minutes')
}

function takeRead(kind: ReadHolder, holder: string, { readLimits }: Services): void {
  if (!readLimits.take(kind, holder)) throw new ApiProblem('tooManyTries', 'Too much at once. Please wait a minute')
}

/** Returns the id of the round that a path names. It is read together with the session. */
function roundIn(params: unknown): string | null {
  return (params as { round?: string } | undefined)?.round ?? null
}

/** Returns the id of the class that the path of a tagged endpoint names. */
function classIn(params: unknown): string {
  return (params as { class?: string }).class ?? ''
}
