/** The folder of the SQLite file, and who may read it: the files hold children's names. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const mainFile = 'solve-it.sqlite'

/**
 * Makes the folder and the file where they are missing, and closes both to other users. A folder that holds other files
 * too keeps its mode. `notice` takes a line for the operator. Returns the path of the file.
 */
export function openFolder(dataDir: string, notice: (line: string) => void): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = resolve(dataDir, mainFile)
  // SQLite gives the files that it makes beside this one the same mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const names = readdirSync(dataDir)
  const ours = names.filter((name) => name.startsWith(mainFile))
  try {
    if (ours.length === names.length) closeToOthers(dataDir, 0o700)
    for (const name of ours) closeToOthers(join(dataDir, name), 0o600)
  } catch {
    notice(`Other users of this machine may be able to read ${resolve(dataDir)}, which holds children's names.`)
  }
  return file
}

function closeToOthers(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && found.mode & 0o077) chmodSync(path, mode)
}
