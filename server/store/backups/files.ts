/** The files of backups. They contain children's names, so only their owner may read them. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** `dump` is PostgreSQL's custom format. */
export type Ending = 'sqlite' | 'dump'

/** Creates the folder if it is missing. */
export function openBackupFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (made) giveToOwnerOf(dirname(made), made)
}

/**
 * Returns the path of a new backup, with its date and time in UTC: `solve-it-2026-02-03T04-05-06Z.sqlite`. Where a name
 * is taken, the name has a later second. `about` follows the time.
 */
export function newBackupPath(folder: string, at: number, ending: Ending, about = ''): string {
  const path = join(folder, `solve-it-${stampOf(at)}${about && `-${about}`}.${ending}`)
  return existsSync(path) || existsSync(partialOf(path)) ? newBackupPath(folder, at + 1000, ending, about) : path
}

/** Returns a time in UTC for a file name, such as `2026-02-03T04-05-06Z`. */
export function stampOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * Runs `write` on a partial file and renames it afterwards, so that a file of this name is always whole and on disk.
 */
export async function writeWhole<Result>(path: string, write: (partial: string) => Promise<Result>): Promise<Result> {
  const partial = partialOf(path)
  closeSync(openSync(partial, 'wx', 0o600))
  try {
    giveToOwnerOf(dirname(path), partial)
    const result = await write(partial)
    flush(partial)
    renameSync(partial, path)
    flushFolder(dirname(path))
    return result
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

const partialOf = (path: string) => `${path}.partial`

/** Deletes all but the newest `most` files of a folder whose names contain a text. The names sort by their time. */
export function keepNewest(folder: string, text: string, most: number): void {
  const names = readdirSync(folder).filter((name) => name.includes(text) && !name.endsWith('.partial'))
  for (const name of names.sort().slice(0, -most)) rmSync(join(folder, name))
}

/** Gives a file that root creates to the owner of the folder, so that the server, another user, can read it. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  // The server's user owns the folder, and may have put a link to somebody else's file there.
  lchownSync(path, uid, gid)
}

/** Throws if a path is a link, because a command that root runs must not write to the file behind the link. */
export function refuseLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${path} is a link. Remove it first.`)
}

export function flush(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Makes new names in a folder survive a power cut. */
export function flushFolder(folder: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
