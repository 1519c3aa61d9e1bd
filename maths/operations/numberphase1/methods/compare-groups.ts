/** Two groups counted in fives (Number .6 of Years 0 and 1). */
import type { Question } from '../../../question.ts'
import type { RowsOfFive } from '../../../solve/drawings/number-drawing.ts'
import { wantedOf } from '../../../solve/methods/compare-numbers.ts'
import { asksNumber, drawnAs } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Worked } from '../../../solve/solution.ts'

export function compareGroups(question: Question): Worked {
  const groups = drawnAs(question, 'groups').groups.map(({ label, places }) => ({ label, count: places.length }))
  const wanted = wantedOf(question)
  const [a, b] = [groups[0]!, groups[1]!]
  const [found, other] = a.count > b.count === (wanted === 'more') ? [a, b] : [b, a]
  const drawn = (counted: number): RowsOfFive => ({
    kind: 'rowsOfFive',
    groups: groups.map((group, i) => ({ ...group, counted: i < counted })),
  })
  return {
    hint: [{ kind: 'countInFives' }],
    steps: [
      { says: [{ kind: 'countInFives' }], shows: [drawn(0)] },
      { says: [inFives(a)], shows: [drawn(1)] },
      {
        says: [{ kind: 'howManyInGroup', label: b.label }],
        shows: [drawn(1)],
        asks: asksNumber({ kind: 'countGroup', label: b.label }, b.count),
      },
      {
        says: [
          { kind: 'isThan', number: found.count, wanted, other: other.count },
          { kind: 'groupHas', label: found.label, wanted },
        ],
        shows: [drawn(2)],
      },
    ],
  }
}

/** "A: 5, 10, 12." */
function inFives({ label, count }: { readonly label: string; readonly count: number }): Phrase {
  const fives = Array.from({ length: Math.floor(count / 5) }, (_, i) => (i + 1) * 5)
  return { kind: 'fives', label, numbers: count % 5 === 0 ? fives : [...fives, count] }
}
