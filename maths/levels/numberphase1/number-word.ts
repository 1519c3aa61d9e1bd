/** Theme .4 "read number words", and a strict reader of the words, apart from `words.ts`. */
import type { Drawing } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import { type Question, sameQuestion } from '../../question.ts'
import { inWords } from '../../words.ts'
import { asksWhole, followsBy, type Numbers } from './year.ts'

const asked = 'Write this number: '

export function readAWord(numbers: Numbers): Dealer {
  const questions = Array.from({ length: numbers.high + 1 }, (_, number) => {
    const word = inWords(number)
    return asksWhole(asked + word, { kind: 'word', word }, number)
  })
  const read = ({ text, drawn }: Question) =>
    drawn.kind === 'word' && text === asked + drawn.word ? readNumberWord(drawn.word) : null
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      return { question: questions[number]!, memory }
    },
    holds(question) {
      const number = read(question)
      if (number === null || number < numbers.low || number > numbers.high) return false
      return sameQuestion(question, asksWhole<Drawing>(question.text, question.drawn, number))
    },
    follows: followsBy(numbers, read),
    answer: { signs: String(numbers.high).length, point: false },
  }
}

const toNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The number of a word spelt just as the catalogue spells it, 0 to 1000, or null: "one hundred and five", "twenty-one". */
export function readNumberWord(word: string): number | null {
  if (word === 'one thousand') return 1000
  const [head = '', tail, ...more] = word.split(' hundred')
  if (tail === undefined) return readBelowHundred(word)
  if (more.length > 0) return null
  const hundreds = toNineteen.indexOf(head)
  if (hundreds < 1 || hundreds > 9) return null
  if (tail === '') return hundreds * 100
  const rest = tail.startsWith(' and ') ? readBelowHundred(tail.slice(5)) : null
  return rest ? hundreds * 100 + rest : null
}

function readBelowHundred(word: string): number | null {
  const small = toNineteen.indexOf(word)
  if (small >= 0) return small
  const [first = '', second, ...rest] = word.split('-')
  if (!tens.includes(first) || rest.length > 0) return null
  const ones = second === undefined ? 0 : toNineteen.indexOf(second)
  if (second !== undefined && (ones < 1 || ones > 9)) return null
  return (tens.indexOf(first) + 2) * 10 + ones
}
