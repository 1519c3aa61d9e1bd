import { expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { loadLevel, loadLevels } from '../load.ts'
import { currentRules, type Rules } from '../rules.ts'
import { recordDealing, recordRound } from './recording.ts'
import { playScript } from './scripted-round.ts'

it.each(operations)('the levels of %s ask, say and draw as recorded', async (operation) => {
  const levels = await loadLevels(operation)
  await expect(levels.flatMap(recordDealing).join('\n')).toMatchFileSnapshot(`recordings/dealing/${operation}.txt`)
})

it.each(operations)('rounds of the levels of %s have the recorded results', async (operation) => {
  const lines = (await loadLevels(operation)).map(recordRound)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`recordings/rounds/${operation}.txt`)
})

it.each(operations)('a changed target of %s changes recordings of rounds only', async (operation) => {
  const changed: Rules = { ...currentRules, targetOf: (operation) => currentRules.targetOf(operation) + 1 }
  const { id } = levelsOf(operation)[0]!
  const [before, after] = await Promise.all([loadLevel(operation, id), loadLevel(operation, id, changed)])
  expect(recordDealing(after!)).toEqual(recordDealing(before!))
  expect(recordRound(after!)).not.toEqual(recordRound(before!))
})

/** The levels of the recorded rounds. They cover each kind of answer, both targets and a text that is not a number. */
const playedLevels: readonly (readonly [Operation, string])[] = [
  ['addition', '2.3'],
  ['division', '1.3'],
  ['timestable', '1.8'],
  ['length', '1.1'],
  ['length', '2.1'],
  ['numberphase1', '1.5'],
  ['numberphase1', '1.7'],
]

it.each(playedLevels)(
  'each move of a scripted round of %s %s is accepted or refused as recorded',
  async (operation, id) => {
    const level = (await loadLevels(operation)).find((level) => level.id === id)!
    const lines = playScript(level, 'recorded-round').join('\n')
    await expect(`${lines}\n`).toMatchFileSnapshot(`recordings/rounds/${operation}-${id}.txt`)
  },
)
