import type { Ask } from '../ask.ts'
import type { Drawing } from '../drawing.ts'
import type { Expected, Question } from '../question.ts'

const oneNumber: Expected = { kind: 'number', answer: '4', places: 0, compared: 'exact' }

/** Returns a question for tests of one of its parts. Only the parts that matter to the test need to be given. */
export function asked(parts: { ask?: Ask; expects?: Expected; drawn?: Drawing }): Question {
  const { ask = { kind: 'readBlocks' }, expects = oneNumber, drawn = { kind: 'nothing' } } = parts
  return { ask, expects, drawn }
}
