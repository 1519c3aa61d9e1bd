import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeComplaint } from './node-version.mjs'
import { isUpToDate, wantedStamp, writeStamp } from './stamps.mjs'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const hono = { 'node_modules/hono': { version: '4.0.0' } }
const vitest = { 'node_modules/vitest': { version: '4.1.0', dev: true } }
const lockFile = { packages: { '': {}, ...hono, ...vitest } }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'solve-it-stamps-'))
  write('package-lock.json', JSON.stringify(lockFile))
  write('maths/play.ts', 'one')
  write('server/main.ts', 'one')
  write('server/main.test.ts', 'one')
  write('dist/server/main.js', 'built')
  write('node_modules/.package-lock.json', JSON.stringify(lockFile))
})
afterEach(() => rmSync(root, { recursive: true }))

const finish = (part: 'install' | 'tools' | 'server') => writeStamp(root, part, wantedStamp(root, part))

test('a build is up to date until one of its sources changes', () => {
  finish('server')
  expect(isUpToDate(root, 'server')).toBe(true)
  write('maths/play.ts', 'two')
  expect(isUpToDate(root, 'server')).toBe(false)
})

test('a changed test needs no new build', () => {
  finish('server')
  write('server/main.test.ts', 'two')
  expect(isUpToDate(root, 'server')).toBe(true)
})

test('files that a build generates need no new build', () => {
  finish('server')
  write('server/generated/main.ts', 'one')
  expect(isUpToDate(root, 'server')).toBe(true)
})

test('a build that was deleted is made again', () => {
  finish('server')
  rmSync(join(root, 'dist'), { recursive: true })
  expect(isUpToDate(root, 'server')).toBe(false)
})

test('an install that was killed is done again, although its packages look complete', () => {
  writeStamp(root, 'install', 'unfinished')
  expect(isUpToDate(root, 'install')).toBe(false)
  finish('install')
  expect(isUpToDate(root, 'install')).toBe(true)
})

test('an install by hand is kept, unless a package is missing or has another version', () => {
  expect(isUpToDate(root, 'install')).toBe(true)
  expect(isUpToDate(root, 'tools')).toBe(true)
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/hono': { version: '3.0.0' } } }))
  expect(isUpToDate(root, 'install')).toBe(false)
})

test('an install without the tools is enough to start the app, and not enough for the tests', () => {
  finish('install')
  expect(isUpToDate(root, 'install')).toBe(true)
  expect(isUpToDate(root, 'tools')).toBe(false)
})

test('an install with the tools is kept when the app starts', () => {
  finish('tools')
  expect(isUpToDate(root, 'tools')).toBe(true)
  expect(isUpToDate(root, 'install')).toBe(true)
})

test('an install by hand without the tools is enough to start the app, and not enough for the tests', () => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: hono }))
  expect(isUpToDate(root, 'install')).toBe(true)
  expect(isUpToDate(root, 'tools')).toBe(false)
})

test('a new lock file needs a new install', () => {
  finish('install')
  write('package-lock.json', JSON.stringify({ packages: {} }))
  expect(isUpToDate(root, 'install')).toBe(false)
})

test('a version of Node is refused with one line only below 20.19', () => {
  expect(nodeComplaint('18.20.4')).toContain('needs Node 20.19 or newer')
  expect(nodeComplaint('20.18.3')).toContain('this is 20.18.3')
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) expect(nodeComplaint(version)).toBeNull()
})
