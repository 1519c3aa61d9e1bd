import type { NumberLine } from './drawing.ts'
import type { Hop } from './hop.ts'

/** Returns a solid hop with its length written on it. */
export function hopDone(from: number, to: number): Hop {
  return { from, to, state: 'done', label: Math.abs(to - from) }
}

/** Returns a dotted hop. Its length is written unless the child finds it. */
export function hopNext(from: number, to: number, label: 'written' | 'hidden'): Hop {
  return { from, to, state: 'next', label: label === 'written' ? Math.abs(to - from) : null }
}

/** Returns dotted hops of one size without numbers, where the child counts hops or finds where they end. */
export function hopsNext(from: number, to: number, size = 1): Hop[] {
  const step = Math.sign(to - from) * size
  return Array.from({ length: Math.abs(to - from) / size }, (_, i) => ({
    from: from + i * step,
    to: from + (i + 1) * step,
    state: 'next',
    label: null,
  }))
}

/** Returns a line in ones from below the lower of two numbers to above the higher one. */
export function onesLine(
  [a, b]: readonly [number, number],
  parts: Pick<NumberLine, 'ball' | 'written'> & Partial<Pick<NumberLine, 'hops' | 'ahead' | 'later'>>,
): NumberLine {
  return {
    kind: 'numberLine',
    from: Math.max(0, Math.min(a, b) - 1),
    to: Math.max(a, b) + 1,
    tick: 1,
    hops: [],
    unknown: null,
    ahead: 0,
    ...parts,
  }
}
