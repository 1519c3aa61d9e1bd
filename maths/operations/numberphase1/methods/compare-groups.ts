/** Two groups matched or counted (Number .6 of Years 0 and 1). */
import type { Animal } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import type { MatchedRows, RowsOfFive } from '../../../solve/drawings/number-drawing.ts'
import { wantedOf } from '../../../solve/methods/compare-numbers.ts'
import { asksChoice, asksNumber, drawnAs } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Worked } from '../../../solve/solution.ts'

/** Children of Year 0 match two groups one to one. The group with fewer runs out first, and the other has some left. */
export function matchGroups(question: Question): Worked {
  const { groups, found, wanted, end } = comparisonOf(question)
  const says: Says = [{ kind: 'matchThem', wanted }]
  const drawn = (counted: boolean): MatchedRows => ({ kind: 'matchedRows', groups, counted })
  return {
    hint: says,
    steps: [
      { says, shows: [drawn(false)], asks: asksChoice([groups[0].label, groups[1].label], found.label) },
      { says: end, shows: [drawn(true)] },
    ],
  }
}

/** Children of Year 1 count two groups in fives. Groups without a full five and more are matched. */
export function compareGroups(question: Question): Worked {
  const { groups, found, wanted, end } = comparisonOf(question)
  const [a, b] = groups
  if (a.count <= 5 && b.count <= 5) return matchGroups(question)
  const drawn = (counted: number): RowsOfFive => ({
    kind: 'rowsOfFive',
    groups: groups.map(({ label, count }, i) => ({ label, count, counted: i < counted })),
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
        says: [{ kind: 'whichGroupHas', groups: groups.map(({ label, count }) => ({ label, count })), wanted }],
        shows: [drawn(2)],
        asks: asksChoice([a.label, b.label], found.label),
      },
      { says: end, shows: [drawn(2)] },
    ],
  }
}

interface Group {
  readonly label: string
  readonly animal: Animal
  readonly count: number
}

function comparisonOf(question: Question) {
  const [a, b] = drawnAs(question, 'groups').groups.map(
    ({ label, animal, places }): Group => ({ label, animal, count: places.length }),
  )
  const wanted = wantedOf(question)
  const groups = [a!, b!] as const
  const [found, other] = a!.count > b!.count === (wanted === 'more') ? groups : [b!, a!]
  const end: Says = [
    { kind: 'isThan', number: found.count, wanted, other: other.count },
    { kind: 'groupHas', label: found.label, wanted },
  ]
  return { groups, found, wanted, end }
}

/** "A: 10 and 2 more make 12." Up to 5 there is only one row: "A: 5." */
function inFives({ label, count }: Group): Phrase {
  const more = count % 5 || 5
  return count <= 5 ? { kind: 'oneRow', label, count } : { kind: 'fivesAndMore', label, fives: count - more, more }
}
