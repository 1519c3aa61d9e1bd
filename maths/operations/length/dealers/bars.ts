/**
 * The questions for the longest or shortest bar in Length 1.1 and 1.2 (docs/product/curriculum.md, "Length"). Bars are
 * 100 to 249 units long.
 */
import type { Dealer } from '../../../dealer.ts'
import type { Question } from '../../../question.ts'
import { drawFree } from './free.ts'

const shortest = 100
const longest = 249
const leastDifference = 10
const labels = ['A', 'B', 'C'] as const

export function bars(wanted: 'longest' | 'shortest'): Dealer {
  return {
    deal(random, before) {
      const count = random.integer(2, 3)
      // `positions` are lengths without the least differences between them. They are drawn as different numbers. With
      // the differences added, the lengths are at least `leastDifference` apart.
      const highest = longest - shortest - (count - 1) * (leastDifference - 1)
      const positions: number[] = []
      for (let i = 0; i < count; i++) {
        const taken = [...positions]
        if (before.length === count && i === count - 1 && positions.every((position, j) => position === before[j])) {
          taken.push(before[i]!)
        }
        positions.push(
          drawFree(
            random,
            0,
            highest,
            taken.sort((a, b) => a - b),
          ),
        )
      }
      const wantedPosition = wanted === 'longest' ? Math.max(...positions) : Math.min(...positions)
      const drawn = positions.map((position, i) => {
        const shorter = positions.reduce((lower, other) => (other < position ? lower + 1 : lower), 0)
        return { label: labels[i]!, from: 0, length: shortest + position + shorter * (leastDifference - 1) }
      })
      const question: Question = {
        ask: { kind: 'compare', things: 'bars', wanted: wanted === 'longest' ? 'more' : 'less' },
        expects: {
          kind: 'choice',
          choices: labels.slice(0, count),
          answer: labels[positions.indexOf(wantedPosition)]!,
        },
        drawn: { kind: 'bars', bars: drawn },
      }
      return { question, memory: positions }
    },
    answer: { maxLength: 0, point: false },
  }
}
