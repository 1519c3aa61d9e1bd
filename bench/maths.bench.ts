/**
 * Measures how many questions of each level one core deals, displays and checks in a second, and how long it looks for
 * the slips of an answer. The same run measures how many questions of two-digit addition published generators deal.
 * They use Math.random. Ours is seeded, so that a round can be replayed.
 */
import { createRequire } from 'node:module'
import { addition } from 'mathgenerator'
import { check, enNZ, loadLevels, operations, type PlayableLevel, randomFrom, rightAnswer, seedFrom } from '#maths'
import { rate } from './rate.ts'
import { helpBytes, slipsPerSecond, solutionsPerSecond } from './solutions.ts'
import { median } from './statistics.ts'

const require = createRequire(import.meta.url)
const { mathExpr } = require('svg-captcha/lib/random.js') as {
  mathExpr(low: number, high: number, operator: string): { text: string; equation: string }
}
const { getMathsQs } = require('math-q-factory') as {
  getMathsQs(chapter: string, section: string, name: string): { q: string; a: unknown }
}

function repeated(deal: () => string): (count: number) => number {
  return (count) => {
    let characters = 0
    for (let i = 0; i < count; i++) characters += deal().length
    return characters
  }
}

/**
 * Published generators of the same kind of question. Each is a function that deals a number of questions and returns
 * the sum of their lengths.
 */
const peers = [
  { name: 'svg-captcha mathExpr', deal: repeated(() => mathExpr(10, 99, '+').equation) },
  { name: 'mathgenerator addition', deal: repeated(() => addition(198, 99)[0]) },
  { name: 'math-q-factory negNums add', deal: repeated(() => getMathsQs('number', 'negNums', 'add').q) },
]

/** Returns a function that deals questions and writes their texts, as the published generators do. */
function dealing({ dealer }: PlayableLevel): (count: number) => number {
  const random = randomFrom(seedFrom('bench'))
  let memory: readonly number[] = []
  return (count) => {
    let characters = 0
    for (let i = 0; i < count; i++) {
      const dealt = dealer.deal(random, memory)
      memory = dealt.memory
      characters += enNZ.text(dealt.question).length
    }
    return characters
  }
}

/** Returns a function that also checks the right answer of each question. */
function dealingAndChecking({ dealer }: PlayableLevel): (count: number) => number {
  const random = randomFrom(seedFrom('bench'))
  let memory: readonly number[] = []
  return (count) => {
    let characters = 0
    for (let i = 0; i < count; i++) {
      const { question, memory: next } = dealer.deal(random, memory)
      memory = next
      const text = enNZ.text(question)
      if (check(question, rightAnswer(question, enNZ)) !== 'right') throw new Error(text)
      characters += text.length
    }
    return characters
  }
}

function millisecondsOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

const show = (perSecond: number) => `${(perSecond / 1e6).toFixed(2).padStart(7)} M/s`

const levels = (await Promise.all(operations.map(loadLevels))).flat()
// A dealer is created by its first use, while a child waits for the first question.
const firsts = levels.map((level) => ({ level, milliseconds: millisecondsOf(() => level.dealer) }))
const rates = levels.map((level) => {
  const perSecond = rate(dealingAndChecking(level))
  console.log(`${level.operation.padEnd(14)} ${level.id}  ${show(perSecond)}  ${level.title}`)
  return { level, perSecond }
})

// The generators take turns, so that a busy moment of the machine affects all of them.
const turns = [1, 2, 3, 4, 5]
const peerRates = peers.map(({ name, deal }) => ({ name, perSecond: median(turns.map(() => rate(deal))) }))
const twoDigit = levels.filter(({ operation, stage }) => operation === 'addition' && stage === '2')
const ours = twoDigit.map((level) => ({
  name: `addition ${level.id}`,
  perSecond: median(turns.map(() => rate(dealing(level)))),
}))
console.log('\nTwo-digit addition, dealt and displayed')
for (const { name, perSecond } of [...peerRates, ...ours]) console.log(`${name.padEnd(28)} ${show(perSecond)}`)

const solved = await Promise.all(levels.map(solutionsPerSecond))
const slips = await Promise.all(levels.map(slipsPerSecond))
const bytes = await helpBytes()
console.log('\nBytes that the first miss loads: worked solutions and slips with their sentences, gzipped')
for (const { operation, bytes: size } of bytes) console.log(`${operation.padEnd(14)} ${size}`)

const isWhole = ({ dealer, operation }: PlayableLevel) => !dealer.answer.point && operation !== 'length'
const slowestStart = firsts.reduce((most, first) => (first.milliseconds > most.milliseconds ? first : most))
const summary = {
  slowestStart: Number(slowestStart.milliseconds.toFixed(1)),
  slowest: Math.round(Math.min(...rates.map(({ perSecond }) => perSecond))),
  median: Math.round(median(rates.filter(({ level }) => isWhole(level)).map(({ perSecond }) => perSecond))),
  solutionsMedian: Math.round(median(solved)),
  slipMicroseconds: Number((1e6 / median(slips)).toFixed(2)),
  helpBytesLargest: Math.max(...bytes.map(({ bytes: size }) => size)),
  timesFastestPeer: Number(
    (median(ours.map((o) => o.perSecond)) / Math.max(...peerRates.map((p) => p.perSecond))).toFixed(2),
  ),
}
console.log(`\nSlowest level ${show(summary.slowest)}, median of the whole-number levels ${show(summary.median)}`)
console.log(`Slowest to begin: ${slowestStart.level.operation} ${slowestStart.level.id}, ${summary.slowestStart} ms`)
console.log(`Worked solutions with their sentences: median ${show(summary.solutionsMedian)}`)
console.log(`Slips of an answer: median of the levels ${summary.slipMicroseconds} µs (at most 5)`)
console.log(`Two-digit addition: ${summary.timesFastestPeer} times the fastest peer`)
if (process.argv.includes('--json')) console.log(JSON.stringify(summary))
