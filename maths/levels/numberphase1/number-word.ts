/** Theme .4 "read number words". */
import type { Dealer } from '../../level.ts'
import { inWords } from '../../words.ts'
import { askWhole, type Numbers } from './year.ts'

const asked = 'Write this number: '

export function readAWord(numbers: Numbers): Dealer {
  const questions = Array.from({ length: numbers.high + 1 }, (_, number) => {
    const word = inWords(number)
    return askWhole(asked + word, { kind: 'word', word }, number)
  })
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      return { question: questions[number]!, memory }
    },
    answer: { signs: String(numbers.high).length, point: false },
  }
}
