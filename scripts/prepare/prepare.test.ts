import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepare } from './prepare.mjs'

test('the first start prints lines while it installs, also without a terminal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const about = { name: 'a-clone', version: '1.0.0' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  const lock = { ...about, lockfileVersion: 3, packages: { '': about } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const lines: string[] = []
  // npm takes far longer than this to start.
  await prepare(folder, ['install'], { say: (line) => lines.push(line), sayEvery: 10 })
  const [first, ...later] = lines
  expect(first).toBe('Installing the packages ...')
  expect(later.length).toBeGreaterThan(0)
  for (const line of later) expect(line).toMatch(/^Installing the packages \.\.\. \d+ s$/)
})
