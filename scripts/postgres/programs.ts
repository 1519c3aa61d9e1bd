import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the folder with the newest programs of PostgreSQL. Debian keeps each version outside the PATH.
 *
 * @throws if PostgreSQL is not installed
 */
export function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = namesIn(debian).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))))
  if (!found) throw new Error('PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the PATH')
  return found
}

/** Returns whether a program is on the PATH, or among those of the administrator. */
export function isOnPath(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => isProgram(join(folder, program)))
}

/** Returns the names of the files in a folder, and none if the folder cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root. Empty if this process is not root.
 *
 * @throws if there is no such user
 */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
}
