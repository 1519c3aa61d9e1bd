/** Slips of counting: those of runs with a missing number, and of pictures. */
import type { Question } from '../../../question.ts'
import type { Slip } from '../../../slips/slip.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import { knownPartHint } from '../methods/known-dots.ts'

type NumberSlip = Slip<'numberphase1'>

const runs = ['0.1', '0.2', '1.1', '1.2', '2.1', '2.2', '3.1', '3.2'] as const
const runsFromYear2 = ['2.1', '2.2', '3.1', '3.2'] as const

/** Counting with a missing number. */
interface Run {
  /** The difference of neighbours, negative for counting back. */
  readonly step: number
  readonly missing: number
  /** The number before the missing one, or null if the first one is missing. */
  readonly before: number | null
  /** Any number that is next to the missing one, with its side. */
  readonly beside: { readonly number: number; readonly side: 'before' | 'after' }
  /** Two numbers that are shown next to each other. */
  readonly shown: readonly [number, number]
  readonly isLast: boolean
}

function runOf({ drawn }: Question): Run | null {
  if (drawn.kind !== 'run') return null
  const { numbers } = drawn
  const gap = numbers.indexOf(null)
  const start = gap < 2 ? 2 : 0
  const shown = [numbers[start]!, numbers[start + 1]!] as const
  const step = shown[1] - shown[0]
  const missing = shown[0] + (gap - start) * step
  const before = gap > 0 ? missing - step : null
  const neighbour = before ?? missing + step
  return {
    ...{ step, missing, before, shown, isLast: gap === numbers.length - 1 },
    beside: { number: neighbour, side: neighbour > missing ? 'before' : 'after' },
  }
}

/** In numbers that go back, "before" and "after" would have two meanings: in the row and in counting. */
function besideHint({ beside, step }: Run): Phrase {
  return step < 0 ? { kind: 'beside', by: 1, goesBack: true, ...beside } : { kind: 'justBeside', ...beside }
}

/** A picture of up to twenty things is counted, and its word then fits the wrong number. */
export const oneOff: NumberSlip = {
  id: 'one-off',
  levels: ['0.1', '0.2', '0.3', '0.5', '0.8', '1.1', '1.2', '1.3', '1.5', '1.8'],
  answers(question) {
    const { expects } = question
    if (expects.kind === 'numberAndWord') {
      return [expects.number + 1, expects.number - 1].map((number) => ({ number, word: number }))
    }
    const right = 'answer' in expects ? Number(expects.answer) : Number.NaN
    return [right + 1, right - 1]
  },
  hint(question) {
    const run = runOf(question)
    if (run?.before === null) return besideHint(run)
    if (run) return { kind: 'oneByOne', way: run.step < 0 ? 'back' : 'forward' }
    const { drawn } = question
    return drawn.kind === 'dots' ? knownPartHint(drawn.places) : { kind: 'touchEach' }
  },
}

export const wrongWay: NumberSlip = {
  id: 'wrong-way',
  levels: runs,
  answers(question) {
    const run = runOf(question)
    return run?.isLast ? [run.missing - 2 * run.step] : []
  },
  hint: () => ({ kind: 'upOrDown' }),
}

export const stepOfOne: NumberSlip = {
  id: 'step-of-one',
  at: ['howBigHop'],
  levels: runsFromYear2,
  answers(question) {
    const run = runOf(question)
    if (run === null || run.before === null || Math.abs(run.step) === 1) return []
    return [run.before + Math.sign(run.step)]
  },
  hint(question) {
    const [from, to] = runOf(question)!.shown
    return { kind: 'howFar', from, to }
  },
}

export const decadeSlip: NumberSlip = {
  id: 'decade-slip',
  levels: ['1.1', '1.2', ...runsFromYear2],
  answers(question) {
    const run = runOf(question)
    if (run === null || Math.abs(run.step) !== 1) return []
    const crosses = Math.floor(run.missing / 10) !== Math.floor(run.beside.number / 10)
    return crosses ? [run.missing - 10 * run.step, run.missing + 10 * run.step] : []
  },
  hint: (question) => besideHint(runOf(question)!),
}
