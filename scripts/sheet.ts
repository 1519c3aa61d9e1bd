/**
 * Prints questions of a level for people, or of every level as data.
 *
 *     npm run sheet -- addition 2.5
 *     npm run -s sheet -- all --count 300 --seed abc --json
 */
import { parseArgs } from 'node:util'
import {
  enNZ,
  loadLevels,
  type Operation,
  operations,
  type PlayableLevel,
  type Question,
  randomFrom,
  seedFrom,
} from '#maths'

const usage = `Usage: npm run sheet -- <operation> <level> | all  [--count 20] [--seed text] [--json]
Operations: ${operations.join(', ')}`

/** Returns questions of a level. The same seed gives the same questions. */
export function deal(level: PlayableLevel, count: number, seed: string): Question[] {
  const random = randomFrom(seedFrom(`${seed} ${level.operation} ${level.id}`))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const dealt = level.dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}

/** Returns a question as a line of JSON. `answer` is the right answer as a child would type it. */
export function lineOf({ operation, id }: PlayableLevel, question: Question): string {
  const { kind } = question.expects
  const [text, answer] = [enNZ.text(question), enNZ.answer(question)]
  return JSON.stringify({ operation, levelId: id, kind, question, text, answer })
}

async function levelsNamed([first, id]: string[]): Promise<PlayableLevel[]> {
  if (first === 'all') return (await Promise.all(operations.map(loadLevels))).flat()
  const levels = operations.includes(first as Operation) ? await loadLevels(first as Operation) : []
  return id === undefined ? levels : levels.filter((level) => level.id === id)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now()) },
      json: { type: 'boolean', default: false },
    },
  })
  const count = Number(values.count)
  const levels = await levelsNamed(positionals)
  if (levels.length === 0 || !Number.isInteger(count) || count < 1) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  for (const level of levels) {
    if (!values.json) console.log(`\n${level.operation} ${level.id}  ${level.title}\n`)
    for (const question of deal(level, count, values.seed)) {
      console.log(
        values.json ? lineOf(level, question) : `  ${enNZ.text(question).padEnd(32)} ${enNZ.answer(question)}`,
      )
    }
  }
}

await main()
