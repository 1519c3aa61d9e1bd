/**
 * A lock file between processes. It holds the ids of the process that took it and of the child that works for it: a lock
 * is abandoned only when both are gone, since a child outlives a killed parent and goes on writing.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Nothing that a lock protects takes this long: an older one is left from before a restart, and its ids are others' now. */
const oldest = 15 * 60_000
/** A lock file is empty for a moment while it is written. */
const writing = 2_000

/**
 * Runs `work` while no other process does the same. Waits where another one is at it; `onWait` is called once then.
 * @template T
 * @param {string} path
 * @param {(nameChild: (pid: number | undefined) => void) => Promise<T>} work
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true })
  if (!take(path)) {
    onWait()
    while (!take(path)) await setTimeout(100)
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work((pid) => overwrite(path, [process.pid, pid]))
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const seen = read(path)
  if (seen && isAbandoned(seen)) putAside(path, seen.text)
  return false
}

/** @param {string} path */
function read(path) {
  try {
    return { text: readFileSync(path, 'utf8'), age: Date.now() - statSync(path).mtimeMs }
  } catch {
    return null
  }
}

/** @param {{ text: string, age: number }} seen */
function isAbandoned({ text, age }) {
  if (age > oldest) return true
  if (text === '') return age > writing
  // In a container a process often has the id that its predecessor had.
  return !text.split('\n').some((id) => Number(id) !== process.pid && isAlive(Number(id)))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Of several that find the same abandoned lock one moves it; should that one have moved a new lock, it puts it back.
 * @param {string} path
 * @param {string} seen
 */
function putAside(path, seen) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    const moved = readFileSync(aside, 'utf8')
    if (moved !== seen) writeFileSync(path, moved, { flag: 'wx' })
  } catch {
    // Another one was faster.
  }
  rmSync(aside, { force: true })
}

/**
 * @param {string} path
 * @param {readonly (number | undefined)[]} ids
 */
function overwrite(path, ids) {
  const next = `${path}.next`
  writeFileSync(next, ids.filter(Boolean).join('\n'))
  renameSync(next, path)
}
