/** One row for each digit of the multiplier, then the sum of the rows (Multiplication 3.4, 3.5, 4.3 to 4.5). */
import type { Question } from '../../../question.ts'
import type { Rows } from '../../../solve/drawings/drawing.ts'
import { asksValue, digitAt, lengthOf, operate, sum, twoNumbers } from '../../../solve/operands.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function longMultiplication(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const places = Array.from({ length: lengthOf(b) }, (_, place) => place)
  const rows = places.map((place) => a * digitAt(b, place) * 10 ** place)
  const drawn = (done: number, parts: { readonly tinted?: Place; readonly sum?: number } = {}): Rows => ({
    kind: 'rows',
    top: a,
    bottom: b,
    products: rows.map((row, place) => (place <= done ? row : null)),
    tinted: parts.tinted ?? null,
    sum: parts.sum ?? null,
  })
  const asked = places.find((place) => place > 0 && digitAt(b, place) > 0)!
  const start: Says = [{ kind: 'rowPerDigit', number: b }]
  const steps: Step[] = [{ says: start, shows: [drawn(-1)] }]
  for (const place of places) {
    const digit = digitAt(b, place)
    const value = digit * 10 ** place
    const shows = [drawn(place, { tinted: place })]
    if (digit === 0) {
      steps.push({ says: [{ kind: 'noRow', place }], shows })
      continue
    }
    if (place === asked) {
      steps.push({
        says: [
          { kind: 'rowOf', digit, place, number: b },
          { kind: 'equation', sides: [operate(a, '×', digit), a * digit] },
        ],
        shows: [drawn(place - 1, { tinted: place })],
        asks: asksValue(operate(a * digit, '×', 10 ** place), rows[place]!),
      })
    }
    steps.push({ says: [{ kind: 'rowEquation', place, sides: [operate(a, '×', value), rows[place]!] }], shows })
  }
  const added = rows.filter((row) => row > 0)
  const all = places.length - 1
  if (added.length > 1) {
    steps.push({ says: [{ kind: 'allRows', sides: [sum(added), a * b] }], shows: [drawn(all, { sum: a * b })] })
  }
  steps.push({
    says: [
      { kind: 'equation', sides: [operate(a, '×', b), a * b] },
      { kind: 'estimate', sides: [operate(rounded(a), '×', rounded(b)), rounded(a) * rounded(b)] },
    ],
    shows: [drawn(all, { sum: a * b })],
  })
  return { hint: [{ kind: 'rowOf', digit: digitAt(b, asked), place: asked, number: b }], steps }
}

/** Returns a number rounded to its first digit. */
function rounded(number: number): number {
  const power = 10 ** (lengthOf(number) - 1)
  return Math.round(number / power) * power
}
