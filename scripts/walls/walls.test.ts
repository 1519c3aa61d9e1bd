import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { biomeWalls } from './walls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** The path of a file and its only line. */
type Sample = readonly [path: string, line: string]

const refused: readonly Sample[] = [
  ['maths/chance.ts', 'export const draw = () => Math.random()'],
  ['maths/clock.ts', 'export const now = () => Date.now()'],
  ['maths/date.ts', 'export const now = () => new Date()'],
  ['maths/stopwatch.ts', 'export const now = () => performance.now()'],
  ['maths/dealing/package.ts', "export { z } from 'zod'"],
  ['maths/own/package.ts', "export { default } from 'jsep'"],
  ['maths/dealing/contract.ts', "export { api } from '#contract'"],
  ['maths/dealing/rule.ts', "export { ruleOf } from '../test/rules/all.ts'"],
  ['maths/rule.ts', "export { ruleOf } from './test/rules/all.ts'"],
  ['maths/operations/length/other.ts', "export { methods } from '../division/methods.ts'"],
  ['maths/operations/length/methods/other.ts', "export { leftOver } from '../../division/methods/left-over.ts'"],
  ['maths/operations/length/text.ts', "export { writeExpression } from '../../say/expression.ts'"],
  ['maths/operations/length/package.ts', "export { z } from 'zod'"],
  ['maths/operations/length/test/dealing.ts', "export { dealers } from '../dealers.ts'"],
  ['maths/test/rules/dealing.ts', "export { deckOf } from '../../dealing/deck.ts'"],
  ['server/rule.ts', "export { ruleOf } from '../maths/test/rules/all.ts'"],
  ['contract/package.ts', "export { Hono } from 'hono'"],
  ['contract/deep.ts', "export { check } from '../maths/check.ts'"],
  ['contract/server.ts', "export { start } from '../server/main.ts'"],
  ['server/deep.ts', "export { check } from '../maths/check.ts'"],
  ['server/routes/deep.ts', "export { move } from '../../contract/rounds.ts'"],
  ['server/sql.ts', "export { sql } from 'kysely'"],
  ['server/migrator.ts', "export { Migrator } from 'kysely/migration'"],
  ['server/routes/sql.ts', "export { Pool } from 'pg'"],
  ['server/auth/sql.ts', "export const load = () => import('libsql')"],
  ['server/routes/other.ts', "export { classHandlers } from './classes.ts'"],
  ['web/api/value.ts', "export { api } from '#contract'"],
  ['web/play/value.ts', "import { api } from '#contract'\nexport const keys = Object.keys(api)"],
  ['web/play/later.ts', "export const load = () => import('#contract')"],
  ['web/api/server.ts', "export { start } from '../../server/main.ts'"],
  ['web/api/schema.ts', "export { z } from 'zod'"],
  ['web/pages/other.tsx', "export { Login } from './login.tsx'"],
  ['web/pages/other.tsx', "export { Topics } from './student/topics.tsx'"],
  ['web/pages/student/other.tsx', "export { Login } from '../login.tsx'"],
  ['web/layout/page.tsx', "export { Login } from '../pages/login.tsx'"],
  ['web/play/page.ts', "export const load = () => import('../pages/login.tsx')"],
  ['web/main.tsx', "export { Login } from './pages/login.tsx'"],
  ['web/pages/deep.tsx', "export { check } from '../../maths/check.ts'"],
  ['web/ui/base/api.tsx', "export { call } from '../../api/client/call.ts'"],
  ['web/ui/domain.tsx', "export { check } from '#maths'"],
  ['web/routes/area.ts', "export type { Area } from '../areas/areas.ts'"],
  ['web/api/client/offline.ts', "export { installation } from '../../offline/installation.ts'"],
  ['web/outbox/offline.ts', "export { installation } from '../offline/installation.ts'"],
  ['web/outbox/upkeep/sign-in.ts', "export { openSignIn } from '../../sign-in/sign-in.ts'"],
  ['web/device/cookie.ts', "export { readAccountId } from '../api/client/account-cookie.ts'"],
  ['maths/dealing/text.ts', "export { writeExpression } from '../say/expression.ts'"],
  ['maths/path/text.ts', "export { enNZ } from '../say/en-NZ/language.ts'"],
  ['maths/slips/text.ts', "export { enNZ } from '../say/en-NZ/language.ts'"],
  ['maths/solve/methods/text.ts', "export { writeQuantity } from '../../say/expression.ts'"],
  ['scripts/circle/first.ts', "export { second } from './second.ts'\nexport const first = 1"],
  ['scripts/circle/second.ts', "export { first } from './first.ts'\nexport const second = 2"],
  ['scripts/types/first.ts', "import type { Second } from './second.ts'\nexport type First = Second[]"],
  ['scripts/types/second.ts', "import type { First } from './first.ts'\nexport type Second = First | null"],
  ['e2e/deep.ts', "export { check } from '../maths/check.ts'"],
  ['e2e/oracle.ts', "export { inUnit } from '../maths/test/oracle-quantities.ts'"],
  ['e2e/harness/reading-any.ts', "export { check } from '../../maths/check.ts'"],
]

