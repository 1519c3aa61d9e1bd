/**
 * The questions for the longest or shortest bar in Length 1.1 and 1.2 (docs/product/curriculum.md, "Length"). Bars are
 * 100 to 249 long.
 */
import type { Dealer } from '../../level.ts'
import type { Question } from '../../question.ts'
import { drawFree } from './free.ts'

const shortest = 100
const longest = 249
const apart = 10
const labels = ['A', 'B', 'C'] as const

export function bars(wanted: 'longest' | 'shortest'): Dealer {
  return {
    deal(random, before) {
      const count = random.integer(2, 3)
      // Places are lengths with the gaps taken out: drawn different, they are at least `apart` with the gaps put back.
      const highest = longest - shortest - (count - 1) * (apart - 1)
      const places: number[] = []
      for (let i = 0; i < count; i++) {
        const taken = [...places]
        if (before.length === count && i === count - 1 && places.every((place, j) => place === before[j])) {
          taken.push(before[i]!)
        }
        places.push(
          drawFree(
            random,
            0,
            highest,
            taken.sort((a, b) => a - b),
          ),
        )
      }
      const most = wanted === 'longest' ? Math.max(...places) : Math.min(...places)
      const drawn = places.map((place, i) => {
        const shorter = places.reduce((lower, other) => (other < place ? lower + 1 : lower), 0)
        return { label: labels[i]!, from: 0, length: shortest + place + shorter * (apart - 1) }
      })
      const question: Question = {
        ask: { kind: 'compare', things: 'bars', wanted: wanted === 'longest' ? 'more' : 'less' },
        expects: { kind: 'choice', choices: labels.slice(0, count), answer: labels[places.indexOf(most)]! },
        drawn: { kind: 'bars', bars: drawn },
      }
      return { question, memory: places }
    },
    answer: { maxLength: 0, point: false },
  }
}
