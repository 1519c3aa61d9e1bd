import { expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import { loadSolve } from '../../../solve/load.ts'
import { digitAt } from '../../../solve/operands.ts'
import { dealFrom } from '../../../test/deal.ts'

const levels = (await loadLevels('numberphase1')).filter(({ id }) => ['2.7', '3.7'].includes(id))
const solve = await loadSolve('numberphase1')

it.each(levels.map((level) => [level.id, level] as const))(
  'the steps of Number Structure %s name a place that decides which number is first before they ask',
  (_, level) => {
    const undecided = dealFrom(level, 1000, 'order').flatMap((question) => {
      if (question.expects.kind !== 'order') return []
      const { answer } = question.expects
      const { steps } = solve(level, question)
      const asked = steps.findIndex(({ asks }) => asks)
      const places = steps.slice(0, asked).flatMap(({ says }) =>
        says.flatMap((phrase) => {
          if (phrase.kind === 'sameSoFar' || phrase.kind === 'twoHave') return phrase.next
          return phrase.kind === 'comparePlace' ? phrase.place : []
        }),
      )
      const place = places.at(-1)!
      const [first = 0, ...others] = answer.map(Number)
      const isTied = others.some((other) => Math.floor(other / 10 ** place) === Math.floor(first / 10 ** place))
      return isTied ? [`${answer.join(', ')}: ${digitAt(first, place)} at ${place}`] : []
    })
    expect(undecided.slice(0, 3)).toEqual([])
  },
)
