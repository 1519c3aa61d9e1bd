/** Hand or foot spans counted from the start of an object (Length 1.3 and 1.4). */
import type { Question } from '../../../question.ts'
import type { CountedSpans } from '../../../solve/drawings/length-drawing.ts'
import { asksNumber, drawnAs } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

export function countSpans(question: Question): Worked {
  const { span, object, count } = drawnAs(question, 'spans')
  const drawn = (counted: number): CountedSpans => ({ kind: 'countedSpans', span, object, count, counted })
  const before = count > 3 ? count - 2 : 0
  const counting: Step[] =
    before === 0
      ? []
      : [
          {
            says: [{ kind: 'countOut', numbers: Array.from({ length: before }, (_, i) => i + 1) }],
            shows: [drawn(before)],
          },
        ]
  return {
    hint: [{ kind: 'touchEachSpan', span }],
    steps: [
      { says: [{ kind: 'endToEnd', span }], shows: [drawn(0)] },
      ...counting,
      {
        says: [
          ...(before === 0 ? [] : [{ kind: 'countOnFrom', from: before } as const]),
          { kind: 'howManySpans', span },
        ],
        shows: [drawn(before)],
        asks: asksNumber({ kind: 'count', things: span === 'hand' ? 'hands' : 'feet' }, count),
      },
      { says: [{ kind: 'isSpansLong', object, span, count }], shows: [drawn(count)] },
    ],
  }
}
