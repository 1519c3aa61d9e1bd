/** The folder of the SQLite file. The files hold children's names, so other users must not read them. */
import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UnusableDatabase } from './unusable.ts'

const mainFile = 'solve-it.sqlite'
/** The file itself, the files that SQLite keeps beside it, the lock that the servers share, and a restore under way. */
const filesOfDatabase = new Set(['', '-wal', '-shm', '-servers', '-restoring'].map((ending) => mainFile + ending))
/** Folders that backups and restores make with modes of their own. */
const isOurFolder = (name: string) => name === 'backups' || name.startsWith('replaced-')

/**
 * Makes the folder and the file where they are missing, and closes both to other users. A folder that holds other files
 * too keeps its mode. `notice` takes a line for the operator. Returns the path of the file. Throws `UnusableDatabase`
 * where only the -wal file has data: SQLite would delete it and begin with an empty database. It also throws after a
 * restore that was interrupted.
 */
export function openFolder(dataDir: string, notice: (line: string) => void): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = fileIn(dataDir)
  // The order matters: another server that starts now fills the main file before the -wal file.
  if (sizeOf(`${file}-wal`) > 0 && sizeOf(file) === 0) {
    const state = existsSync(file) ? 'is empty' : 'is missing'
    const remedy = 'Put all files of a backup there, or move the -wal file away to begin with a new database.'
    throw new UnusableDatabase(`${file} ${state}, but ${mainFile}-wal beside it has data. ${remedy}`)
  }
  if (existsSync(`${file}-restoring`) && !existsSync(file))
    throw new UnusableDatabase(`A restore of ${file} did not finish. Restore the backup again.`)
  // SQLite gives the -wal and -shm files the mode of this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const names = readdirSync(dataDir)
  const ours = names.filter((name) => filesOfDatabase.has(name))
  try {
    if (names.every((name) => filesOfDatabase.has(name) || isOurFolder(name))) closeToOthers(dataDir, 0o700)
    for (const name of ours) closeToOthers(join(dataDir, name), 0o600)
  } catch {
    notice(`Other users of this machine may be able to read ${resolve(dataDir)}, which holds children's names.`)
  }
  return file
}

/** Returns the absolute path of the database file. */
export function fileIn(dataDir: string): string {
  return resolve(dataDir, mainFile)
}

/** Returns the bytes of a file, 0 for a missing one. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function closeToOthers(path: string, mode: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink() && found.mode & 0o077) chmodSync(path, mode)
}
