/** The rule of theme .4 "read number words", and a strict reader of English number words without `say/en-NZ/`. */
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksWhole } from './ask.ts'
import { followsBy, isAmong, type Numbers } from './numbers.ts'

export function readAWord(numbers: Numbers): LevelRule {
  const read = (question: Question) => {
    const [, word] = /^Write this number: (.+)$/.exec(textOf(question)) ?? []
    return word ? readNumberWord(word) : null
  }
  return {
    holds(question) {
      const number = read(question)
      if (!isAmong(numbers, number)) return false
      return asksWhole(question, { kind: 'readWord', number }, { kind: 'word', number }, number)
    },
    follows: followsBy(numbers, read),
  }
}

const toNineteen = [
  ...'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
]
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * Returns the number of "one hundred and five" or "twenty-one", 0 to 1000, or null for another spelling than the
 * product's (docs/product/curriculum.md, "Number words").
 */
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
