/**
 * The text alternative of the picture of a question: its parts in reading order, and never the answer. Things to count
 * are "some". Lengths to compare are numbers, so that they can be compared by ear.
 */
import { type Bar, type Drawing, type Group, nameByAnimal, type Place, type Shape } from './drawing.ts'
import { type ChoiceQuestion, type Question, spokenText, type Unit } from './question.ts'

const wordByUnit: Readonly<Record<Unit, string>> = {
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  km: 'kilometres',
}

/** Empty where nothing is drawn. */
export function describeDrawing(question: Question): string {
  const { drawn } = question
  switch (drawn.kind) {
    case 'nothing':
      return ''
    case 'expression':
      return spokenText(question)
    case 'run':
      return describeRun(drawn.numbers)
    case 'animals':
      return `Some ${nameByAnimal[drawn.animal]} to count`
    case 'groups':
      return `${drawn.groups.map(describeGroup).join('. ')}.`
    case 'blocks':
      return describeBlocks(drawn)
    case 'word':
      return `The word “${drawn.word}”`
    case 'dots':
      return 'Some dots'
    case 'bond':
      return `${drawn.whole} in two parts. One part is ${drawn.part}, the other is missing.`
    case 'bars':
      return `${drawn.bars.map(describeBar).join('. ')}.`
    case 'spans':
      return `A ${drawn.object}. ${drawn.span === 'hand' ? 'Hand' : 'Foot'} spans lie below it from end to end.`
    case 'ruler':
      return (
        `A ruler marked from 0 to ${drawn.longest} centimetres. A ${drawn.object} lies above it; ` +
        `it starts at ${drawn.from} and ends at ${drawn.to}.`
      )
    case 'grid':
      return 'A rectangle on a grid of centimetre squares.'
    case 'shape':
      return describeShape(drawn)
  }
}

/** The text alternative of one choice, which begins with its visible label. */
export function describeChoice({ drawn, choices }: ChoiceQuestion, choice: string): string {
  const place = choices.indexOf(choice)
  if (drawn.kind === 'groups') return describeGroup(drawn.groups[place]!)
  if (drawn.kind === 'bars') return describeBar(drawn.bars[place]!)
  return choice
}

/** "A: some kiwi" */
function describeGroup({ label, animal }: Group): string {
  return `${label}: some ${nameByAnimal[animal]}`
}

/**
 * "B: a bar about 15 long", in tens of drawn units. Bars differ by ten or more, so these numbers differ too. Children
 * of the first years know numbers of this size.
 */
function describeBar({ label, length }: Bar): string {
  return `${label}: a bar about ${Math.round(length / 10)} long`
}

/** "12, 13, 14, then a gap" */
function describeRun(numbers: readonly (number | null)[]): string {
  const said = numbers.map((number) => (number === null ? 'a gap' : String(number)))
  return numbers.at(-1) === null ? `${said.slice(0, -1).join(', ')}, then a gap` : said.join(', ')
}

function describeBlocks(blocks: Extract<Drawing, { kind: 'blocks' }>): string {
  const there = (['hundreds', 'tens', 'ones'] as const).filter((size) => blocks[size] > 0)
  return `Place-value blocks: ${listed(there.map((size) => `some ${size}`))}`
}

function describeShape(shape: Shape): string {
  const { name, corners, sides, joins, equalSides } = shape
  const marked = sides.filter((side) => side !== null)
  const called = corners.length <= 4 || equalSides ? withArticle(name) : `A shape with ${corners.length} sides`
  if (equalSides) return `${called}. All its sides are equal; one is ${measured(marked)}.`
  const join = joins ? ' A dashed line shows where two rectangles join.' : ''
  if (marked.length === sides.length) return `${called}: ${measured(marked)}.${join}`
  // Who cannot see which sides are left out needs to know which way each runs.
  return `${called}. All the way round: ${listed(sides.map((side, i) => `${side === null ? 'not marked' : measured([side])} ${way(corners, i)}`))}.${join}`
}

/** "6, 5 and 9 centimetres", or with each its own unit where they differ. */
function measured(labels: readonly string[]): string {
  const unitsOf = new Set(labels.map((label) => label.replace(/[\d.]+ /g, '')))
  const [unit] = unitsOf
  if (unitsOf.size === 1 && isUnit(unit)) {
    return `${listed(labels.map((label) => label.slice(0, label.indexOf(' '))))} ${wordByUnit[unit]}`
  }
  return listed(
    labels.map((label) => label.replace(/(\S+) ([a-z]+)/g, (said, number, sign) => spelt(number, sign) ?? said)),
  )
}

function spelt(number: string, sign: string): string | null {
  if (!isUnit(sign)) return null
  return `${number} ${number === '1' ? wordByUnit[sign].slice(0, -1) : wordByUnit[sign]}`
}

function isUnit(sign: string | undefined): sign is Unit {
  return sign !== undefined && sign in wordByUnit
}

function way(corners: readonly Place[], side: number): string {
  const [x, y] = corners[side]!
  const [nextX, nextY] = corners[(side + 1) % corners.length]!
  if (nextY === y) return nextX > x ? 'right' : 'left'
  return nextY > y ? 'down' : 'up'
}

/** "A hexagon", "An octagon" */
function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`
}

/** "A, B and C" */
function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
}
