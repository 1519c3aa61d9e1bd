/** Compares the stated answer of every level with the one that the oracle works out from the displayed question. */
import { expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import { rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { operations } from '../vocabulary.ts'
import { dealFrom } from './deal.ts'
import { workOut } from './oracle.ts'
import { sameData } from './same-data.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

it.each(levels.map((level) => [level.operation, level.id, level.title, level] as const))(
  'the oracle agrees with every answer of %s %s (%s)',
  (_operation, _id, _title, level) => {
    const broken = dealFrom(level, 2000, 'oracle').flatMap((question) => {
      const [worked, stated] = [workOut(question), rightAnswer(question, enNZ)]
      return sameData(worked, stated) ? [] : [{ text: enNZ.text(question), worked, stated }]
    })
    expect(broken.slice(0, 3)).toEqual([])
  },
)
