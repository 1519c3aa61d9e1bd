/**
 * The text alternative of the picture of a question. It names the parts in reading order, and never gives the answer.
 * Things to count are "some". Lengths to compare are numbers, so that a listener can compare them.
 */

import type { Bar, Drawing, Group, Point, Shape } from '../../drawing.ts'
import type { Length, Quantity } from '../../quantity.ts'
import type { Question } from '../../question.ts'
import type { PictureLanguage } from '../language.ts'
import { nameByAnimal, nameByObject, nameByUnit } from './names.ts'
import { numberWord } from './number-words.ts'
import { nameByShape } from './shape-names.ts'

export const enNZPictures: PictureLanguage = { describeDrawing, describeChoice }

function describeDrawing(question: Question): string {
  const { drawn } = question
  switch (drawn.kind) {
    case 'nothing':
    case 'expression':
      return ''
    case 'run':
      return describeRun(drawn.numbers)
    case 'animals':
      return `Some ${nameByAnimal[drawn.animal]} to count`
    case 'groups':
      return `${drawn.groups.map(describeGroup).join('. ')}.`
    case 'blocks':
      return describeBlocks(drawn)
    case 'word':
      return `The word “${numberWord(drawn.number)}”`
    case 'dots':
      return 'Some dots'
    case 'bond':
      return `${drawn.whole} in two parts. One part is ${drawn.part}, the other is missing.`
    case 'bars':
      return `${drawn.bars.map(describeBar).join('. ')}.`
    case 'spans':
      return (
        `A ${nameByObject[drawn.object]}. ` +
        `${drawn.span === 'hand' ? 'Hand spans' : 'Feet'} lie below it from end to end.`
      )
    case 'ruler':
      return (
        `A ruler marked from 0 to ${drawn.longest} centimetres. A ${nameByObject[drawn.object]} lies above it; ` +
        `it starts at ${drawn.from} and ends at ${drawn.to}.`
      )
    case 'grid':
      return 'A rectangle on a grid of centimetre squares.'
    case 'shape':
      return describeShape(drawn)
    case 'table':
      return 'A table'
  }
}

function describeChoice({ drawn, expects }: Question<'choice'>, choice: string): string {
  const index = expects.choices.indexOf(choice)
  if (drawn.kind === 'groups') return describeGroup(drawn.groups[index]!)
  if (drawn.kind === 'bars') return describeBar(drawn.bars[index]!)
  return choice
}

/** Returns a text such as "A: some kiwi". */
function describeGroup({ label, animal }: Group): string {
  return `${label}: some ${nameByAnimal[animal]}`
}

/**
 * Returns "B: a bar about 15 long", in tens of units. Bars differ by ten units or more, so these numbers differ too.
 * Children of the first years know numbers of this size.
 */
function describeBar({ label, length }: Bar): string {
  return `${label}: a bar about ${Math.round(length / 10)} long`
}

/** Returns a text such as "12, 13, 14, then a gap". */
function describeRun(numbers: readonly (number | null)[]): string {
  const said = numbers.map((number) => (number === null ? 'a gap' : String(number)))
  return numbers.at(-1) === null ? `${said.slice(0, -1).join(', ')}, then a gap` : said.join(', ')
}

function describeBlocks(blocks: Extract<Drawing, { kind: 'blocks' }>): string {
  const sizes = (['hundreds', 'tens', 'ones'] as const).filter((size) => blocks[size] > 0)
  return `Place-value blocks: ${listed(sizes.map((size) => `some ${size}`))}`
}

function describeShape(shape: Shape): string {
  const { name, corners, sides, joins, equalSides } = shape
  const marked = sides.filter((side) => side !== null)
  const shapeName = nameByShape[name]
  const called = shapeName ? withArticle(shapeName) : `A shape with ${corners.length} sides`
  if (equalSides) return `${called}. All its sides are equal; one is ${spokenLengths(marked)}.`
  const join = joins ? ' A dashed line shows where two rectangles join.' : ''
  if (marked.length === sides.length) return `${called}: ${spokenLengths(marked)}.${join}`
  // A listener who does not see the hidden sides needs the direction of each side.
  const around = sides.map((side, i) => `${side ? spokenLengths([side]) : 'not marked'} ${direction(corners, i)}`)
  return `${called}. All the way round: ${listed(around)}.${join}`
}

/** Returns "6, 5 and 9 centimetres", or each length with its own unit where the units differ. */
function spokenLengths(lengths: readonly Length[]): string {
  const units = new Set(lengths.map((length) => length.map(({ unit }) => unit).join(' ')))
  const first = lengths[0]?.[0]
  if (units.size === 1 && first && lengths.every((length) => length.length === 1)) {
    return `${listed(lengths.map(([amount]) => String(amount?.value)))} ${nameByUnit[first.unit]}`
  }
  return listed(lengths.map(spokenQuantity))
}

/** Returns a text such as "1 metre 20 centimetres". */
function spokenQuantity(quantity: Quantity): string {
  return quantity
    .map(({ value, unit }) => `${value} ${value === 1 ? nameByUnit[unit].slice(0, -1) : nameByUnit[unit]}`)
    .join(' ')
}

function direction(corners: readonly Point[], side: number): string {
  const [x, y] = corners[side]!
  const [nextX, nextY] = corners[(side + 1) % corners.length]!
  if (nextY === y) return nextX > x ? 'right' : 'left'
  return nextY > y ? 'down' : 'up'
}

/** Returns "A hexagon" or "An octagon". */
function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`
}

/** Returns a text such as "A, B and C". */
function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
}
