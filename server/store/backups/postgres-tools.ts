/** The client programs of PostgreSQL: pg_dump, pg_restore and psql. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

const programs = ['pg_dump', 'pg_restore', 'psql'] as const
type Program = (typeof programs)[number]

export const missing =
  'pg_dump, pg_restore and psql are needed. Install the client of PostgreSQL (Debian: postgresql-client).'

/** Throws an error of one line if a program is missing or older than the server. */
export async function requireTools(db: Kysely<Tables>): Promise<void> {
  const shown = await sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  const server = Math.floor(Number(shown.rows[0]?.server_version_num) / 10_000)
  for (const program of programs) {
    const complaint = tooOld(program, await versionOf(program), server)
    if (complaint) throw new Error(complaint)
  }
}

/** Returns null if a program works with a server, or a complaint. `version` is the output of `--version`. */
export function tooOld(program: string, version: string, server: number): string | null {
  const [, number, major] = /\(PostgreSQL\) ((\d+)\S*)/.exec(version) ?? []
  if (Number(major) >= server) return null
  const found = `${program} is version ${number ?? 'unknown'}, but the PostgreSQL server is ${server}.`
  return `${found} Install the client ${server} or newer.`
}

function versionOf(program: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, ['--version'], (error, stdout) => (error ? reject(new Error(missing)) : resolve(stdout)))
  })
}

/** Starts a program on a database, with an open standard input. */
export function startTool(program: Program, args: readonly string[], databaseUrl: string) {
  const { address, env } = withoutPassword(databaseUrl)
  return spawn(program, [...args, `--dbname=${address}`], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

/**
 * Moves the password from an address to an environment variable. Other users of the machine can read a program's
 * arguments, but not its environment.
 */
export function withoutPassword(databaseUrl: string): { address: string; env: Record<string, string> } {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password) || address.searchParams.get('password')
  address.password = ''
  address.searchParams.delete('password')
  return { address: address.href, env: password ? { PGPASSWORD: password } : {} }
}

/** Resolves when a program ends: to null if it succeeded, or to one line about its failure. */
export function failureOf(child: ChildProcess): Promise<string | null> {
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  // A program that fails closes its input. Its exit code reports the failure.
  child.stdin?.on('error', () => {})
  return new Promise((resolve) => {
    child.once('error', () => resolve(missing))
    child.once('close', (code) => resolve(code === 0 ? null : firstError(errors)))
  })
}

/** Returns only one line, because the lines after it can quote a child's answers. */
function firstError(errors: string): string {
  const lines = errors.trim().split('\n')
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines[0] ?? 'it was ended by a signal'
}
