import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { type ProblemBody, statusByProblem } from '#contract'
import { chooser } from './auth/chooser.ts'
import { localGuard } from './auth/local-guard.ts'
import { chooserPaths, providerPaths } from './auth/local-paths.ts'
import { openProviders } from './auth/open-providers.ts'
import { missingPage } from './auth/pages.ts'
import { providerRows } from './auth/provider-rows.ts'
import { createSessions } from './auth/sessions.ts'
import { signIn } from './auth/sign-in.ts'
import { addressOf } from './http/address.ts'
import type { Handlers, Services } from './http/handlers.ts'
import { sameSiteOnly, securityHeaders } from './http/headers.ts'
import { mountEndpoints } from './http/mount-endpoints.ts'
import { openapi } from './http/openapi.ts'
import { ApiProblem } from './http/problem.ts'
import { createReadiness } from './http/readiness.ts'
import { redirectToScreen } from './http/screen-redirect.ts'
import { createSharedReads } from './http/shared-reads.ts'
import { legal } from './legal/pages.ts'
import { createAllowances } from './limits/allowances.ts'
import { createReadLimits } from './limits/read-limits.ts'
import { logRequests, printable, type RequestEnv } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createJudge } from './rounds/judge.ts'
import { endpointsFor } from './rounds/kinds/endpoints.ts'
import { type Kinds, openAll } from './rounds/kinds/kind.ts'
import { answerHandlers } from './routes/answers.ts'
import { boxHandlers } from './routes/boxes.ts'
import { cardHandlers } from './routes/cards.ts'
import { pictureHandlers } from './routes/chosen-pictures.ts'
import { classHopHandlers } from './routes/class-hops.ts'
import { classTeacherHandlers } from './routes/class-teachers.ts'
import { classHandlers } from './routes/classes.ts'
import { deviceHandlers } from './routes/devices.ts'
import { erasureHandlers } from './routes/erasures.ts'
import { eventHandlers } from './routes/events.ts'
import { exportHandlers } from './routes/exports.ts'
import { factHandlers } from './routes/facts.ts'
import { insightHandlers } from './routes/insight.ts'
import { markHandlers } from './routes/marks.ts'
import { membershipHandlers } from './routes/memberships.ts'
import { mergeHandlers } from './routes/merges.ts'
import { moveUpHandlers } from './routes/moves-up.ts'
import { nowHandlers } from './routes/now.ts'
import { pictureSignInHandlers } from './routes/picture-sign-ins.ts'
import { practiceHandlers } from './routes/practice.ts'
import { progressHandlers } from './routes/progress.ts'
import { registrationHandlers } from './routes/registration.ts'
import { removalHandlers } from './routes/removals.ts'
import { roundHandlers } from './routes/rounds.ts'
import { sessionHandlers } from './routes/session.ts'
import { setHandlers } from './routes/sets.ts'
import { studentHandlers } from './routes/students.ts'
import { taskHandlers } from './routes/tasks.ts'
import { worksheetHandlers } from './routes/worksheets.ts'

export type App = Hono<RequestEnv>

/** The most archived classes whose handlers are kept. A page reads its class several times. */
const mostArchived = 20

interface Parts
  extends Omit<
    Services,
    'shownAt' | 'sessions' | 'allowances' | 'readLimits' | 'judge' | 'playables' | 'addressOf' | 'sharedReads'
  > {
  /** The kinds of playables. */
  readonly kinds: Kinds
  readonly metrics?: Metrics | undefined
}

