/** Equal groups added one after the other (Multiplication 1.1). */
import type { Question } from '../../../question.ts'
import { groupsLeft } from '../../../slips/facts.ts'
import type { EqualGroups } from '../../../solve/drawings/drawing.ts'
import { asksValue, operate } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

export function equalGroups({ ask }: Question): Worked {
  if (ask.kind !== 'repeatedAddition') throw new Error(`equal groups are needed, not ${ask.kind}`)
  const { groups, size } = ask
  const drawn = (counted: number, total: number | null): EqualGroups => ({
    kind: 'equalGroups',
    groups,
    size,
    counted,
    total,
  })
  const before = (groups - 1) * size
  const steps: Step[] = [{ says: [{ kind: 'groupsOf', groups, size }], shows: [drawn(0, null)] }]
  for (let counted = 2; counted < groups; counted++) {
    const sides = [operate((counted - 1) * size, '+', size), counted * size]
    steps.push({ says: [{ kind: 'groupsMake', groups: counted, sides }], shows: [drawn(counted, counted * size)] })
  }
  steps.push(
    {
      says: [{ kind: 'oneMoreGroup', size }],
      shows: [drawn(groups - 1, before)],
      asks: asksValue(operate(before, '+', size), before + size),
    },
    {
      says: [{ kind: 'equation', sides: [operate(groups, '×', size), groups * size] }],
      shows: [drawn(groups, groups * size)],
    },
  )
  return { hint: [groupsLeft(groups, size)], steps }
}
