import { hopDone, hopsNext, onesLine } from '../drawings/number-line.ts'
import { asksValue, operate } from '../operands.ts'
import type { Says, Step } from '../solution.ts'

/**
 * Returns the steps that hop by ones from `start`: on for a sum, back for a difference. `begins` is said before the
 * first hop, and `ends` after the last one. `first` is said with the first hop if there are more.
 */
export function hopsOfOne(
  start: number,
  operator: '+' | '−',
  hops: number,
  { begins, first: firstSays, ends }: { readonly begins: Says; readonly first?: Says; readonly ends: Says },
): Step[] {
  const way = operator === '+' ? 1 : -1
  const [next, end] = [start + way, start + way * hops]
  const line = [start, end] as const
  const first: Step = {
    says: firstSays ?? [{ kind: 'firstHop', from: start, to: next }],
    shows: [
      onesLine(line, { ball: next, written: [start, next], hops: [hopDone(start, next)], ahead: way * (hops - 1) }),
    ],
  }
  const isOne = hops === 1
  const beforeLast = isOne ? start : next
  return [
    { says: begins, shows: [onesLine(line, { ball: start, written: [start], ahead: way * hops })] },
    ...(isOne ? [] : [first]),
    {
      says: [{ kind: 'whereLanded', toGo: isOne ? 1 : hops - 1 }],
      shows: [
        onesLine(line, {
          ball: beforeLast,
          written: [start, beforeLast],
          hops: [...(isOne ? [] : [hopDone(start, beforeLast)]), ...hopsNext(beforeLast, end)],
        }),
      ],
      asks: asksValue(operate(start, operator, hops), end),
    },
    { says: ends, shows: [onesLine(line, { ball: end, written: [start, end], hops: [hopDone(start, end)] })] },
  ]
}
