/** The number questions of Length and how their answers are compared (specification 2, section 5: "Length"). */
import type { Drawing } from '../../drawing.ts'
import type { NumberQuestion, Unit } from '../../question.ts'

/** @param places the most decimal places of the level's answers */
export function askFor(text: string, drawn: Drawing, answer: string, places = 0, unit?: Unit): NumberQuestion {
  return unit
    ? { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true, unit }
    : { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true }
}
