/** The German text alternative of the picture of a question. */

import type { Bar, Drawing, Group, Point, Shape } from '../../../drawing.ts'
import type { Length } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { writeQuantity } from '../../../say/expression.ts'
import { nameByShape, namesByAnimal, nounByObject } from './names.ts'
import { spoken } from './notation.ts'
import { numberWord } from './number-words.ts'

export function describeDrawing(question: Question): string {
  const { drawn } = question
  switch (drawn.kind) {
    case 'nothing':
    case 'expression':
      return ''
    case 'run':
      return drawn.numbers.map((number) => number ?? 'eine Lücke').join(', ')
    case 'animals':
      return `Einige ${namesByAnimal[drawn.animal]} zum Zählen`
    case 'groups':
      return `${drawn.groups.map(describeGroup).join('. ')}.`
    case 'blocks':
      return `Stellenwertblöcke: ${describeBlocks(drawn)}`
    case 'word':
      return `Das Wort „${numberWord(drawn.number)}“`
    case 'dots':
      return 'Einige Punkte'
    case 'bond':
      return `${drawn.whole} in zwei Teilen. Ein Teil ist ${drawn.part}, der andere fehlt.`
    case 'bars':
      return `${drawn.bars.map(describeBar).join('. ')}.`
    case 'spans':
      return `Oben ${nounByObject[drawn.object].indefinite}, darunter eine Reihe ${drawn.span === 'hand' ? 'Hände' : 'Füße'}.`
    case 'ruler':
      return (
        `Ein Lineal von 0 bis ${drawn.longest} Zentimeter. ` +
        `Darüber liegt ${nounByObject[drawn.object].indefinite}, von ${drawn.from} bis ${drawn.to}.`
      )
    case 'grid':
      return 'Ein Rechteck auf einem Gitter aus Quadratzentimetern.'
    case 'shape':
      return describeShape(drawn)
    case 'table':
      return 'Eine Tabelle'
  }
}

export function describeChoice({ drawn, expects }: Question<'choice'>, choice: string): string {
  const at = expects.choices.indexOf(choice)
  if (drawn.kind === 'groups') return describeGroup(drawn.groups[at]!)
  if (drawn.kind === 'bars') return describeBar(drawn.bars[at]!)
  return choice
}

function describeGroup({ label, animal }: Group): string {
  return `${label}: einige ${namesByAnimal[animal]}`
}

/** The bar's length in the text is in tens of drawn units. */
function describeBar({ label, length }: Bar): string {
  return `${label}: ein Balken, etwa ${Math.round(length / 10)} lang`
}

const nameBySize = { hundreds: 'Hunderter', tens: 'Zehner', ones: 'Einer' } as const

function describeBlocks(blocks: Extract<Drawing, { kind: 'blocks' }>): string {
  const sizes = (['hundreds', 'tens', 'ones'] as const).filter((size) => blocks[size] > 0)
  return listed(sizes.map((size) => `einige ${nameBySize[size]}`))
}

function describeShape({ name, corners, sides, joins, equalSides }: Shape): string {
  const marked = sides.filter((side) => side !== null)
  const called = `Ein ${nameByShape[name] ?? `Umriss mit ${corners.length} Seiten`}`
  if (equalSides) return `${called}. Alle Seiten sind gleich lang, eine misst ${lengths(marked)}.`
  const join = joins ? ' Eine gestrichelte Linie trennt zwei Rechtecke.' : ''
  if (marked.length === sides.length) return `${called}: ${lengths(marked)}.${join}`
  const around = sides.map((side, i) => `${side ? spokenQuantity(side) : 'ohne Maß'} ${direction(corners, i)}`)
  return `${called}. Ringsherum: ${listed(around)}.${join}`
}

function lengths(marked: readonly Length[]): string {
  return listed(marked.map(spokenQuantity))
}

function direction(corners: readonly Point[], side: number): string {
  const [x, y] = corners[side]!
  const [nextX, nextY] = corners[(side + 1) % corners.length]!
  if (nextY === y) return nextX > x ? 'nach rechts' : 'nach links'
  return nextY > y ? 'nach unten' : 'nach oben'
}

const spokenQuantity = (length: Length) => writeQuantity(length, spoken)

/** Returns a list such as "A, B und C". */
function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} und ${things.at(-1)}`
}
