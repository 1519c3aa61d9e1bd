/** Levels 1.7 and 2.1 to 2.5: the perimeters of simple shapes (curriculum.md; ranges by specification 2, section 5). */

import type { Question } from '../../../question.ts'
import { deckAllows } from '../deck.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { asksForLength } from './ask.ts'
import { centimetres, isRectangle, isRegular, sideLengths } from './outlines.ts'

export function grids(): LevelRule {
  return {
    holds(question) {
      const { drawn, text } = question
      if (drawn.kind !== 'grid' || text !== 'How long is it all the way round?') return false
      const { width, height } = drawn
      return (
        [3, 4, 5, 6, 7].includes(width) &&
        [2, 3, 4, 5].includes(height) &&
        asksForLength(question, String(width + height + width + height), 'cm')
      )
    },
    follows: notTwiceRunning,
  }
}

/** Width and height differ, because squares have a level of their own. */
export function rectangles(marks: 'all sides marked' | 'two sides marked'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || drawn.name !== 'rectangle' || !asksPerimeter(question)) return false
      if (!isRectangle(drawn) || drawn.equalSides || drawn.joins) return false
      const [width = 0, height = 0] = sideLengths(drawn)
      const marked = drawn.sides.map((side) => side !== null)
      const enough =
        marks === 'all sides marked'
          ? marked.every(Boolean)
          : marked[0] !== marked[2] && marked[1] !== marked[3] && marked.length === 4
      return (
        enough &&
        drawn.sides.every((side, i) => side === null || centimetres(side) === (i % 2 === 0 ? width : height)) &&
        [width, height].every(isSide) &&
        width !== height &&
        asksForLength(question, String(width * 2 + height * 2), 'cm')
      )
    },
    follows: notTwiceRunning,
  }
}

export function squares(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || !asksPerimeter(question)) return false
      if (!isRegular(drawn, 'square') || !isRectangle(drawn)) return false
      const side = centimetres(drawn.sides.find((label) => label !== null) ?? '')
      return isSide(side) && sideLengths(drawn)[0] === side && asksForLength(question, String(side * 4), 'cm')
    },
    follows: notTwiceRunning,
  }
}

export function equalSides(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || !asksPerimeter(question)) return false
      if (!['triangle', 'pentagon', 'hexagon', 'octagon'].some((name) => isRegular(drawn, name))) return false
      const side = centimetres(drawn.sides.find((label) => label !== null) ?? '')
      return isSide(side) && asksForLength(question, String(drawn.corners.length * side), 'cm')
    },
    follows: notTwiceRunning,
  }
}

/** The three sides of each triangle, shortest first (specification 2, section 5). */
const rightAngled = ['12,35,37', '15,36,39', '16,30,34', '15,20,25', '21,28,35']

export function rightTriangles(): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || drawn.name !== 'right triangle' || !asksPerimeter(question)) return false
      if (drawn.equalSides || drawn.joins || drawn.sides.length !== 3 || drawn.corners.length !== 3) return false
      const marked = drawn.sides.map((side) => centimetres(side ?? ''))
      const drawnTo = sideLengths(drawn)
      return (
        rightAngled.includes(marked.toSorted((x, y) => x - y).join()) &&
        marked.every((side, i) => side === drawnTo[i]) &&
        asksForLength(question, String(marked.reduce((sum, side) => sum + side, 0)), 'cm')
      )
    },
    follows: (question, earlier) => deckAllows(5, 1, [...earlier, question].map(hypotenuse)),
  }
}

/** The longest side, which is different in each of the five triangles. */
function hypotenuse({ drawn }: Question): number {
  return drawn.kind === 'shape' ? Math.max(...drawn.sides.map((side) => centimetres(side ?? ''))) : 0
}

function asksPerimeter({ text }: Question): boolean {
  return text === 'What is the perimeter?'
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 12 && side <= 39
}
