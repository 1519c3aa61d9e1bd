/**
 * A lock file between processes. It holds the ids of the process that took the lock and of its child process. The lock
 * is abandoned only when both have ended, because a child outlives a killed parent and continues to write.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * The longest life of a lock, in milliseconds. No protected work takes this long. An older lock is left from before a
 * restart, and other processes may have its ids now.
 */
const maxAge = 15 * 60_000
/** The longest time in which a lock file is empty while it is written, in milliseconds. */
const maxWriteTime = 2_000

/**
 * Runs `work` while this process holds the lock. Calls `onWait` once where it waits for another process.
 * @template T
 * @param {string} path
 * @param {(nameChild: (pid: number | undefined) => void) => Promise<T>} work
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true })
  if (!tryTake(path)) {
    onWait()
    while (!tryTake(path)) await setTimeout(100)
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
function tryTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const seen = read(path)
  if (seen && isAbandoned(seen)) removeAbandoned(path, seen.text)
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
  if (age > maxAge) return true
  if (text === '') return age > maxWriteTime
  // In a container, a process often has the same id as its predecessor.
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
 * Removes an abandoned lock. Several processes may find the same lock, and only one of them can move it. A process that
 * has moved a new lock by mistake puts it back.
 * @param {string} path
 * @param {string} seen
 */
function removeAbandoned(path, seen) {
  const movedPath = `${path}.${process.pid}`
  try {
    renameSync(path, movedPath)
    const moved = readFileSync(movedPath, 'utf8')
    if (moved !== seen) writeFileSync(path, moved, { flag: 'wx' })
  } catch {
    // Another process was faster.
  }
  rmSync(movedPath, { force: true })
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
