import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { movesOf } from '../test/moves.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'server/test/generated-client/play-round.ts')

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
}

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  // The folder is inside the repository, so that its imports find our packages.
  mkdirSync(join(root, '.types'), { recursive: true })
  folder = mkdtempSync(join(root, '.types/generated-client-'))
  const source = await generateSource(`${app.url}/openapi.json`, { argumentStyle: 'object' })
  writeFileSync(join(folder, 'client.ts'), source)
  copyFileSync(program, join(folder, 'play-round.ts'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

it('a generated client and a program that uses it pass the compiler', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  expect(() =>
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' }),
  ).not.toThrow()
})

it('a generated client registers a student, saves the moves of a round and reads the progress', async () => {
  const browser = app.browser()
  await browser.signIn('mia@kauri.school.nz', { for: 'register', role: 'student' })
  const round = randomUUID()
  const moves = await movesOf(browser.account, round, '1.2', ['right', 'wrong', 'right', 'right'])
  const { playRound } = await import(/* @vite-ignore */ join(folder, 'play-round.ts'))
  const cookies = browser.jar.headerFor(new URL(app.url))
  const played = await playRound({ url: app.url, cookies, account: browser.account, round, levelId: '1.2', moves })
  expect(played).toMatchObject({
    registered: { id: browser.account, role: 'student', firstName: 'Mia', isRegistrationComplete: true },
    classes: { classes: [] },
    progress: { bests: { addition: { '1.2': { streak: 2, completed: false } } } },
    refusal: 'notAllowed',
  })
  expect(played.saved).toHaveLength(moves.length)
  expect(played.saved.at(-1)).toEqual({ lastMove: moves.at(-1)?.number, closed: false, best: 2, completed: false })
})
