/**
 * Prints questions of a level for people, or of every level as data.
 *
 *     npm run sheet -- addition 2.5
 *     npm run sheet -- addition 2.5 --solve
 *     npm run -s sheet -- all --count 300 --seed abc --json
 *
 * With `--solve` each question is followed by its hint and by the steps of its worked solution. With `--slips` it is
 * followed by the answer and the hint of each slip that applies to it.
 */
import { parseArgs } from 'node:util'
import {
  enNZ,
  groupDigits,
  loadLevels,
  type Operation,
  operations,
  type PlayableLevel,
  type Question,
  randomFrom,
  seedFrom,
} from '#maths'
import {
  expecting,
  type HelpLanguage,
  type Line,
  loadEnNZHelp,
  loadSlips,
  loadSolve,
  type SlipAnswer,
  type Solution,
  slipAnswers,
  stepAnswerText,
  textOf,
} from '#maths/solve'

const usage = `Usage: npm run sheet -- <operation> <level> | all  [--count 20] [--seed text] [--json] [--solve] [--slips]
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

/**
 * Returns a question as a line of JSON. `answer` is the right answer as a child would type it. A solution adds its
 * hint and its steps in words, and slips add the answers that they give.
 */
export function jsonOf(
  { operation, id }: PlayableLevel,
  question: Question,
  { solution, slips }: { readonly solution?: SolutionInWords; readonly slips?: readonly SlipAnswer[] } = {},
): string {
  const { kind } = question.expects
  const [text, answer] = [enNZ.text(question), enNZ.answer(question)]
  return JSON.stringify({
    ...{ operation, levelId: id, kind, question, text, answer },
    ...solution,
    ...(slips && { slips: slips.map((slip) => ({ id: slip.id, answer: answerOf(slip, question) })) }),
  })
}

/** Returns the answer of a slip as a child would type it. */
function answerOf({ answer }: SlipAnswer, question: Question): string {
  if (typeof answer === 'object' && 'word' in answer) return `${answer.number}, ${enNZ.numberWord(answer.word)}`
  const expects = expecting(question.expects, answer)
  if (!expects) throw new Error(`${enNZ.text(question)} does not take ${JSON.stringify(answer)}`)
  return enNZ.answer({ ...question, expects })
}

interface SolutionInWords {
  readonly hint: string
  readonly steps: readonly {
    readonly says: string
    readonly asks?: { readonly text: string; readonly answer: string }
  }[]
}

function inWords({ hint, steps }: Solution, help: HelpLanguage): SolutionInWords {
  const text = (line: Line) => textOf(line, help.written)
  return {
    hint: text(help.says(hint())),
    steps: steps.map(({ says, asks }) => ({
      says: text(help.says(says)),
      ...(asks && { asks: { text: text(help.ask(asks)), answer: stepAnswerText(help, asks, help.written) } }),
    })),
  }
}

/** Returns the lines of a solution for people. */
function printed({ hint, steps }: SolutionInWords): string {
  const lines = steps.map(
    ({ says, asks }, i) => `    ${i + 1}. ${says}${asks ? `   ${asks.text} [${groupDigits(asks.answer)}]` : ''}`,
  )
  return [`    Hint: ${hint}`, ...lines, ''].join('\n')
}

async function levelsNamed([first, id]: string[]): Promise<PlayableLevel[]> {
  if (first === 'all') return (await Promise.all(operations.map(loadLevels))).flat()
  const levels = operations.includes(first as Operation) ? await loadLevels(first as Operation) : []
  return id === undefined ? levels : levels.filter((level) => level.id === id)
}

/** Returns null if an option is unknown or lacks its value. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '20' },
        seed: { type: 'string', default: String(Date.now()) },
        json: { type: 'boolean', default: false },
        solve: { type: 'boolean', default: false },
        slips: { type: 'boolean', default: false },
      },
    })
  } catch {
    return null
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments() ?? {}
  const count = Number(values?.count)
  const levels = await levelsNamed(positionals ?? [])
  if (!values || levels.length === 0 || !Number.isInteger(count) || count < 1) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  for (const level of levels) {
    const help = await loadEnNZHelp(level.operation)
    const solve = values.solve ? await loadSolve(level.operation) : undefined
    const known = values.slips ? await loadSlips(level.operation) : undefined
    if (!values.json) console.log(`\n${level.operation} ${level.id}  ${level.title}\n`)
    for (const question of deal(level, count, values.seed)) {
      const solution = solve && inWords(solve(level, question), help)
      const slips = known && slipAnswers(known, level, question)
      if (values.json) console.log(jsonOf(level, question, { ...(solution && { solution }), ...(slips && { slips }) }))
      else {
        console.log(`  ${enNZ.text(question).padEnd(32)} ${groupDigits(enNZ.answer(question))}`)
        if (solution) console.log(printed(solution))
        for (const slip of slips ?? []) {
          const hint = textOf(help.says([slip.hint()]), help.written)
          console.log(`    ${slip.id.padEnd(20)} ${groupDigits(answerOf(slip, question)).padEnd(12)} ${hint}`)
        }
      }
    }
  }
}

await main()
