/**
 * Reads a million random texts, each as a condition and as the answer of an own problem, and works out what is read.
 * Prints how many were read, and the longest times. The exit code is 1 if a text takes over 50 ms, or if one is read
 * although it has another name than those of the problem.
 *
 * `--texts 10000` names another number of texts, and `--seed 7` draws the same ones again.
 */
import fc from 'fast-check'
import type { WrittenProblem } from '#maths'
import { workOutProblem } from '#maths/own'
import { percentile } from './statistics.ts'

/** Milliseconds that a text may take. */
const target = 50
const texts = Number(option('texts') ?? 1_000_000)
const seed = Number(option('seed') ?? Date.now() % 2 ** 31)
/** The texts that are drawn at once. */
const batch = 10_000
const names = ['a', 'b', 'c']

const parts = [...names, '7', '0', '2.5', '(', ')', ' + ', ' − ', ' × ', ' ÷ ', '-', '*', '/']
const others = ['x', 'ab', '.', '>', '≠', '=', '>=', ' is a multiple of ', ' ', '\n', ',', '"', '`', '\\', '$', '😀']
const traps = ['__proto__', 'constructor', 'a.b', 'a[0]', 'alert(1)', '{a}', '=>', 'this', 'true', 'hasOwnProperty']
const from = (all: readonly string[], maxLength: number) => fc.string({ unit: fc.constantFrom(...all), maxLength })
const anyText = fc.oneof(
  from([...parts, ...others, ...traps], 30),
  from(parts, 12),
  from(['(', ')', '-', '−', 'a', '9', ' × '], 220),
  fc.string({ unit: 'grapheme', maxLength: 220 }),
)

const problemWith = (text: string): WrittenProblem => ({
  ...{ text: 'How many?', picture: null, conditions: [text, `${text} > 1`] },
  numbers: names.map((name) => ({ name, values: { kind: 'list', numbers: ['0', '3', '-2.5'] } })),
  answer: { kind: 'number', expression: text, unit: '', within: '0' },
})

/** Returns the milliseconds that a problem takes. Another program may have run, so a slow one is tried again. */
function timeOf(problem: WrittenProblem): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least > target / 5; attempt++) {
    const began = performance.now()
    workOutProblem(problem)
    least = Math.min(least, performance.now() - began)
  }
  return least
}

const times: number[] = []
const foreign: string[] = []
let read = 0
for (let done = 0; done < texts; done += batch) {
  for (const text of fc.sample(anyText, { seed: seed + done, numRuns: Math.min(batch, texts - done) })) {
    const problem = problemWith(text)
    times.push(timeOf(problem), timeOf({ ...problem, conditions: [] }))
    if (workOutProblem({ ...problem, conditions: [] }).kind === 'faults') continue
    read++
    if (/[^\sabc]/.test(text.replaceAll(/[\d.()+−×÷*/-]/g, ''))) foreign.push(text)
  }
}
const longest = percentile(times, 1)
console.log(
  `${texts.toLocaleString('en-NZ')} texts of the seed ${seed}, of which ${read.toLocaleString('en-NZ')} were read`,
)
console.log(
  `  milliseconds: median ${percentile(times, 0.5).toFixed(3)}, of 999 in 1000 ${percentile(times, 0.999).toFixed(2)}, longest ${longest.toFixed(1)} (at most ${target})`,
)
for (const text of foreign) console.log(`  read with another name: ${JSON.stringify(text)}`)
if (longest > target || foreign.length > 0 || read === 0) process.exitCode = 1

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
