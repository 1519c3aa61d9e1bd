import { expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import type { Question } from '../../../question.ts'
import { slipAnswers } from '../../../slips/explain.ts'
import { loadSlips, loadSolve } from '../../../solve/load.ts'
import { drawnAs } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import { dealFrom, differentQuestions } from '../../../test/deal.ts'

const [levels, slips, solve] = [
  (await loadLevels('numberphase1')).filter(({ id }) => /\.[12]$/.test(id)),
  await loadSlips('numberphase1'),
  await loadSolve('numberphase1'),
]

/** Returns whether a phrase about the missing number is false in the row that the child sees. */
function isUntrue(phrase: Phrase, question: Question): boolean {
  const { numbers } = drawnAs(question, 'run')
  const gap = numbers.indexOf(null)
  const shown = gap < 2 ? 2 : 0
  const step = numbers[shown + 1]! - numbers[shown]!
  const missing = numbers[shown]! + (gap - shown) * step
  switch (phrase.kind) {
    case 'justBeside': {
      const isBefore = gap < numbers.indexOf(phrase.number)
      return step < 0 || isBefore !== (phrase.side === 'before') || Math.abs(missing - phrase.number) !== 1
    }
    case 'beside':
      if (phrase.goesBack && step > 0) return true
      return missing - phrase.number !== (phrase.side === 'before' ? -phrase.by : phrase.by)
    default:
      return false
  }
}

it.each(levels.map((level) => [level.id, level] as const))(
  'the hints of Number %s are true in the row with the missing number',
  (_, level) => {
    const questions = differentQuestions(dealFrom(level, 2000, 'rows with a missing number'))
    const untrue = questions.flatMap((question) =>
      [...solve(level, question).hint(), ...slipAnswers(slips, level, question).map((slip) => slip.hint())]
        .filter((phrase) => isUntrue(phrase, question))
        .map((phrase) => [question.drawn, phrase]),
    )
    expect(questions.some(({ drawn }) => drawn.kind === 'run' && drawn.numbers[0] === null)).toBe(true)
    expect(untrue.slice(0, 3)).toEqual([])
  },
)
