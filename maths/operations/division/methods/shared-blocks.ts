/** Place-value blocks that are shared, beside the short division of two digits (Division 2.1 to 2.3). */
import type { Blocks, ShortDivision, StepDrawing } from '../../../solve/drawings/drawing.ts'
import { drawDivision } from '../../../solve/drawings/short-division.ts'
import { countsOf, twoNumbers } from '../../../solve/operands.ts'
import type { Method, Step } from '../../../solve/solution.ts'
import { divide } from './divided-places.ts'

/**
 * Returns the method with blocks. The first step counts them. In a step that asks, they have all the room to
 * themselves, because many ones beside a division would be tiny.
 */
export const withBlocks =
  (method: Method): Method =>
  (question) => {
    const [dividend, divisor] = twoNumbers(question)
    const { hint, steps } = method(question)
    const start: Step = {
      says: [{ kind: 'isPlaces', number: dividend, counts: countsOf(dividend) }],
      shows: [drawDivision(divide(dividend, divisor, false), 0)],
    }
    const besideBlocks = (step: Step): Step => {
      const shows = step.shows.flatMap((drawing): StepDrawing[] => {
        if (drawing.kind !== 'shortDivision') return [drawing]
        return [blocksOf(dividend, drawing), ...(step.asks ? [] : [drawing])]
      })
      return { ...step, shows }
    }
    return { hint, steps: [start, ...steps].map(besideBlocks) }
  }

/**
 * Returns the blocks as far as a division is written: what is not shared yet, and what each share has. The child finds
 * the remainder before the ones are shared.
 */
function blocksOf(dividend: number, { divisor, quotient, carried, over, tinted, asked }: ShortDivision): Blocks {
  const [tens = null, written = null] = quotient
  const ones = asked === 'remainder' ? null : written
  const share = { tens: tens ?? 0, ones: ones ?? 0 }
  const left = dividend - divisor * (10 * share.tens + share.ones)
  // Too few tens are taken as ones, together with the ones.
  const isTaken = tens === null && tinted?.[0] === 1 && tinted[1] === 0
  const isSwapped = ones !== null || carried[1] !== null || isTaken
  const rest = isSwapped ? { tens: 0, ones: left } : { tens: Math.floor(left / 10), ones: left % 10 }
  const isShared = tens !== null || ones !== null
  return {
    kind: 'blocks',
    rows: [rest, ...Array.from({ length: isShared ? divisor : 0 }, () => share)],
    taken: { tens: 0, ones: 0 },
    swap: over === null ? null : 'tenToOnes',
    of: dividend,
    among: divisor,
  }
}
