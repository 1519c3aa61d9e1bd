/** Every level's stated answer against one worked out from what is displayed, drawn and said. */
import { describe, expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import { answerText } from '../question.ts'
import { operations } from '../vocabulary.ts'
import { dealFrom } from './deal.ts'
import { workOut } from './oracle.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

describe('the oracle agrees with every level', () => {
  it.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    '%s',
    (_, level) => {
      const broken = dealFrom(level, 2000, 'oracle').flatMap((question) => {
        const worked = workOut(question)
        return worked === answerText(question) ? [] : [{ text: question.text, worked, stated: answerText(question) }]
      })
      expect(broken.slice(0, 3)).toEqual([])
    },
  )
})
