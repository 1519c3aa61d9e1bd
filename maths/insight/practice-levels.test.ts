import { expect, test } from 'vitest'
import { type Operation, operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { randomFrom, seedFrom } from '../random.ts'
import type { Slip } from '../slips/slip.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { loadSlips } from '../solve/load.ts'
import { createFindSlips } from './find-slips.ts'
import { clearLevels, practiceLevels } from './practice-levels.ts'
import { slipsIn } from './slip-positions.ts'

const dealt = 200
/** A slip that at most this many of them can show is rare. */
const rare = 20

/** Returns how many of the dealt questions of each level can show each slip. */
async function countsOf(operation: Operation): Promise<Map<SlipId, Map<string, number>>> {
  const slips: readonly Slip[] = await loadSlips(operation)
  const counts = new Map<SlipId, Map<string, number>>()
  for (const level of await loadLevels(operation)) {
    const findSlips = createFindSlips(operation, level.id, slips)
    const random = randomFrom(seedFrom(`shares of ${level.id}`))
    let memory: readonly number[] = []
    for (let i = 0; i < dealt; i++) {
      const next = level.dealer.deal(random, memory)
      memory = next.memory
      for (const slip of slipsIn(operation, findSlips(next.question, null).could)) {
        const byLevel = counts.get(slip) ?? new Map<string, number>()
        counts.set(slip, byLevel.set(level.id, (byLevel.get(level.id) ?? 0) + 1))
      }
    }
  }
  return counts
}

test.each(operations)(
  'the table lists the levels of %s that show a slip often, if others do not',
  async (operation) => {
    const measured = Array.from(await countsOf(operation)).flatMap(([slip, byLevel]) => {
      const most = Math.max(...byLevel.values())
      const often = [...byLevel].filter(([, count]) => count * 2 >= most).map(([levelId]) => levelId)
      // Groups with this slip practise in another operation.
      const isElsewhere = slip === 'times-zero'
      return isElsewhere || most <= rare || often.length === byLevel.size ? [] : [[slip, often] as const]
    })
    expect(clearLevels[operation]).toEqual(Object.fromEntries(measured))
  },
)

test.each<[string, Operation, SlipId, readonly string[][], readonly string[]]>([
  ['of most students', 'addition', 'carry-dropped', [['2.2', '2.5'], ['2.5'], ['2.5', '3.2']], ['2.5']],
  [
    'of practice that come first, if students are equally many',
    'addition',
    'carry-dropped',
    [['3.2'], ['2.2']],
    ['2.2'],
  ],
  ['of the other students, if it is easier', 'addition', 'carry-dropped', [['3.2'], ['3.2'], ['2.2']], ['3.2', '2.2']],
  ['that shows the slip often', 'division', 'zero-left-out', [['3.1', '3.3'], ['3.1', '3.3'], ['3.1']], ['3.3']],
  ['of the same stage that shows it often', 'division', 'zero-left-out', [['3.1'], ['3.2']], ['3.3']],
  ['of the students, if no level of the stage does', 'division', 'zero-left-out', [['2.1']], ['2.1']],
])('a group practises the level %s', (_, operation, slip, levels, chosen) => {
  const found = practiceLevels(
    operation,
    slip,
    levels.map((made) => new Set(made)),
  )
  expect(found).toEqual(chosen.map((levelId) => ({ operation, levelId })))
})

test('a group that says 0 × n is n practises the table of 0', () => {
  const found = practiceLevels('multiplication', 'times-zero', [new Set(['1.3'])])
  expect(found).toEqual([{ operation: 'timestable', levelId: '1.1' }])
})
