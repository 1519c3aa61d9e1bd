/** Two groups matched or counted (Number .6 of Years 0 and 1). */
import type { Question } from '../../../question.ts'
import type { RowsOfFive } from '../../../solve/drawings/number-drawing.ts'
import { wantedOf } from '../../../solve/methods/compare-numbers.ts'
import { asksChoice, asksNumber, drawnAs } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

/** Children of Year 0 match two groups one to one. */
export function matchGroups(question: Question): Worked {
  const { groups, drawn, end } = comparisonOf(question)
  const larger = groups[0].count > groups[1].count ? groups[0] : groups[1]
  const says = [{ kind: 'matchThem' }] as const
  return {
    hint: says,
    steps: [{ says, shows: [drawn(0)], asks: asksChoice([groups[0].label, groups[1].label], larger.label) }, end],
  }
}

/** Children of Year 1 count two groups in fives. */
export function compareGroups(question: Question): Worked {
  const { groups, drawn, end } = comparisonOf(question)
  const [a, b] = groups
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
      end,
    ],
  }
}

interface Group {
  readonly label: string
  readonly count: number
}

function comparisonOf(question: Question) {
  const all = drawnAs(question, 'groups').groups.map(({ label, places }): Group => ({ label, count: places.length }))
  const wanted = wantedOf(question)
  const groups = [all[0]!, all[1]!] as const
  const [a, b] = groups
  const [found, other] = a.count > b.count === (wanted === 'more') ? [a, b] : [b, a]
  const drawn = (counted: number): RowsOfFive => ({
    kind: 'rowsOfFive',
    groups: groups.map((group, i) => ({ ...group, counted: i < counted })),
  })
  const end: Step = {
    says: [
      { kind: 'isThan', number: found.count, wanted, other: other.count },
      { kind: 'groupHas', label: found.label, wanted },
    ],
    shows: [drawn(2)],
  }
  return { groups, drawn, end }
}

/** "A: 10 and 2 more make 12." Up to 5 there is only one row: "A: 5." */
function inFives({ label, count }: Group): Phrase {
  const more = count % 5 || 5
  return count <= 5 ? { kind: 'oneRow', label, count } : { kind: 'fivesAndMore', label, fives: count - more, more }
}
