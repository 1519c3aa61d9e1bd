import { expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import type { Question } from '../../../question.ts'
import { enNZ } from '../../../say/en-NZ/language.ts'
import { loadSolve } from '../../../solve/load.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import { dealFrom } from '../../../test/deal.ts'

const levels = (await loadLevels('multiplication')).filter(({ id }) => ['3.4', '3.5', '4.3', '4.4', '4.5'].includes(id))
const solve = await loadSolve('multiplication')

/** Returns whether both numbers of a product have at most two digits before their zeros, such as 1200 and 36. */
const isRound = ({ ask }: Question) =>
  ask.kind === 'calculation' &&
  [ask.expression.left, ask.expression.right].every((number) => /^\d{1,2}0*$/.test(String(number)))

it.each(levels.map((level) => [level.id, level] as const))(
  'in Multiplication %s, each sum of rows has a step of its own in columns, after the last question',
  (_, level) => {
    const adding = new Set<Phrase['kind']>(['allRows', 'addTwoRows', 'addOtherRows', 'thenAddRows'])
    const solutions = dealFrom(level, 1000, 'sums of rows').map((question) => solve(level, question).steps)
    const sums = solutions.map((steps) => steps.filter(({ says }) => says.some(({ kind }) => adding.has(kind))))
    expect(sums.flat().length).toBeGreaterThan(0)
    expect(sums.flat().filter(({ says }) => says.length > 1)).toEqual([])
    expect(sums.flat().filter(({ shows }) => shows[0]!.kind !== 'columns')).toEqual([])
    const late = solutions.filter((steps, i) => steps.slice(steps.indexOf(sums[i]![0]!)).some(({ asks }) => asks))
    expect(late).toEqual([])
  },
)

it.each(levels.map((level) => [level.id, level] as const))(
  'in Multiplication %s, a product of several rows begins with its plan and ends with a check unless its numbers are round',
  (_, level) => {
    const several = dealFrom(level, 1000, 'plans of rows').filter(({ ask }) => {
      return ask.kind === 'calculation' && /[1-9].*[1-9]/.test(String(ask.expression.right))
    })
    const solutions = several.map((question) => solve(level, question).steps)
    const plans = new Set<Phrase['kind']>(['rowPerDigit', 'rowsAre'])
    expect(solutions.filter(([first]) => !plans.has(first!.says[0]!.kind))).toEqual([])
    const isCheck = ({ kind }: Phrase) => kind === 'estimate'
    const unchecked = several.filter((_, i) => !solutions[i]!.at(-1)!.says.some(isCheck))
    expect(unchecked.filter((question) => !isRound(question)).map(enNZ.text)).toEqual([])
  },
)
