/** The server process. It reads the environment, opens the store, listens, prints its address, and stops cleanly. */
import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { type Release, releases as released } from '#maths'
import { announcement } from './announcement.ts'
import { createApp } from './app.ts'
import { openCardKey } from './auth/card-key.ts'
import { createCardSecrets } from './auth/card-secrets.ts'
import { type Config, ConfigError, type Environment, readConfig } from './config.ts'
import { respondOutsideApp } from './http/headers.ts'
import { createHttpServer } from './http/http-server.ts'
import { staticFiles } from './http/static-files.ts'
import { createStreams } from './http/streams.ts'
import { requestPatience } from './http/time-limit.ts'
import { createLog, printable } from './log.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { day, startRetention } from './retention.ts'
import { serverKinds } from './rounds/kinds/all.ts'
import type { Kinds } from './rounds/kinds/kind.ts'
import { createSecurityLog } from './security-log.ts'
import { stopOnSignals } from './stop-signals.ts'
import type { Clock } from './store/clock.ts'
import { openWithRetries } from './store/engines/retry.ts'
import { openStore, type Watch } from './store/open.ts'
import { isFirstProcess, isWorker, startWorkers } from './workers.ts'

export interface Running {
  readonly url: string
  /** Stops accepting requests, ends the event streams, waits up to 5 s for running requests, and closes the store. */
  close(): Promise<void>
}

export interface StartOptions {
  readonly clock?: Clock
  /** The released versions of the rules. Tests release further ones. */
  readonly releases?: readonly Release[]
  /** The kinds of playables. Tests add further ones. */
  readonly kinds?: Kinds
  /** Receives the lines for people: the address, the place of the data, and the kind of sign-in. */
  readonly print?: (line: string) => void
  /** Milliseconds before each further attempt to reach PostgreSQL. */
  readonly pauses?: readonly number[]
  /** The most milliseconds that a request waits for the database. */
  readonly patience?: number
  /** Receives the text of each statement to the database. Tests compare them. */
  readonly watch?: Watch
}

/** Starts the server. Throws, and leaves nothing open, `ConfigError` or an error with the code EADDRINUSE. */
export async function start(
  env: Environment,
  {
    clock = Date.now,
    print = console.log,
    releases = released,
    kinds = serverKinds,
    pauses,
    patience = requestPatience,
    watch,
  }: StartOptions = {},
) {
  const config = readConfig(env)
  const { dataDir, databaseUrl, migrationUrl, backupDir, backsUpBeforeMigration, metricsPort } = config
  const storage = { dataDir, databaseUrl, migrationUrl }
  const metrics = metricsPort ? (await import('./metrics.ts')).createMetrics() : undefined
  const migrationBackups = backsUpBeforeMigration ? backupDir : undefined
  const open = () => openStore({ ...storage, migrationBackups, clock, meter: metrics?.meter, watch })
  const store = await openWithRetries(open, { pauses, notice: print })
  const streams = createStreams()
  metrics?.watchStreams(streams.count)
  const log = createLog(config.logLevel)
  const securityLog = await createSecurityLog(config, clock, (error) =>
    log.error({ error: printable(error) }, 'the security log cannot be written'),
  )
  let stopMetrics = () => {}
  try {
    const cardKey = openCardKey(config)
    const cardSecrets = cardKey === null ? null : createCardSecrets(cardKey)
    const app = await createApp(
      { store, cardSecrets, clock, config, streams, releases, kinds, log, securityLog, metrics, patience },
      await staticFiles(webFolder(), config.publicUrl),
    )
    if (metrics && metricsPort) stopMetrics = await metrics.listen(metricsPort)
    const errorHandler = await respondOutsideApp(config)
    const { retentionDays, trustedProxies } = config
    const listener = getRequestListener(app.fetch, { errorHandler })
    const server = await listen(createHttpServer(listener, { log, trustedProxies }), config)
    const keepsFor = retentionDays === null ? null : retentionDays * day
    const stopRetention = startRetention({ store, clock, log, keepsFor })
    for (const line of [...announcement(config), ...store.notices]) print(line)
    const close = async () => {
      streams.stop()
      stopMetrics()
      await stop(server)
      await stopRetention()
      // A change that goes on after its time limit still writes its line.
      await store.close()
      await securityLog.close()
    }
    const running: Running = { url: config.publicUrl, close }
    return running
  } catch (error) {
    stopMetrics()
    await store.close()
    throw error
  }
}

/**
 * Runs the server until a signal stops it, in this process or in several workers. An error at start is printed as one
 * clear line, with the exit code 1.
 */
export async function run(env: Environment): Promise<void> {
  let stop: (() => Promise<void>) | undefined
  stopOnSignals(async () => stop?.())
  if (!isWorker) for (const line of misspeltSettings(env)) console.error(line)
  try {
    const config = readConfig(env)
    if (config.workers > 1 && !isWorker) stop = await startWorkers(config)
    else stop = (await start(env, isFirstProcess() ? {} : { print: () => {} })).close
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** Returns the folder of the built web app: next to the built server, or in dist for a server run from its sources. */
function webFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  return basename(dirname(here)) === 'dist' ? join(here, '../web') : join(here, '../dist/web')
}

function listen(server: Server, { port, host }: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code } = error
      if (code === 'EADDRINUSE') reject(error)
      else if (code === 'EACCES') reject(new ConfigError('PORT: this user may not listen on a port below 1024'))
      else reject(new ConfigError(`HOST: must be an address of this machine (${code})`))
    })
    server.listen(port, host, () => resolve(server))
  })
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what runs there, or set PORT to another number.`
  return ['ConfigError', 'UnusableDatabase'].includes(error.name) ? error.message : `Cannot start: ${error.message}`
}

const entry = process.argv[1]
if (entry && realpathSync(entry) === fileURLToPath(import.meta.url)) await run(process.env)
