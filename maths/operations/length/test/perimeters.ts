/** The rules of levels 1.7 and 2.1 to 2.5: the perimeters of simple shapes (docs/product/curriculum.md, "Length"). */
import type { Shape } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { deckAllows } from '../../../test/rules/deck.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksForLength, centimetres } from './ask.ts'
import { drawingOf, isRectangle, isRegular, sideLengths } from './outlines.ts'

export function grids(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'grid' || textOf(question) !== 'How long is it all the way round?') return false
      const { width, height } = drawn
      return (
        [3, 4, 5, 6, 7].includes(width) &&
        [2, 3, 4, 5].includes(height) &&
        asksForLength(question, {
          ask: { kind: 'wayAround' },
          drawn: { kind: 'grid', width, height },
          answer: String(width + height + width + height),
          unit: 'cm',
        })
      )
    },
    follows: differsFromPrevious,
  }
}

/** The rule of rectangles. Width and height differ, because squares have a separate level. */
export function rectangles(marks: 'all sides marked' | 'two sides marked'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || drawn.name !== 'rectangle') return false
      if (!isRectangle(drawn) || drawn.equalSides || drawn.joins) return false
      const [width = 0, height = 0] = sideLengths(drawn)
      const marked = drawn.sides.map((side) => side !== null)
      const hasRightMarks =
        marks === 'all sides marked'
          ? marked.every(Boolean)
          : marked[0] !== marked[2] && marked[1] !== marked[3] && marked.length === 4
      return (
        hasRightMarks &&
        drawn.sides.every((side, i) => side === null || centimetres(side) === (i % 2 === 0 ? width : height)) &&
        [width, height].every(isSide) &&
        width !== height &&
        asksPerimeter(question, drawn, width * 2 + height * 2)
      )
    },
    follows: differsFromPrevious,
  }
}

export function squares(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || !isRegular(drawn, 'square') || !isRectangle(drawn)) return false
      const side = markedSide(drawn)
      return isSide(side) && sideLengths(drawn)[0] === side && asksPerimeter(question, drawn, side * 4)
    },
    follows: differsFromPrevious,
  }
}

const regularNames = ['triangle', 'pentagon', 'hexagon', 'octagon'] as const

export function equalSides(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || !regularNames.some((name) => isRegular(drawn, name))) return false
      const side = markedSide(drawn)
      return isSide(side) && asksPerimeter(question, drawn, drawn.corners.length * side)
    },
    follows: differsFromPrevious,
  }
}

/** The three sides of each triangle, shortest first (docs/product/curriculum.md, "Length"). */
const rightAngled = ['12,35,37', '15,36,39', '16,30,34', '15,20,25', '21,28,35']

export function rightTriangles(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || drawn.name !== 'rightTriangle') return false
      if (drawn.equalSides || drawn.joins || drawn.sides.length !== 3 || drawn.corners.length !== 3) return false
      const marked = drawn.sides.map(centimetres)
      const drawnLengths = sideLengths(drawn)
      return (
        rightAngled.includes(marked.toSorted((x, y) => x - y).join()) &&
        marked.every((side, i) => side === drawnLengths[i]) &&
        asksPerimeter(
          question,
          drawn,
          marked.reduce((sum, side) => sum + side, 0),
        )
      )
    },
    follows: (question, earlier) => deckAllows(5, 1, [...earlier, question].map(hypotenuse)),
  }
}

/** Returns the longest side, which is different in each of the five triangles. */
function hypotenuse({ drawn }: Question): number {
  return drawn.kind === 'shape' ? Math.max(...drawn.sides.map(centimetres)) : 0
}

/** Returns the one marked side of a shape with equal sides. */
function markedSide({ sides }: Shape): number {
  return centimetres(sides.find((side) => side !== null) ?? null)
}

/** Returns whether the question asks for this perimeter in centimetres. */
function asksPerimeter(question: Question, drawn: Shape, perimeter: number): boolean {
  if (textOf(question) !== 'What is the perimeter?') return false
  const ask = { kind: 'perimeter' } as const
  return asksForLength(question, { ask, drawn: drawingOf(drawn), answer: String(perimeter), unit: 'cm' })
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 12 && side <= 39
}