const allowed: readonly Sample[] = [
  ['maths/own.ts', "export { check } from './check.ts'"],
  ['maths/own/parser.ts', "export { default } from 'jsep'"],
  ['maths/any.test.ts', "import fc from 'fast-check'\nexport const any = fc.date().map(() => new Date())"],
  ['maths/dealing/rule.test.ts', "export { ruleOf } from '../test/rules/all.ts'"],
  [
    'maths/operations/length/own.ts',
    "export { bars } from './dealers/bars.ts'\nexport { check } from '../../check.ts'",
  ],
  [
    'maths/operations/length/methods/own.ts',
    "export { length } from '../slips.ts'\nexport { check } from '../../../check.ts'",
  ],
  ['maths/operations/length/sentences.mi.ts', "export { writeExpression } from '../../say/expression.ts'"],
  ['maths/operations/length/mistakes.mi.ts', "export { writeExpression } from '../../say/expression.ts'"],
  ['maths/test/rules/own.ts', "export { sameQuestion } from '../../question.ts'"],
  ['maths/slips/words.ts', "export { namesNumber } from '../say/number-words.ts'"],
  ['maths/solve/index.ts', "export { loadEnNZHelp } from '../say/en-NZ/help.ts'"],
  ['contract/own.ts', "export { z } from 'zod'\nexport { check } from '#maths'\nexport { id } from './endpoint.ts'"],
  ['server/store/own.ts', "export { sql } from 'kysely'\nexport { Pool } from 'pg'\nexport { check } from '#maths'"],
  ['server/migrations/own.ts', "export { sql } from 'kysely'"],
  ['server/routes/own.ts', "export { judge } from '../judge.ts'\nexport { ApiProblem } from '../problem.ts'"],
  [
    'web/api/types.ts',
    "import type { Api } from '#contract'\nexport type Keys = keyof Api\nexport { check } from '#maths'",
  ],
  ['web/api/headers.ts', "export { accountHeader } from '#contract/headers'"],
  ['web/app.tsx', "export { Login } from './pages/login.tsx'\nexport const load = () => import('./pages/login.tsx')"],
  [
    'web/pages/own.tsx',
    "export { Button } from '../ui/base/button.tsx'\nexport { useRound } from '../play/round/use-round.ts'",
  ],
  ['web/routes/looks.ts', "export { art } from '../ui/art/art.ts'"],
  ['web/api/classes/students.ts', "export { useStudents } from '../students/students.ts'"],
  ['web/outbox/upkeep/session.ts', "export { onSignedIn } from '../../api/session/signed-in.ts'"],
  ['e2e/harness/reading-own.ts', "export { inUnit } from '../../maths/test/oracle-quantities.ts'"],
  ['web/play/language/own.test.tsx', "export { german } from '../../../maths/test/languages/de/language.ts'"],
  [
    'web/ui/own.tsx',
    "export { useState } from 'react'\nexport { Link } from 'wouter'\nexport { Key } from './key.tsx'",
  ],
]

let folder = ''
let refusedFiles: ReadonlySet<string> = new Set()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solve-it-walls-'))
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  cpSync(join(root, 'biome-walls.json'), join(folder, 'biome-walls.json'))
  cpSync(join(root, 'scripts/walls'), join(folder, 'scripts/walls'), {
    recursive: true,
    filter: (from) => !from.endsWith('.ts'),
  })
  for (const [path, line] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${line}\n`)
  }
  refusedFiles = lint()
})
afterAll(() => rmSync(folder, { recursive: true }))

const walls = ['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles', 'plugin']
interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

/** Returns the files in which a wall refuses a line. */
function lint() {
  const args = [biome, 'lint', '.', '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout)
  const wallDiagnostics = diagnostics.filter(({ category }: Diagnostic) => walls.includes(category))
  return new Set<string>(wallDiagnostics.map(({ location }: Diagnostic) => location.path))
}

it('biome-walls.json has the walls of walls.ts', () => {
  expect(readFileSync(join(root, 'biome-walls.json'), 'utf8')).toBe(biomeWalls())
})

describe('the walls between the folders', () => {
  test.each(refused)('in %s, a wall refuses %s', (path) => expect(refusedFiles).toContain(path))
  test.each(allowed)('in %s, every wall allows %s', (path) => expect(refusedFiles).not.toContain(path))
})
