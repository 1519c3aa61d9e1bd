/** The English text of each question. Sentences that docs/product quotes must not change. */
import type { Ask } from '../../ask.ts'
import { type Answer, type AnswerKind, type Question, rightAnswer } from '../../question.ts'
import { type Notation, spaced, unbroken, writeExpression, writeQuantity, written } from '../expression.ts'
import { groupDigits } from '../group-digits.ts'
import type { Prompt } from '../language.ts'
import { nameByAnimal, nameByObject, nameByUnit } from './names.ts'
import { numberWord } from './number-words.ts'
import { tell } from './stories.ts'

/** Returns the whole question in one text: "47 + 38", "1 m 35 cm = ? cm", "How many kiwi?". */
export function text(question: Question, notation = written): string {
  const { ask } = question
  switch (ask.kind) {
    case 'calculation':
      return writeExpression(ask.expression, notation)
    case 'repeatedAddition': {
      const { groups, size } = ask
      const onOneLine = unbroken(notation)
      return [
        Array(groups).fill(size).join(spaced('+', onOneLine)),
        writeExpression({ operator: '×', left: groups, right: size }, onOneLine),
      ].join(spaced('=', notation))
    }
    case 'convert':
    case 'addQuantities':
      return `${given(ask, notation)} ? ${notation.unit(ask.to, Number.NaN)}`
    case 'readWord':
      return `${readWord} ${numberWord(ask.number)}`
    default:
      return sentence(ask, question)
  }
}

/** A question on the screen breaks before its outermost operators, or before its inner equals sign alone. */
const onScreen: Notation = { ...written, spaces: [' ', '\u00a0'] }

export function prompt(question: Question): Prompt {
  const { ask } = question
  switch (ask.kind) {
    case 'convert':
    case 'addQuantities':
      return { shown: given(ask, onScreen), unseen: `what ${ask.to}?` }
    case 'readWord':
      return { shown: readWord, unseen: numberWord(ask.number) }
    default:
      return { shown: text(question, onScreen), unseen: '' }
  }
}

/** Returns an answer as a child would write it: "85", "79 r 1", "B", "3, 7, 9", "7, seven". */
export function givenAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return answer.number.replace(/^-/, '−')
    case 'quotientAndRemainder':
      return `${answer.quotient} r ${answer.remainder}`
    case 'choice':
      return answer.choice
    case 'order':
      return answer.order.join(', ')
    case 'numberAndWord':
      return `${answer.number}, ${answer.word}`
  }
}

/** Returns the right answer as a child would write it. */
export function answer(question: Question): string {
  return givenAnswer(rightAnswer(question, { numberWord }))
}

/** A calculation is followed by its answer. The answer to any other question is said by itself, with its unit. */
export function solution(question: Question): string {
  const { ask, expects } = question
  if (ask.kind === 'calculation' || ask.kind === 'repeatedAddition')
    return `${text(question)} = ${groupDigits(answer(question))}`
  const unit = expects.kind === 'number' && (expects.ownUnit ?? expects.unit)
  return `The answer is ${answer(question)}${unit ? ` ${unit}` : ''}`
}

export const readWord = 'Write this number:'

type QuantityAsk = Extract<Ask, { readonly kind: 'convert' | 'addQuantities' }>
type SentenceAsk = Exclude<Ask, QuantityAsk | { readonly kind: 'calculation' | 'repeatedAddition' | 'readWord' }>

/** Returns a question about quantities up to its equals sign: "1.2 m + 45 cm =". */
function given(ask: QuantityAsk, notation = written): string {
  const quantities = ask.kind === 'convert' ? [ask.quantity] : ask.quantities
  const sum = quantities.map((quantity) => writeQuantity(quantity, notation)).join(spaced('+', notation))
  return sum + notation.spaces[1] + notation.symbols['=']
}

function sentence(ask: SentenceAsk, { expects }: Question<AnswerKind>): string {
  switch (ask.kind) {
    case 'run':
      return ask.wanted === 'next' ? 'What comes next?' : 'Which number is missing?'
    case 'count': {
      const things = ask.things === 'dots' ? 'dots' : nameByAnimal[ask.things]
      return `How many ${things}?${alsoInWords(expects.kind)}`
    }
    case 'readBlocks':
      return `What number is this?${alsoInWords(expects.kind)}`
    case 'compare':
      return `Which ${comparison(ask, expects.kind === 'choice' ? expects.choices.length : 2)}? Tap it.`
    case 'order':
      return `Tap the numbers in order, ${ask.first} first.`
    case 'missingPart':
      return `${ask.whole} is ${ask.part} and what?`
    case 'countSpans':
      return `How many ${ask.span === 'hand' ? 'hand spans' : 'feet'} long is the ${nameByObject[ask.object]}?`
    case 'measure':
      return `How long is the ${nameByObject[ask.object]}?`
    case 'wayAround':
      return 'How long is it all the way round?'
    case 'perimeter':
      return ask.to ? `What is the perimeter in ${nameByUnit[ask.to]}?` : 'What is the perimeter?'
    case 'told':
      return ask.text
    case 'story':
      return tell(ask.story)
  }
}

function alsoInWords(answered: AnswerKind): string {
  return answered === 'numberAndWord' ? ' Write the number and the word.' : ''
}

/** English has "longer" for two bars and "longest" for three, "fewer" for things and "less" for numbers. */
export function comparison({ things, wanted }: Extract<Ask, { kind: 'compare' }>, count: number): string {
  switch (things) {
    case 'groups':
      return `group has ${wanted === 'more' ? 'more' : 'fewer'}`
    case 'numbers':
      return `number is ${wanted}`
    case 'bars':
      return `is ${wanted === 'more' ? 'long' : 'short'}${count === 2 ? 'er' : 'est'}`
  }
}
