/** The questions of theme .4, "Read number words". */
import type { Dealer } from '../../../dealer.ts'
import { askWhole, type Numbers } from './year.ts'

export function readAWord(numbers: Numbers): Dealer {
  const questions = Array.from({ length: numbers.high + 1 }, (_, number) => {
    return askWhole({ kind: 'readWord', number }, { kind: 'word', number }, number)
  })
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      return { question: questions[number]!, memory }
    },
    answer: { maxLength: String(numbers.high).length, point: false },
  }
}
