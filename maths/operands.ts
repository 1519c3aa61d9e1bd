/** The numbers of a question. They are stored with each answer, so that statistics need not deal the question again. */
import { leavesOf } from './expression.ts'
import type { Question } from './question.ts'

/**
 * Returns the numbers that a child reads, counts or measures, in reading order. Examples are both numbers of a sum, the
 * sizes of two groups to compare, and the numbers of a run with the missing one.
 */
export function operandsOf({ ask, expects, drawn }: Question): readonly number[] {
  switch (ask.kind) {
    case 'calculation':
      return leavesOf(ask.expression)
    case 'repeatedAddition':
      return [ask.groups, ask.size]
    case 'convert':
      return ask.quantity.map(({ value }) => value)
    case 'addQuantities':
      return ask.quantities.flatMap((quantity) => quantity.map(({ value }) => value))
    case 'readWord':
      return [ask.number]
    case 'missingPart':
      return [ask.whole, ask.part]
    case 'story':
      return ask.story.numbers.filter((number) => number !== null)
    case 'order':
      return expects.kind === 'order' ? expects.numbers.map(Number) : []
    case 'compare':
      return ask.things === 'numbers' && expects.kind === 'choice'
        ? expects.choices.map(Number)
        : drawnNumbers(drawn, expects)
    case 'told':
    case 'run':
    case 'count':
    case 'readBlocks':
    case 'countSpans':
    case 'measure':
    case 'wayAround':
    case 'perimeter':
      return drawnNumbers(drawn, expects)
  }
}

function drawnNumbers(drawn: Question['drawn'], expects: Question['expects']): readonly number[] {
  switch (drawn.kind) {
    case 'run':
      return drawn.numbers.map((number) => number ?? ('answer' in expects ? Number(expects.answer) : Number.NaN))
    case 'animals':
    case 'dots':
      return [drawn.places.length]
    case 'groups':
      return drawn.groups.map(({ places }) => places.length)
    case 'blocks':
      return [100 * drawn.hundreds + 10 * drawn.tens + drawn.ones]
    case 'bars':
      return drawn.bars.map(({ length }) => length)
    case 'spans':
      return [drawn.count]
    case 'ruler':
      return [drawn.from, drawn.to]
    case 'grid':
      return [drawn.width, drawn.height]
    case 'shape':
      return drawn.sides.flatMap((side) => side?.map(({ value }) => value) ?? [])
    case 'nothing':
    case 'expression':
    case 'word':
    case 'bond':
    case 'table':
      return []
  }
}
