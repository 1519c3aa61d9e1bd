/** A hop to the next ten and a hop with the rest, or a known double and a hop of one (Addition 1.2 and 2.2). */
import type { Question } from '../../../question.ts'
import { hopDone, hopNext, hopsNext, onesLine } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { isNearDouble } from '../pattern.ts'

export function throughTen(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [start, hop] = a >= b ? [a, b] : [b, a]
  const sum = a + b
  if (isNearDouble(a, b)) return nearDouble(a, b)
  const ten = Math.ceil(start / 10) * 10
  const toTen = ten - start
  const rest = hop - toTen
  const line = [start, sum] as const
  const turned: Says = [
    { kind: 'turned', sides: [operate(a, '+', b), operate(b, '+', a)] },
    { kind: 'start', at: b },
  ]
  const begins: Says = a >= b ? [{ kind: 'startForward', at: start, hop }] : turned
  const asking: Says =
    ten === 10
      ? [{ kind: 'toTen', from: start, ten, way: 'forward' }]
      : [{ kind: 'nextTen', from: start, ten, way: 'forward' }, { kind: 'hopsToIt' }]
  const so = [operate(a, '+', b), sum]
  const onTen = hopDone(start, ten)
  const first: Step = { says: begins, shows: [onesLine(line, { ball: start, written: [start], ahead: hop })] }
  if (rest === 0) return { hint: [onesMakeTen(start, hop)], steps: [first, ...toNextTen(start, hop)] }
  return {
    hint: [a >= b ? { kind: 'toTen', from: start, ten, way: 'forward' } : { kind: 'largerToTen', at: start, ten }],
    steps: [
      first,
      {
        says: asking,
        shows: [onesLine(line, { ball: start, written: [start, ten], hops: hopsNext(start, ten), later: sum })],
        asks: asksNumber({ kind: 'missingPart', whole: ten, part: start }, toTen),
      },
      {
        says: [
          { kind: 'hopped', done: toTen, of: hop },
          { kind: 'hopMore', hop: rest, way: 'forward' },
        ],
        shows: [onesLine(line, { ball: ten, written: [start, ten], hops: [onTen, hopNext(ten, sum, 'written')] })],
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(ten, '+', rest), sum], so }],
        shows: [onesLine(line, { ball: sum, written: [start, ten, sum], hops: [onTen, hopDone(ten, sum)] })],
      },
    ],
  }
}

function onesMakeTen(start: number, hop: number): Phrase {
  return { kind: 'howManyInPlace', place: 0, digits: [start % 10, hop] }
}

/** A sum that is the next ten, such as 61 + 9. The ones make a ten, because naming that ten would give the answer. */
function toNextTen(start: number, hop: number): Step[] {
  const sum = start + hop
  const line = [start, sum] as const
  const ones = start % 10
  const sides = [operate(start - ones, '+', 10), sum]
  return [
    {
      says: [onesMakeTen(start, hop)],
      shows: [onesLine(line, { ball: start, written: [start], hops: hopsNext(start, sum), ahead: hop })],
      asks: asksValue(operate(ones, '+', hop), 10),
    },
    {
      says: [{ kind: 'soEquation', sides, so: [operate(start, '+', hop), sum] }],
      shows: [onesLine(line, { ball: sum, written: [start, sum], hops: [hopDone(start, sum)] })],
    },
  ]
}

/** Two neighbours, such as 7 + 6: the double of the smaller one and 1 more. */
function nearDouble(a: number, b: number): Worked {
  const number = Math.min(a, b)
  const [double, sum] = [2 * number, a + b]
  const line = [number, sum] as const
  const onDouble = hopDone(number, double)
  return {
    hint: [{ kind: 'knowDouble', number }],
    steps: [
      {
        says: [{ kind: 'nearDouble', expression: operate(a, '+', b), number }],
        shows: [onesLine(line, { ball: number, written: [number], later: sum })],
      },
      {
        says: [{ kind: 'whatIsDouble', number }],
        shows: [
          onesLine(line, {
            ...{ ball: number, written: [number], later: sum },
            hops: [hopNext(number, double, 'written')],
          }),
        ],
        asks: asksValue(operate(number, '+', number), double),
      },
      {
        says: [{ kind: 'doubleIs', number }, { kind: 'oneMore' }],
        shows: [
          onesLine(line, {
            ball: double,
            written: [number, double],
            hops: [onDouble, hopNext(double, sum, 'written')],
          }),
        ],
        asks: asksValue(operate(double, '+', 1), sum),
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(double, '+', 1), sum], so: [operate(a, '+', b), sum] }],
        shows: [onesLine(line, { ball: sum, written: [number, double, sum], hops: [onDouble, hopDone(double, sum)] })],
      },
    ],
  }
}
