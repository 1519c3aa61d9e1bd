/** The folder of the SQLite file. The files contain children's names, so other users must not read them. */
import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UnusableDatabase } from './unusable.ts'

const mainFile = 'solve-it.sqlite'
/** The main file, the files that SQLite adds to it, the lock that servers share, and the file of a running restore. */
const filesOfDatabase = new Set(['', '-wal', '-shm', '-servers', '-restoring'].map((ending) => mainFile + ending))
/** The key of the class cards (`server/auth/card-key.ts`). */
const keyFile = 'card-key'
/** Backups, restores and the security log create these folders, with their own modes. */
const isOurFolder = (name: string) => ['backups', 'security'].includes(name) || name.startsWith('replaced-')

/**
 * Creates the folder and the file if they are missing, closes both to other users, and returns the path of the file.
 * A folder that also contains other files keeps its mode. `notice` receives a line for the operator. Throws
 * `UnusableDatabase` if only the -wal file has data, because SQLite would delete it and begin with an empty
 * database. It also throws after an interrupted restore.
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
  // SQLite gives its -wal and -shm files the mode of the main file.
  createPrivate(file)
  const names = readdirSync(dataDir)
  const ours = names.filter((name) => filesOfDatabase.has(name) || name === keyFile)
  try {
    if (names.every((name) => ours.includes(name) || isOurFolder(name))) closeToOthers(dataDir, 0o700)
    for (const name of ours) closeToOthers(join(dataDir, name), 0o600)
  } catch {
    notice(`Other users of this machine may be able to read ${resolve(dataDir)}, which holds children's names.`)
  }
  return file
}

/**
 * Makes a command of root continue as the owner of the data folder. Otherwise the app could not use the files that the
 * command creates, and links of the owner could make root change other files.
 */
export function becomeOwner(dataDir: string): void {
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  if (!folder || folder.uid === 0 || process.getuid?.() !== 0) return
  process.setgroups?.([])
  process.setgid?.(folder.gid)
  process.setuid?.(folder.uid)
}

/** Throws `UnusableDatabase` if a folder has no database. */
export function requireFile(dataDir: string): void {
  const file = fileIn(dataDir)
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) > 0 || existsSync(`${file}-restoring`)) return
  throw new UnusableDatabase(
    `There is no database in ${resolve(dataDir)}. Set DATA_DIR or DATABASE_URL as for the app.`,
  )
}

/** Creates an empty file that only its owner may read, if it is missing. */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

/** Returns the absolute path of the database file. */
export function fileIn(dataDir: string): string {
  return resolve(dataDir, mainFile)
}

/** Returns the size of a file in bytes, or 0 for a missing file. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Takes the rights of other users away. A link keeps its mode, and so does the file behind it. */
export function closeToOthers(path: string, mode: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink() && found.mode & 0o077) chmodSync(path, mode)
}
