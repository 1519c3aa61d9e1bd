import { expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import { type Operation, operations } from '../vocabulary.ts'
import { recordLevel } from './recording.ts'
import { playScript } from './scripted-round.ts'

it.each(operations)('the levels of %s ask, say, draw and mark as recorded', async (operation) => {
  const levels = await loadLevels(operation)
  await expect(levels.flatMap(recordLevel).join('\n')).toMatchFileSnapshot(`recordings/${operation}.txt`)
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
    await expect(`${lines}\n`).toMatchFileSnapshot(`recordings/round-${operation}-${id}.txt`)
  },
)
