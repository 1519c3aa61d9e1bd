/** The step between two neighbours, then a hop to the missing number (Number .1 and .2). */
import type { Question } from '../../../question.ts'
import type { NumberLine } from '../../../solve/drawings/drawing.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import { hopDone, hopNext } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, drawnAs, operate } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function runOfNumbers(question: Question): Worked {
  const { numbers } = drawnAs(question, 'run')
  const gap = numbers.indexOf(null)
  // One gap in four numbers leaves two neighbours, before it or after it.
  const first = gap >= 2 ? 0 : gap + 1
  const [a, b] = [numbers[first]!, numbers[first + 1]!]
  const step = b - a
  const [start, by] = gap === 0 ? [numbers[1]!, -step] : [numbers[gap - 1]!, step]
  const missing = start + by
  const all = numbers.map((number) => number ?? missing)
  const hop = Math.abs(by)
  const way = by > 0 ? 'forward' : 'back'
  const landing = operate(start, by > 0 ? '+' : '−', hop)
  const side = gap === 0 ? 'before' : 'after'
  // A child who counts in ones does not need to know + and −.
  const bare = (of: Hop): Hop => (hop === 1 ? { ...of, label: null } : of)
  const known = all.slice(1).flatMap((to, i) => (i === gap || i + 1 === gap ? [] : [bare(hopDone(all[i]!, to))]))
  const drawn = (parts: Partial<NumberLine>) => lineOf(all, hop, numbers, parts)
  const findStep: Step =
    hop === 1
      ? { says: [{ kind: 'hopFromTo', from: a, to: b }], shows: [drawn({ ball: b, hops: [bare(hopDone(a, b))] })] }
      : {
          says: [{ kind: 'howBigHop', from: a, to: b }],
          shows: [drawn({ ball: a, hops: [hopNext(a, b, 'hidden')] })],
          asks: asksNumber(
            step > 0 ? { kind: 'missingPart', whole: b, part: a } : { kind: 'missingTaken', from: a, left: b },
            hop,
          ),
        }
  const isFirst = gap === 0 && hop === 1
  const asking: Says = isFirst
    ? firstHint({ a, b })
    : gap === 0
      ? // The hop to the first number goes against the numbers, so the sentence is not about a hop.
        [
          ...(by > 0 ? [{ kind: 'countingBack' } as const] : []),
          { kind: 'beside', by: hop, number: start, side: by > 0 ? 'after' : 'before' },
        ]
      : [{ kind: 'hopFrom', from: start, hop, way }]
  return {
    hint: gap > 0 && hop === 1 ? nextHint(start, way) : firstHint({ a, b }),
    steps: [
      findStep,
      {
        says: asking,
        shows: [drawn({ ball: start, hops: [...known, bare(hopNext(start, missing, 'written'))], unknown: missing })],
        asks: hop === 1 ? asksNumber({ kind: 'beside', number: start, side }, missing) : asksValue(landing, missing),
      },
      {
        says: [{ kind: 'numbersAre', numbers: all }],
        shows: [
          drawn({
            ball: missing,
            written: all,
            hops: all.slice(1).map((to, i) => bare(hopDone(all[i]!, to))),
          }),
        ],
      },
    ],
  }
}

/** Returns the hint of a count in ones. In a row that goes back, "just before 8" would be true of two numbers. */
function nextHint(number: number, way: 'forward' | 'back'): Says {
  return [...(way === 'back' ? [{ kind: 'countingBack' } as const] : []), { kind: 'justBeside', number, side: 'after' }]
}

/**
 * Returns the hint of a row whose first number is missing, which its step says too in a count in ones. Hops of another
 * size are found first.
 */
function firstHint({ a, b }: { readonly a: number; readonly b: number }): Says {
  if (Math.abs(b - a) > 1) return [{ kind: 'howBigHop', from: a, to: b }]
  return [{ kind: 'justBeside', number: a, side: 'before', ...(b < a && { isHere: true }) }]
}

function lineOf(
  all: readonly number[],
  tick: number,
  numbers: readonly (number | null)[],
  parts: Partial<NumberLine>,
): NumberLine {
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return {
    kind: 'numberLine',
    from: low >= tick ? low - tick : low,
    to: high + tick,
    tick,
    written: numbers.filter((number) => number !== null),
    unknown: null,
    hops: [],
    ball: low,
    ahead: 0,
    ...parts,
  }
}
