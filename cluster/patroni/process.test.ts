import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProcess } from './process.ts'

test('the last lines of a program are below the path of its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-process-'))
  chmodSync(folder, 0o711)
  const program = createProcess('seq', ['1000'], folder)
  expect(program.lastLines()).toBe(`--- ${join(folder, 'seq.log')}`)
  program.start()
  await expect.poll(() => program.lastLines().endsWith('\n1000'), { timeout: 20_000 }).toBe(true)
  const lines = program.lastLines().split('\n')
  expect(lines.slice(0, 2)).toEqual([`--- ${join(folder, 'seq.log')}`, '851'])
  rmSync(folder, { recursive: true })
})
