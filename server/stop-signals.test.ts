import { expect, test } from 'vitest'
import { runChild } from './test/child.ts'

test('a stop that hangs ends the process after its time', async () => {
  const child = runChild('server/test/never-stopping.ts', {})
  await child.says('ready')
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(1)
  expect(child.stderr()).toBe('Stopped after 0.2 seconds, without waiting for the database any longer.\n')
})
