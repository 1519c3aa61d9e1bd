import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/test/free-port.ts'
import { type AppProcess, createAppProcess } from './app-process.ts'

/** Creates an app that crashes, because one of its settings is wrong. */
async function newApp(): Promise<AppProcess> {
  const tasks: (() => void)[] = []
  onTestFinished(() => tasks.forEach((task) => void task()))
  const cleanup = { add: (task: () => void) => void tasks.push(task), run: () => {} }
  return createAppProcess(await freePort(), { LOG_LEVEL: 'loud' }, cleanup)
}

test('an app that crashes is counted and started again', async () => {
  const app = await newApp()
  app.start()
  await expect.poll(() => app.unexpectedExits.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  expect(app.unexpectedExits[0]).toMatch(/^exit code 1: \S/)
})

test('an app that is killed on purpose is not counted', async () => {
  const app = await newApp()
  app.start()
  await app.kill()
  expect(app.unexpectedExits).toEqual([])
})
