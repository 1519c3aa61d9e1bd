/** How Length asks for a number and marks it (specification 2, section 5: "Length"). */
import type { Drawing } from '../../drawing.ts'
import { type NumberQuestion, type Question, sameQuestion, type Unit } from '../../question.ts'

/** @param places most decimal places of the level's answers */
export function askFor(text: string, drawn: Drawing, answer: string, places = 0, unit?: Unit): NumberQuestion {
  return unit
    ? { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true, unit }
    : { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true }
}

/** Whether a question is, to the last field, its text and drawing with a box for this number, in this unit (null: none). */
export function asksForLength(question: Question, answer: string, unit: Unit | null, places = 0): boolean {
  const { text, drawn } = question
  const asked = { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true } as const
  return sameQuestion(question, unit === null ? asked : { ...asked, unit })
}
