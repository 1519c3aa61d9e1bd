import { expect, it } from 'vitest'
import { loadLevels } from '../../load.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { slipAnswers } from '../../slips/explain.ts'
import { loadSlips, loadSolve } from '../../solve/load.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import { dealFrom, differentQuestions } from '../../test/deal.ts'

const levels = (await loadLevels('addition')).filter(({ id }) => ['1.2', '2.2'].includes(id))
const solve = await loadSolve('addition')
const slips = await loadSlips('addition')

/** Returns how much of a hop is done, as phrases say it. */
const hoppedIn = (says: readonly Phrase[]) =>
  says.flatMap((phrase) => (phrase.kind === 'hopped' ? [`${phrase.done} of ${phrase.of}`] : []))

it.each(levels.map((level) => [level.id, level] as const))(
  'in Addition %s, the hint about a hop that is not split names the same hops as the step that opens',
  (_, level) => {
    const pairs = differentQuestions(dealFrom(level, 1000, 'hops')).flatMap((question) => {
      const slip = slipAnswers(slips, level, question).find(({ id }) => id === 'hop-not-split')
      const step = solve(level, question).steps.flatMap(({ says }) => hoppedIn(says))
      return slip ? [{ question: enNZ.text(question), hint: hoppedIn([slip.hint()]), step }] : []
    })
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter(({ hint, step }) => hint.length !== 1 || step.join() !== hint.join())).toEqual([])
  },
)
