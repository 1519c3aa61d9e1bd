import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the folder with PostgreSQL's programs. Debian keeps those of each version outside the PATH; the newest counts. */
export function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = readable(debian).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))))
  if (!found) throw new Error('PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the PATH')
  return found
}

/** Returns the names in a folder; none where it cannot be read. */
export function readable(folder: string): string[] {
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

/** Returns the user that runs PostgreSQL, which refuses to run as root. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
}
