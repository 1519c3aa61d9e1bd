/**
 * The walls between the folders, as rules for Biome. For a file that several entries of `walls` cover, the last entry
 * counts alone, so each entry lists all its refusals. `npm run walls` writes them to `biome-walls.json`.
 */

/** Import patterns that are refused, with the message for whoever tries. */
interface Refusal {
  readonly group: readonly string[]
  readonly message: string
}

interface Wall {
  readonly includes: readonly string[]
  readonly refused: readonly Refusal[]
}

const notTests = '!**/*.test.{ts,tsx}'
const notTestsOfMaths = ['!maths/test/**', '!maths/operations/*/test/**'] as const

const entrances: Refusal = {
  group: ['**/maths/**', '**/contract/**'],
  message: 'Come in by the entrance: #maths or #contract.',
}
/** The reading of questions in browser tests uses the oracle, so that it is written once. */
const entrancesAndOracle: Refusal = {
  ...entrances,
  group: ['**/maths/**', '!**/maths/test/oracle-*.ts', '**/contract/**'],
}
/** A level is rendered in the second language of the tests. */
const entrancesAndGerman: Refusal = {
  ...entrances,
  group: ['**/maths/**', '!**/maths/test/languages/de/**', '**/contract/**'],
}
const drivers: Refusal = {
  group: ['kysely', 'kysely/**', 'pg', 'pg/**', 'libsql', 'libsql/**'],
  message: 'Only the store uses a database driver.',
}
const serverInWeb: Refusal = {
  group: ['**/server/**', 'node:*', 'zod', 'zod/**', 'hono', 'hono/**'],
  message: 'web/ knows nothing of the server.',
}

/** Refuses everything except these patterns. */
function only(allowed: readonly string[], message: string): Refusal {
  return { group: ['**', ...allowed.map((pattern) => `!${pattern}`)], message }
}

const onlyMaths = only(['./**', '../**'], 'maths/ imports nothing but itself.')
const onlyUi = only(
  [
    './**',
    '../{art,base,dialogs,forms,hooks,parts}/**',
    '**/language/*.ts',
    'react',
    'react-dom',
    'wouter',
    '@base-ui/react/**',
  ],
  'web/ui imports React, the primitives, the words of the screens and itself, no more.',
)

const testsOfMaths: Refusal = { group: ['**/test/**'], message: 'Only tests import from maths/test/.' }
/** A child may type the word of a number in any language, so a slip reads the words of all of them. */
const texts: Refusal = {
  group: ['**/say/**', '!**/say/number-words.ts'],
  message: 'Questions, slips and solutions are data. Only say/ has their texts.',
}

/** @param group the patterns of the folders beside the operation's own */
const otherOperation = (group: readonly string[]): Refusal => ({
  group,
  message: 'Operations share code in maths/dealing/, maths/solve/ and maths/slips/, not with each other.',
})

/** All web files refuse these imports, except for the few with walls of their own. */
const inWeb: readonly Refusal[] = [entrances, drivers, serverInWeb]
const pages: Refusal = { group: ['**/pages/**'], message: 'Only app.tsx imports pages.' }

/** The folders of web/ above the outbox, the API, the routes and the device. */
const upperFolders = [
  ...['areas', 'classes', 'export', 'hops', 'landing', 'layout', 'levels', 'next', 'offline', 'overview'],
  ...['play', 'problems', 'sign-in', 'stages', 'students', 'tasks', 'ui-sheet', 'worksheets'],
]

/** Refuses the imports of a lower folder of web/ from the folders above it. */
function lowerFolder(folder: string, above: readonly string[]): Wall {
  const group = above.map((name) => `**/${name}/**`)
  return {
    includes: [`web/${folder}/**`, notTests],
    refused: [...inWeb, pages, { group, message: `web/${folder} imports nothing from the folders above it.` }],
  }
}

const walls: readonly Wall[] = [
  { includes: ['**'], refused: [entrances, drivers] },
  {
    includes: ['maths/**', ...notTestsOfMaths, notTests],
    refused: [onlyMaths, testsOfMaths],
  },
  {
    includes: ['maths/own/parser.ts'],
    refused: [only(['jsep'], 'The parser of own problems imports jsep, no more.')],
  },
  {
    includes: ['maths/{dealing,operations,path,slips,solve}/**', '!maths/solve/index.ts', ...notTestsOfMaths, notTests],
    refused: [onlyMaths, testsOfMaths, texts],
  },
  {
    includes: ['maths/operations/*/*.ts', notTests],
    refused: [onlyMaths, testsOfMaths, texts, otherOperation(['../*/**', '!../../**'])],
  },
  {
    includes: ['maths/operations/*/{dealers,methods,slips}/**', notTests],
    refused: [onlyMaths, testsOfMaths, texts, otherOperation(['../../*/**', '!../../../**'])],
  },
  // The sentences of an operation write expressions and quantities as their language does.
  {
    includes: ['maths/operations/*/{sentences,mistakes}.*.ts'],
    refused: [onlyMaths, testsOfMaths, otherOperation(['../*/**', '!../../**'])],
  },
  {
    includes: ['maths/{test/rules,operations/*/test}/**', notTests],
    refused: [
      {
        group: ['**/dealing/**', '**/dealers/**', '**/dealers.ts'],
        message: 'A rule shares no code with the dealing.',
      },
      onlyMaths,
    ],
  },
  { includes: ['e2e/harness/reading-*.ts'], refused: [entrancesAndOracle, drivers] },
  { includes: ['web/play/language/*.test.tsx'], refused: [entrancesAndGerman, drivers] },
  {
    includes: ['contract/**', notTests],
    refused: [entrances, only(['./**', 'zod', '#maths'], 'contract/ imports #maths and zod, no more.')],
  },
  { includes: ['server/store/**', 'server/migrations/**'], refused: [entrances] },
  {
    includes: ['server/routes/*.ts', notTests],
    refused: [entrances, drivers, { group: ['./**'], message: 'Routes never import routes.' }],
  },
  {
    includes: ['web/**', '!web/build/**', notTests],
    refused: [...inWeb, pages],
  },
  { includes: ['web/app.tsx'], refused: inWeb },
  lowerFolder('device', [...upperFolders, 'outbox', 'api', 'routes', 'ui']),
  lowerFolder('routes', [...upperFolders, 'outbox', 'api', 'device']),
  // The API also has folders with the names classes and students.
  lowerFolder('api', [...upperFolders.filter((name) => name !== 'classes' && name !== 'students'), 'outbox', 'routes']),
  lowerFolder('outbox', [...upperFolders, 'routes']),
  {
    includes: ['web/pages/**', notTests],
    refused: [...inWeb, { group: ['./**/*.tsx', '../*.tsx', '../pages/**'], message: 'Pages never import pages.' }],
  },
  { includes: ['web/ui/**', notTests], refused: [onlyUi] },
]

/** Code that may not be used in some folders, by a pattern in its own file. */
const plugins = [
  { includes: ['maths/**', ...notTestsOfMaths, notTests], plugins: ['./scripts/walls/chance-and-time.grit'] },
  { includes: ['web/**', notTests], plugins: ['./scripts/walls/contract-types-only.grit'] },
]

/** Returns the text of `biome-walls.json`. */
export function biomeWalls(): string {
  const overrides = walls.map(({ includes, refused }) => ({
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: refused } } } } },
  }))
  return `${JSON.stringify({ overrides: [...overrides, ...plugins] })}\n`
}
