/** Measures worked solutions and slips: how many a core finds in a second, and the bytes that the first miss loads. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { operations, type PlayableLevel, type Question, randomFrom, seedFrom } from '#maths'
import { createFindSlips } from '#maths/insight'
import { loadEnNZHelp, loadSlips, loadSolve, textOf } from '#maths/solve'
import { rate } from './rate.ts'

const questionCount = 1000

/** Returns the solutions per second of a level, with the sentences of their steps. */
export async function solutionsPerSecond(level: PlayableLevel): Promise<number> {
  const [solve, help] = [await loadSolve(level.operation), await loadEnNZHelp(level.operation)]
  const questions = dealt(level)
  return rate((count) => {
    let characters = 0
    for (let i = 0; i < count; i++) {
      const { steps } = solve(level, questions[i % questionCount]!)
      for (const { says } of steps) characters += textOf(help.says(says), help.written).length
    }
    return characters
  })
}

/** Returns the wrong answers of a level whose slips a core finds in a second. The judge does it for first answers. */
export async function slipsPerSecond(level: PlayableLevel): Promise<number> {
  const findSlips = createFindSlips(level.operation, level.id, await loadSlips(level.operation))
  const questions = dealt(level)
  return rate((count) => {
    let found = 0
    for (let i = 0; i < count; i++)
      found += findSlips(questions[i % questionCount]!, { kind: 'number', number: String(i % 100) }).could
    return found
  })
}

/** Deals before the measurement, so that it measures the solutions and slips alone. */
function dealt({ dealer }: PlayableLevel): Question[] {
  const random = randomFrom(seedFrom('bench'))
  let memory: readonly number[] = []
  return Array.from({ length: questionCount }, () => {
    const next = dealer.deal(random, memory)
    memory = next.memory
    return next.question
  })
}

/**
 * Returns the gzipped bytes of the methods and slips of each operation with the sentences. A level has loaded some of
 * these modules already, so that a miss loads less.
 */
export async function helpBytes(): Promise<{ readonly operation: string; readonly bytes: number }[]> {
  return Promise.all(
    operations.map(async (operation) => {
      const entry = 'virtual:help'
      const code = [
        `/maths/operations/${operation}/methods.ts`,
        `/maths/operations/${operation}/slips.ts`,
        `/maths/operations/${operation}/sentences.en-NZ.ts`,
        '/maths/slips/explain.ts',
        '/maths/say/en-NZ/help.ts',
      ]
        .map((path, i) => `export * as part${i} from '${path}'`)
        .join('; ')
      const output = await build({
        configFile: false,
        logLevel: 'silent',
        plugins: [
          {
            name: 'help-entry',
            resolveId: (id) => (id === entry ? id : id.startsWith('/maths/') ? `${process.cwd()}${id}` : null),
            load: (id) => (id === entry ? code : null),
          },
        ],
        build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
      })
      const chunks = [output].flat().flatMap((built) => ('output' in built ? built.output : []))
      const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
      return { operation, bytes: gzipSync(text).length }
    }),
  )
}