/** Creates the HTTP app from its parts. `files` serves the built web app. */
export async function createApp(parts: Parts, files: Hono): Promise<App> {
  const services: Services = {
    ...parts,
    shownAt: parts.clock,
    sessions: createSessions(parts),
    allowances: createAllowances(parts.clock, parts.config.workers),
    readLimits: createReadLimits(parts.clock, parts.config.workers),
    judge: createJudge(parts.clock, parts.releases, (fault) =>
      parts.log.error({ error: printable(fault) }, 'the summary of a round could not be written'),
    ),
    playables: await openAll(parts.kinds, parts.releases, parts.store),
    addressOf: addressOf(parts.config.trustedProxies, () =>
      parts.log.warn('X-Forwarded-For came from an address that is not in TRUSTED_PROXIES, and does not count'),
    ),
    sharedReads: createSharedReads(),
  }
  const { publicUrl } = parts.config
  const providers = await openProviders(parts.config, parts.log)
  const app: App = new Hono()

  app.use(logRequests(parts.log, parts.metrics?.observeRequest), await securityHeaders(parts.config))
  if (providers.some(({ local }) => local)) app.use(localGuard(publicUrl))
  for (const path of ['/api/*', '/auth/*']) {
    const refuse = (c: Context<RequestEnv>) => {
      const refused = { status: 403, problem: 'otherSite', request: `${c.req.method} ${path}` }
      services.securityLog.record({
        event: 'refused',
        id: c.get('requestId'),
        account: null,
        address: services.addressOf(c),
        refused,
      })
    }
    app.use(path, sameSiteOnly(publicUrl, refuse))
  }
  const archived = new Map<string, Handlers>()
  /** The handlers for a class that was archived at a time. They see nothing that was played since. */
  const handlersAt = (time: number, classId: string) => {
    const key = `${classId} ${time}`
    const known = archived.get(key)
    if (known) return known
    if (archived.size >= mostArchived) archived.clear()
    const store = { ...services.store, ...services.store.playUntil(time, classId) }
    const handlers = handlersOf({ ...services, store, shownAt: () => time })
    archived.set(key, handlers)
    return handlers
  }
  mountEndpoints(app, endpointsFor(parts.kinds), { now: handlersOf(services), at: handlersAt }, services)
  app.route('/', signIn(services, providers))
  for (const { id, local } of providers) {
    if (!local) continue
    app.route(chooserPaths[id], chooser(local, providerRows[id].name))
    app.all(`${providerPaths[id]}/*`, async (c) => {
      // For HEAD, Hono copies the marker of a sent response into a new one, which Node would send a second time.
      if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET, POST' })
      await local.respond(c.env.incoming, c.env.outgoing)
      return RESPONSE_ALREADY_SENT
    })
  }
  app.get('/healthz', (c) => c.text('alive'))
  const isReady = createReadiness(parts.store, parts.log, parts.patience)
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
  const { securityContact } = parts.config
  if (securityContact) app.get('/.well-known/security.txt', (c) => c.text(securityText(securityContact, parts.clock())))
  app.get('/openapi.json', (c) => c.json(openapi(publicUrl)))
  app.route('/', legal(parts.config.legalDir))
  app.route('/', files)
  app.use(redirectToScreen)
  respondWithProblems(app, services)
  return app
}

/** Returns the text of security.txt (RFC 9116). It is valid for half a year from each request. */
function securityText(contact: string, now: number): string {
  const expires = new Date(now + 180 * 24 * 3600_000).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`
}

function handlersOf(services: Services): Handlers {
  return {
    ...sessionHandlers(services),
    ...registrationHandlers(services),
    ...pictureHandlers(services),
    ...classHandlers(services),
    ...erasureHandlers(services),
    ...exportHandlers(services),
    ...classTeacherHandlers(services),
    ...studentHandlers(services),
    ...cardHandlers(services),
    ...pictureSignInHandlers(services),
    ...removalHandlers(services),
    ...mergeHandlers(services),
    ...moveUpHandlers(services),
    ...eventHandlers(services),
    ...insightHandlers(services),
    ...nowHandlers(services),
    ...classHopHandlers(services),
    ...membershipHandlers(services),
    ...progressHandlers(services),
    ...practiceHandlers(services),
    ...roundHandlers(services),
    ...deviceHandlers(services),
    ...answerHandlers(services),
    ...boxHandlers(services),
    ...factHandlers(services),
    ...taskHandlers(services),
    ...setHandlers(services),
    ...worksheetHandlers(services),
    ...markHandlers(services),
  }
}

function respondWithProblems(app: App, { log }: Services): void {
  app.notFound((c) => {
    if (c.req.path.startsWith('/api/'))
      return c.json({ problem: 'notFound', message: 'There is no such endpoint' }, 404)
    return c.html(missingPage(), 404)
  })
  app.onError((error, c) => {
    if (!(error instanceof ApiProblem)) log.error({ id: c.get('requestId'), error: printable(error) }, 'failed')
    const body: ProblemBody = error instanceof ApiProblem ? error.body : unexpected
    if (body.problem === 'busy') c.header('Retry-After', '1')
    return c.json(body, statusByProblem[body.problem])
  })
}

const unexpected: ProblemBody = { problem: 'failed', message: 'Something went wrong. Please try again' }
