/**
 * The security log: who signed in, who looked at a class, what was changed, and what was refused. It is a stream of its
 * own, and names accounts by a keyed hash (docs/operations.md, "Security log").
 */
import { createHmac } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination, pino } from 'pino'
import type { SecurityEvent } from '#contract'
import type { Config } from './config.ts'
import { networkOf } from './http/address.ts'
import { createRecoveringLimits } from './limits/recovering-limits.ts'
import type { Clock } from './store/clock.ts'

export interface SecurityEntry {
  readonly event: SecurityEvent
  /** The id of the request, which its line in the other log has too. A command has none. */
  readonly id?: string
  /** The id of the account that acts, or null without one. */
  readonly account: string | null
  /** The network address of the device (`http/address.ts`), or `operator` for a command. */
  readonly address: string
  readonly class?: string | undefined
  /** The class that students of `class` move into. */
  readonly into?: string | undefined
  /** The id of the student whom the event is about. */
  readonly student?: string | undefined
  /** The hash of the session's token, if the page refreshed automatically and nobody used it. */
  readonly unattended?: string
  /** Pages without a session send this request again and again by themselves (`Endpoint.polled`). */
  readonly polled?: true | undefined
  /** For a refused request. */
  readonly refused?: { readonly status: number; readonly problem: string; readonly request: string }
}

/** The most lines about refusals that a network writes in a minute. A flood of requests must not fill the disk. */
export const mostRefusals = 600
/** The same for each kind of refusal of a request that pages send by themselves. It must not use the others up. */
export const mostPolledRefusals = 10

const minute = 60_000
/** Milliseconds in which a session or a network writes one line about a class that pages read by themselves. */
export const unattendedPause = 60 * minute
/** Milliseconds to wait for the last lines. */
const longestClose = 1000

export interface SecurityLog {
  record(entry: SecurityEntry): void
  /** Writes what is left. */
  close(): Promise<void>
}

/** @param onError receives an error once a minute at most. An entry that cannot be written does not end the app. */
export async function createSecurityLog(
  config: Config,
  clock: Clock = Date.now,
  onError: (error: unknown) => void = () => {},
): Promise<SecurityLog> {
  const { securityLog } = config
  if (securityLog.to === 'off') return { record() {}, close: async () => {} }
  const stream = securityLog.to === 'files' ? await files(securityLog) : destination({ dest: 1, sync: false })
  let reportedAt = Number.NEGATIVE_INFINITY
  stream.on('error', (error: unknown) => {
    if (performance.now() - reportedAt < minute) return
    reportedAt = performance.now()
    onError(error)
  })
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
  const hashOf = (id: string | null | undefined) => id && accountHash(config, id)
  const refusals = createRecoveringLimits(clock)
  /** The number of refusals by key that were left out since the last line. */
  const leftOut = new Map<string, number>()

  /** Returns whether a key may have another line about a refusal, and how many were left out before it. */
  function takeRefusal(
    key: string,
    most: number,
  ): { readonly isWritten: boolean; readonly before?: number | undefined } {
    if (!refusals.take({ key, amount: 1, most, within: minute })) {
      leftOut.set(key, (leftOut.get(key) ?? 0) + 1)
      return { isWritten: false }
    }
    const before = leftOut.get(key)
    leftOut.delete(key)
    return { isWritten: true, before }
  }

  const unattendedReads = createRecoveringLimits(clock)

  /** Returns whether a session or a network may write another line about a class that pages read by themselves. */
  function takeUnattended(key: string): boolean {
    return unattendedReads.take({ key, amount: 1, most: 1, within: unattendedPause })
  }

  return {
    record({ event, id, account, address, class: classId, into, student, unattended, polled, refused }) {
      const network = networkOf(address)
      const reader = unattended ?? (polled && !refused ? network : undefined)
      if (reader !== undefined && !takeUnattended(`${reader} ${classId}`)) return
      const { isWritten, before } = !refused
        ? { isWritten: true }
        : polled
          ? takeRefusal(`${network} ${refused.request} ${refused.status}`, mostPolledRefusals)
          : takeRefusal(network, mostRefusals)
      if (!isWritten) return
      log.info({
        event,
        id,
        account: hashOf(account) ?? null,
        address,
        class: classId,
        into,
        student: hashOf(student),
        ...(unattended !== undefined && { unattended: true }),
        ...refused,
        ...(before && { leftOut: before }),
      })
    },
    close: () =>
      new Promise((closed) => {
        // On a full disk, the last lines are never written.
        const timer = setTimeout(closed, longestClose)
        stream.once('close', () => {
          clearTimeout(timer)
          closed()
        })
        stream.end()
      }),
  }
}

/** Opens the file of the day. Files older than the retention are deleted when a day ends. */
async function files({ folder, days }: { readonly folder: string; readonly days: number }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { default: roll } = await import('pino-roll')
  const limit = { count: days, removeOtherLogFiles: true }
  const file = join(folder, 'security')
  return roll({ file, frequency: 'daily', dateFormat: 'yyyy-MM-dd', limit, sync: false, mode: 0o600 })
}

/**
 * Returns the name of an account in the security log. Whoever has the log alone cannot find out whose it is. The
 * command `npm run accounts -- who` can, with the settings of the app.
 */
export function accountHash({ securityKey }: Pick<Config, 'securityKey'>, id: string): string {
  return createHmac('sha256', securityKey).update(id).digest('hex').slice(0, 20)
}
