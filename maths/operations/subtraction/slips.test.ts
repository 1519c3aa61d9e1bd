import { expect, it } from 'vitest'
import { loadLevels } from '../../load.ts'
import { slipAnswers } from '../../slips/explain.ts'
import { pairOf } from '../../slips/numbers.ts'
import { digitAt, unitsOf } from '../../solve/operands.ts'
import { dealFrom, differentQuestions } from '../../test/deal.ts'
import { slips } from './slips.ts'

it.each((await loadLevels('subtraction')).map((level) => [level.id, level] as const))(
  'a hint of Subtraction %s speaks of a swapped ten only where there was one',
  (_, level) => {
    const untrue = differentQuestions(dealFrom(level, 2000, 'swapped tens')).filter((question) => {
      const [top] = pairOf(question)
      const digit = (place: number) => digitAt(unitsOf(top, -2), place + 2)
      return slipAnswers(slips, level, question).some((slip) => {
        const hint = slip.hint()
        if (hint.kind === 'swappedOne') return digit(hint.place) === 0
        return hint.kind === 'noneToSwap' && (hint.empty.some((place) => digit(place) > 0) || digit(hint.next) === 0)
      })
    })
    expect(untrue.slice(0, 3)).toEqual([])
  },
)
