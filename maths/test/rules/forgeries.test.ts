import { expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { loadLevels } from '../../load.ts'
import { dealFrom } from '../deal.ts'
import { forgeries } from '../forgeries.ts'
import { ruleOf } from './all.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

it.each(levels.map((level) => [level.operation, level.id, level] as const))(
  'the rule of %s %s refuses a question with a changed meaning, expected answer or picture',
  (_operation, _id, level) => {
    const { holds } = ruleOf(level)
    for (const question of dealFrom(level, 50, 'forged')) {
      expect(holds(question)).toBe(true)
      expect(forgeries(question).filter(holds)).toEqual([])
    }
  },
)
