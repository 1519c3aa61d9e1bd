import { expect, it } from 'vitest'
import { playSentence } from './play-sentence.ts'

const at = new Date(2026, 10, 3, 10).getTime()
const tooQuick = { kind: 'tooQuick', student: 'mia', at, operation: 'addition', levelId: '1.2', rounds: 1 } as const
const tooMuch = { kind: 'tooMuch', student: 'mia', at, played: 3_400_000, within: 2400 } as const

it.each([
  [tooQuick, 'Mia C. typed most answers in less than 0.3 seconds each, in Addition 1.2 on 3 November.'],
  [
    { ...tooQuick, rounds: 4 },
    'Mia C. typed most answers in less than 0.3 seconds each, in 4 rounds, the last in Addition 1.2 on 3 November.',
  ],
  [
    tooMuch,
    '57 minutes of play by Mia C. arrived on 3 November, although less than a minute had passed since earlier play. A second device without internet is a possible reason.',
  ],
  [
    { ...tooMuch, within: 90_000 },
    '57 minutes of play by Mia C. arrived on 3 November, although only 2 minutes had passed since earlier play. A second device without internet is a possible reason.',
  ],
])('the sentences about %j are "%s"', (mark, sentence) => {
  expect(playSentence(mark, 'Mia C.')).toBe(sentence)
})
