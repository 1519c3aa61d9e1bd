import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
let lock = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solve-it-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const waitsFile = (name: string) => join(folder, `${name} waits`)

/**
 * Starts a process that takes the lock and works for some milliseconds. It logs its beginning and its end. Before it
 * waits for another process, it writes the file `waitsFile`.
 */
function worker(name: string, forMs = 0) {
  const log = JSON.stringify(join(folder, 'log'))
  const source = `
    import { appendFileSync, writeFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    const work = async () => {
      appendFileSync(${log}, 'begin ${name}\\n')
      await setTimeout(${forMs})
      appendFileSync(${log}, 'end ${name}\\n')
    }
    await withLock(${JSON.stringify(lock)}, work, () => writeFileSync(${JSON.stringify(waitsFile(name))}, ''))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended }
}

/** Returns the whole lines of the log. A process creates the file a moment before it has written a line. */
function log() {
  const path = join(folder, 'log')
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
}

async function waitUntil(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a process works only after the other one has released the lock', async () => {
  const codes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => worker(name, 30).ended))
  expect(codes).toEqual([0, 0, 0, 0])
  const lines = log()
  expect(lines).toHaveLength(8)
  for (let i = 0; i < lines.length; i += 2) expect(lines[i + 1]).toBe(lines[i]?.replace('begin', 'end'))
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that was killed is taken over', async () => {
  const killed = worker('killed', 60_000)
  await waitUntil(() => log().length === 1)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(existsSync(lock)).toBe(true)
  await worker('next').ended
  expect(log()).toEqual(['begin killed', 'begin next', 'end next'])
})

test('a lock is kept while a child of the killed process is still writing', async () => {
  const child = spawn('sleep', ['30'])
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const held = `999999999\n${child.pid}`
  writeFileSync(lock, held)
  const next = worker('next')
  await waitUntil(() => existsSync(waitsFile('next')))
  expect(readFileSync(lock, 'utf8')).toBe(held)
  expect(log()).toEqual([])
  child.kill()
  await gone
  await next.ended
  expect(log()).toEqual(['begin next', 'end next'])
})

test('a lock from before a restart is taken over, even if a process has its id', async () => {
  writeFileSync(lock, String(process.pid))
  const longAgo = new Date(Date.now() - 16 * 60_000)
  utimesSync(lock, longAgo, longAgo)
  await worker('next').ended
  expect(log()).toEqual(['begin next', 'end next'])
})
