/** Bars with the same start: only the ends need to be compared (Length 1.1 and 1.2). */
import type { Question } from '../../../question.ts'
import type { ComparedBars } from '../../../solve/drawings/length-drawing.ts'
import { wantedOf } from '../../../solve/methods/compare-numbers.ts'
import { asksChoice, drawnAs } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Worked } from '../../../solve/solution.ts'

export function compareBars(question: Question): Worked {
  const { bars } = drawnAs(question, 'bars')
  const wanted = wantedOf(question)
  const lengths = bars.map(({ length }) => length)
  const found = bars[lengths.indexOf(wanted === 'more' ? Math.max(...lengths) : Math.min(...lengths))]!.label
  const labels = bars.map(({ label }) => label)
  const drawn = (line: ComparedBars['line'], chosen: string | null): ComparedBars => ({
    kind: 'comparedBars',
    bars,
    line,
    chosen,
  })
  const sameStart: Phrase = { kind: 'sameStart', bars: bars.length }
  return {
    hint: [sameStart, { kind: 'lookAtEnds' }],
    steps: [
      { says: [sameStart], shows: [drawn('starts', null)] },
      {
        says: [{ kind: 'whichEnds', wanted }],
        shows: [drawn('ends', null)],
        asks: asksChoice(labels, found),
      },
      { says: [{ kind: 'barIs', label: found, wanted, bars: bars.length }], shows: [drawn('ends', found)] },
    ],
  }
}
