/** A hop back to the ten below and a hop with the rest (Subtraction 1.4 and 2.2). */
import type { Question } from '../../../question.ts'
import { hopDone, hopNext, hopsNext, onesLine } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Worked } from '../../../solve/solution.ts'

export function backThroughTen(question: Question): Worked {
  const [start] = twoNumbers(question)
  return start % 10 === 0 ? fromTen(question) : overTen(question)
}

function overTen(question: Question): Worked {
  const [start, hop] = twoNumbers(question)
  const end = start - hop
  const ten = Math.floor(start / 10) * 10
  const toTen = start - ten
  const rest = hop - toTen
  const line = [start, end] as const
  const asking: Says = [{ kind: 'toTen', from: start, ten, way: 'back' }]
  const onTen = hopDone(start, ten)
  return {
    hint: asking,
    steps: [
      {
        says: [{ kind: 'startBack', at: start, hop }],
        shows: [onesLine(line, { ball: start, written: [start], ahead: -hop })],
      },
      {
        says: asking,
        shows: [onesLine(line, { ball: start, written: [start, ten], hops: hopsNext(start, ten), later: end })],
        asks: asksNumber({ kind: 'missingTaken', from: start, left: ten }, toTen),
      },
      {
        says: [
          { kind: 'equation', sides: [operate(hop, '−', toTen), rest] },
          { kind: 'hopMore', hop: rest, way: 'back' },
        ],
        shows: [onesLine(line, { ball: ten, written: [start, ten], hops: [onTen, hopNext(ten, end, 'written')] })],
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(ten, '−', rest), end], so: [operate(start, '−', hop), end] }],
        shows: [onesLine(line, { ball: end, written: [start, ten, end], hops: [onTen, hopDone(ten, end)] })],
      },
    ],
  }
}

/** A start on a ten needs no hop to it. Its last ten is opened instead: 50 is 40 and 10. */
function fromTen(question: Question): Worked {
  const [start, hop] = twoNumbers(question)
  const end = start - hop
  const rest = start - 10
  const left = 10 - hop
  const line = [start, rest] as const
  return {
    hint: [{ kind: 'takeFromTen', number: start, rest, taken: hop }],
    steps: [
      {
        says: [{ kind: 'startBack', at: start, hop }],
        shows: [onesLine(line, { ball: start, written: [start], ahead: -hop })],
      },
      {
        says: [
          { kind: 'splitTen', number: start, rest },
          { kind: 'whatIs', expression: operate(10, '−', hop) },
        ],
        shows: [onesLine(line, { ball: start, written: [rest, start], hops: [hopNext(start, end, 'written')] })],
        asks: asksValue(operate(10, '−', hop), left),
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(rest, '+', left), end], so: [operate(start, '−', hop), end] }],
        shows: [onesLine(line, { ball: end, written: [rest, end, start], hops: [hopDone(start, end)] })],
      },
    ],
  }
}
