import { expect, it } from 'vitest'
import { playSentence } from './play-sentence.ts'

const at = new Date(2026, 10, 3, 10).getTime()
const tooQuick = { kind: 'tooQuick', student: 'mia', at, operation: 'addition', levelId: '1.2', rounds: 1 } as const
const tooMuch = { kind: 'tooMuch', student: 'mia', at, played: 3_400_000, within: 2400 } as const

it.each([
  [tooQuick, 'Mia C. typed most answers in less than 0.3 seconds each, in Addition 1.2 on 3 November.'],
  [
    { ...tooQuick, rounds: 4 },
    'In 4 rounds, Mia C. typed most answers in less than 0.3 seconds each. The last round was Addition 1.2 on 3 November.',
  ],
  [
    tooMuch,
    'On 3 November, 57 minutes of play by Mia C. arrived. The play before was less than a minute earlier. Mia C. may have used a second device without internet.',
  ],
  [
    { ...tooMuch, within: 90_000 },
    'On 3 November, 57 minutes of play by Mia C. arrived. The play before was only 2 minutes earlier. Mia C. may have used a second device without internet.',
  ],
  [
    { kind: 'tooMany', student: 'mia', at, rounds: 1001 } as const,
    'Mia C. began 1001 rounds within 24 hours, the last on 3 November.',
  ],
])('the sentences about %j are "%s"', (mark, sentence) => {
  expect(playSentence(mark, 'Mia C.')).toBe(sentence)
})
