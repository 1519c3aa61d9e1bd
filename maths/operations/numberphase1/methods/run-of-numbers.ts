/** The step between two neighbours, then a hop to the missing number (Number .1 and .2). */
import type { Question } from '../../../question.ts'
import type { NumberLine } from '../../../solve/drawings/drawing.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import { hopDone, hopNext } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, drawnAs, operate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

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
  const neighbour = besidePhrase(start, by, step < 0)
  // The hop to the first number goes against the numbers, so the sentence is not about a hop.
  const asking: Phrase = gap === 0 ? neighbour : { kind: 'hopFrom', from: start, hop, way }
  // Hops of another size are found first. "1 less than 2" would say the missing 1.
  const hint: Phrase =
    hop > 1
      ? { kind: 'howBigHop', from: a, to: b }
      : neighbour.kind === 'beside' && missing === 1
        ? { kind: 'oneByOne', way: 'back' }
        : neighbour
  return {
    hint: [hint],
    steps: [
      findStep,
      {
        says: [asking],
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

/** Asks for a neighbour. In counting back, what comes before 2 in the row is not the number before 2. */
function besidePhrase(number: number, by: number, goesBack: boolean): Phrase {
  const [size, side] = [Math.abs(by), by > 0 ? 'after' : 'before'] as const
  if (size === 1 && !goesBack) return { kind: 'justBeside', number, side }
  return { kind: 'beside', by: size, number, side, ...(goesBack && { goesBack: true }) }
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
