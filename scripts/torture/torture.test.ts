import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { prepare } from '../prepare/prepare.mjs'
import { type Fault, makeFaultyServer } from './faulty-server.ts'

// The torture starts its own PostgreSQL. Its programs are there where the tests have a server.
const engines = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite']

beforeAll(() => prepare(fileURLToPath(new URL('../..', import.meta.url)), ['server']), 120_000)

/** Runs the torture with its own temporary folder, which it must leave empty. */
function torture(...args: readonly string[]) {
  const TMPDIR = mkdtempSync(join(tmpdir(), 'solve-it-torture-test-'))
  // PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(TMPDIR, 0o711)
  onTestFinished(() => rmSync(TMPDIR, { recursive: true }))
  const command = ['--import', 'tsx', 'scripts/torture/torture.ts', ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, TMPDIR } })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output.text += part
    })
  const leftovers = () => readdirSync(TMPDIR).filter((name) => name.startsWith('solve-it-'))
  return { child, output, leftovers }
}

test.each(engines)(
  'a run on %s finds two rows that were changed on purpose',
  {
    timeout: 240_000,
  },
  async (engine) => {
    const { child, output, leftovers } = torture('--engine', engine, '--rounds', '1', '--spoil')
    const [code] = await once(child, 'close')
    expect(output.text).toMatch(/^lost: move \d+ of .* is missing$/m)
    expect(output.text).toMatch(/^doubled: move 10\d\d of .* was never asked for$/m)
    expect(output.text).toMatch(/^wrong: record .* is \{"streak":.*$/m)
    expect(output.text).toMatch(new RegExp(`^${engine} +3 +0 +\\d+ +1 +1 +\\d+ +0 +0 `, 'm'))
    expect(code).toBe(1)
    expect(leftovers()).toEqual([])
  },
)

test('Ctrl-C ends a run and leaves nothing behind', { timeout: 120_000 }, async () => {
  const { child, output, leftovers } = torture('--engine', 'sqlite')
  while (!output.text.includes('Seed:')) await once(child.stdout, 'data')
  while (leftovers().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([130, null])
  expect(leftovers()).toEqual([])
})

const lostOrDoubled = /^(lost: move|refused: .* (outOfOrder:|were both acknowledged$))/m
const failed = /^refused: .* the server failed without a strike$/m
const guard: Fault = [['.whereRef("rounds.last_move", "=", "excluded.saved_after")', '']]

interface Seeded {
  readonly engine?: 'postgres'
  readonly fault: Fault
  readonly finding: RegExp
}

const seeded: readonly (readonly [title: string, Seeded])[] = [
  [
    'a reply 3 ms before the commit',
    {
      fault: [
        ['\tdatabase.exec("commit");', ''],
        [
          'parentPort?.postMessage(outcomeOf(message));',
          `{
            parentPort.postMessage(outcomeOf(message));
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
            if (database.inTransaction) database.exec("commit");
          }`,
        ],
      ],
      finding: lostOrDoubled,
    },
  ],
  [
    'two saves from one move that are both acknowledged',
    {
      fault: [
        [
          'saves.map(() => ({ stale: true }))',
          'saves.map(({ best, completed }) => ({ stale: false, closed: false, best, completed }))',
        ],
      ],
      finding: lostOrDoubled,
    },
  ],
  ['a save that ignores the guard', { fault: guard, finding: failed }],
  ['a save that ignores the guard on PostgreSQL', { engine: 'postgres', fault: guard, finding: failed }],
  [
    'a commit that does not wait for the disk of PostgreSQL',
    { engine: 'postgres', fault: [["set_config('synchronous_commit', 'on', false)", 'null']], finding: lostOrDoubled },
  ],
  ['the same number for every group', { fault: [['randomInt(mostGroups)', '1']], finding: failed }],
]

test.each(seeded.filter(([, { engine = 'sqlite' }]) => engines.includes(engine)))(
  'a run finds %s',
  { timeout: 240_000 },
  async (_, { engine = 'sqlite', fault, finding }) => {
    const server = makeFaultyServer(fault)
    onTestFinished(server.remove)
    const { child, output } = torture('--engine', engine, '--rounds', '20', '--server', server.folder)
    const [code] = await once(child, 'close')
    expect(output.text).toMatch(finding)
    expect(code).toBe(1)
  },
)
