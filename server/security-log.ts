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

export interface SecurityEntry {
  readonly event: SecurityEvent
  /** The id of the account that acts, or null without one. */
  readonly account: string | null
  /** The network address of the device (`http/address.ts`), or `operator` for a command. */
  readonly address: string
  readonly class?: string | undefined
  /** The id of the student whom the event is about. */
  readonly student?: string | undefined
  /** For a refused request. */
  readonly refused?: { readonly status: number; readonly problem: string; readonly request: string }
}

export interface SecurityLog {
  record(entry: SecurityEntry): void
  /** Writes what is left. */
  close(): Promise<void>
}

export async function createSecurityLog(config: Config): Promise<SecurityLog> {
  const { securityLog } = config
  if (securityLog.to === 'off') return { record() {}, close: async () => {} }
  const stream = securityLog.to === 'files' ? await files(securityLog) : destination({ dest: 1, sync: false })
  // An entry that cannot be written, for example on a full disk, must not end the app.
  stream.on('error', () => {})
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
  const hashOf = (id: string | null | undefined) => id && accountHash(config, id)
  return {
    record({ event, account, address, class: classId, student, refused }) {
      log.info({
        event,
        account: hashOf(account) ?? null,
        address,
        class: classId,
        student: hashOf(student),
        ...refused,
      })
    },
    close: () =>
      new Promise((closed) =>
        stream.flush(() => {
          stream.end()
          closed()
        }),
      ),
  }
}

/** Opens the file of the day. Files older than the retention are deleted when a day ends. */
async function files({ folder, days }: { readonly folder: string; readonly days: number }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { default: roll } = await import('pino-roll')
  const limit = { count: days, removeOtherLogFiles: true }
  return roll({ file: join(folder, 'security'), frequency: 'daily', dateFormat: 'yyyy-MM-dd', limit, sync: false })
}

/**
 * Returns the name of an account in the security log. Whoever has the log alone cannot find out whose it is. The command
 * `npm run accounts -- who` can, with the settings of the app.
 */
export function accountHash({ securityKey }: Pick<Config, 'securityKey'>, id: string): string {
  return createHmac('sha256', securityKey).update(id).digest('hex').slice(0, 20)
}
