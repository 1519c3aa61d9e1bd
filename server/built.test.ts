import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { currentRules, levelsOf, operations } from '#maths'
import { browserAt } from './test/browser.ts'
import { runChild } from './test/child.ts'
import { freePort } from './test/free-port.ts'
import { movesOf } from './test/moves.ts'

test('a running server accepts moves of every operation after a new build has replaced its files', {
  timeout: 60_000,
}, async () => {
  // The folder is inside the checkout, where the server finds its packages.
  mkdirSync('dist', { recursive: true })
  const folder = mkdtempSync(resolve('dist/test-'))
  const outDir = join(folder, 'server')
  await build({ configFile: resolve('server/vite.config.ts'), build: { outDir }, logLevel: 'warn' })
  const PORT = String(await freePort())
  const server = runChild(join(outDir, 'main.js'), { PORT, DATA_DIR: join(folder, 'data') })
  onTestFinished(async () => {
    server.process.kill()
    await server.ended
    rmSync(folder, { recursive: true })
  })
  await server.says('Sign-in:')
  rmSync(outDir, { recursive: true })

  const mia = browserAt(`http://localhost:${PORT}`)
  await mia.signIn('mia@kauri.school.nz', { for: 'register' })
  await mia.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: 'Chen' })
  for (const operation of operations) {
    const [round, levelId] = [randomUUID(), levelsOf(operation)[0]?.id ?? '']
    const moves = await movesOf(mia.account, round, levelId, ['right'], operation)
    const batch = { operation, levelId, rules: currentRules.version, round, moves }
    const { status } = await mia.ask('POST /api/rounds/{round}/moves', batch)
    expect({ operation, status }).toEqual({ operation, status: 200 })
  }
})
