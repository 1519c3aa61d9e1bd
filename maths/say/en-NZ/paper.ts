/** The instruction of a question on paper, where a child writes and rings instead of typing and tapping. */
import type { Question } from '../../question.ts'
import type { Paper } from '../language.ts'
import { nameByAnimal } from './names.ts'
import { comparison, text } from './texts.ts'

export const enNZPaper: Paper = (question: Question) => {
  const { ask, expects } = question
  switch (ask.kind) {
    case 'calculation':
    case 'repeatedAddition':
    case 'convert':
    case 'addQuantities':
      return null
    case 'run':
      return 'Write the missing number.'
    case 'count':
      return ask.things === 'dots' ? 'How many dots?' : `How many ${nameByAnimal[ask.things]}?`
    case 'readBlocks':
      return 'What number is this?'
    case 'readWord':
      return 'Write the number in figures.'
    case 'compare':
      return `Which ${comparison(ask, expects.kind === 'choice' ? expects.choices.length : 2)}? Ring it.`
    case 'order':
      return `Write the numbers in order, ${ask.first} first.`
    case 'missingPart':
      return 'Write the missing part in the empty circle.'
    case 'countSpans':
    case 'measure':
    case 'wayAround':
    case 'perimeter':
    case 'told':
    case 'story':
      return text(question)
  }
}
