/** The German text of each question. */
import type { Ask } from '../../../ask.ts'
import { type Answer, type AnswerKind, type Question, rightAnswer } from '../../../question.ts'
import { spaced, writeExpression, writeQuantity } from '../../../say/expression.ts'
import type { Prompt } from '../../../say/language.ts'
import { nameByUnit, namesByAnimal, nounByObject } from './names.ts'
import { number, written } from './notation.ts'
import { numberWord } from './number-words.ts'
import { tell } from './stories.ts'

const blank = '___'

/** Returns the whole question in one text: "47 + 38 = ___", "1 m 35 cm = ___ cm", "Wie viele Kiwis sind es?". */
export function text(question: Question): string {
  const { ask } = question
  switch (ask.kind) {
    case 'calculation':
    case 'repeatedAddition':
      return `${given(ask)} ${blank}`
    case 'convert':
    case 'addQuantities':
      return `${given(ask)} ${blank} ${ask.to}`
    case 'readWord':
      return `${readWord} ${numberWord(ask.number)}`
    default:
      return sentence(ask, question)
  }
}

export function prompt(question: Question): Prompt {
  const { ask } = question
  switch (ask.kind) {
    case 'calculation':
    case 'repeatedAddition':
      return { shown: given(ask), unseen: 'wie viel?' }
    case 'convert':
    case 'addQuantities':
      return { shown: given(ask), unseen: `wie viele ${nameByUnit[ask.to]}?` }
    case 'readWord':
      return { shown: readWord, unseen: numberWord(ask.number) }
    default:
      return { shown: text(question), unseen: '' }
  }
}

export function givenAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return answer.number.replace(/^-/, '−')
    case 'quotientAndRemainder':
      return `${answer.quotient} Rest ${answer.remainder}`
    case 'choice':
      return answer.choice
    case 'order':
      return answer.order.join('; ')
    case 'numberAndWord':
      return `${answer.number}, ${answer.word}`
  }
}

export function answer(question: Question): string {
  const { expects } = question
  return expects.kind === 'number' ? number(Number(expects.answer)) : givenAnswer(rightAnswer(question, { numberWord }))
}

export function solution(question: Question): string {
  const { ask, expects } = question
  if (ask.kind === 'calculation' || ask.kind === 'repeatedAddition') return `${text(question)} = ${answer(question)}`
  const unit = expects.kind === 'number' && (expects.ownUnit ?? expects.unit)
  return `Die Lösung ist ${answer(question)}${unit ? ` ${unit}` : ''}`
}

export const readWord = 'Schreibe diese Zahl:'

type WrittenAsk = Extract<Ask, { kind: 'calculation' | 'repeatedAddition' | 'convert' | 'addQuantities' }>
type SentenceAsk = Exclude<Ask, WrittenAsk | { kind: 'readWord' }>

/** Returns the written part of a question up to its equals sign: "1,2 m + 45 cm =". */
function given(ask: WrittenAsk): string {
  switch (ask.kind) {
    case 'calculation':
      return `${writeExpression(ask.expression, written)} =`
    case 'repeatedAddition':
      return `${Array(ask.groups).fill(ask.size).join(' + ')} = ${ask.groups} · ${ask.size} =`
    case 'convert':
      return `${writeQuantity(ask.quantity, written)} =`
    case 'addQuantities':
      return `${ask.quantities.map((quantity) => writeQuantity(quantity, written)).join(spaced('+', written))} =`
  }
}

function sentence(ask: SentenceAsk, { expects }: Question): string {
  switch (ask.kind) {
    case 'run':
      return ask.wanted === 'next' ? 'Wie geht es weiter?' : 'Welche Zahl fehlt?'
    case 'count': {
      const things = ask.things === 'dots' ? 'Punkte' : namesByAnimal[ask.things]
      return `Wie viele ${things} sind es?${alsoInWords(expects.kind)}`
    }
    case 'readBlocks':
      return `Welche Zahl ist das?${alsoInWords(expects.kind)}`
    case 'compare':
      return comparison(ask, expects.kind === 'choice' ? expects.choices.length : 2)
    case 'order':
      return `Tippe die Zahlen der Reihe nach an, die ${ask.first === 'smallest' ? 'kleinste' : 'größte'} zuerst.`
    case 'missingPart':
      return `${ask.whole} sind ${ask.part} und wie viel?`
    case 'countSpans':
      return `Wie viele ${ask.span === 'hand' ? 'Handspannen' : 'Fuß'} lang ist ${nounByObject[ask.object].definite}?`
    case 'measure':
      return `Wie lang ist ${nounByObject[ask.object].definite}?`
    case 'wayAround':
      return 'Wie lang ist es einmal ringsherum?'
    case 'perimeter':
      return ask.to ? `Wie viele ${nameByUnit[ask.to]} misst der Umfang?` : 'Wie lang ist der Umfang?'
    case 'told':
      return ask.text
    case 'story':
      return tell(ask.story)
  }
}

function alsoInWords(answered: AnswerKind): string {
  return answered === 'numberAndWord' ? ' Schreibe die Zahl und das Wort.' : ''
}

const wordsByWanted = {
  more: { ofTwo: 'länger', ofMore: 'am längsten' },
  less: { ofTwo: 'kürzer', ofMore: 'am kürzesten' },
} as const

function comparison({ things, wanted }: Extract<Ask, { kind: 'compare' }>, count: number): string {
  switch (things) {
    case 'groups':
      return `In welcher Gruppe sind ${wanted === 'more' ? 'mehr' : 'weniger'}? Tippe sie an.`
    case 'numbers':
      return `Welche Zahl ist ${wanted === 'more' ? 'größer' : 'kleiner'}? Tippe sie an.`
    case 'bars':
      return `Welcher Balken ist ${wordsByWanted[wanted][count === 2 ? 'ofTwo' : 'ofMore']}? Tippe ihn an.`
  }
}
