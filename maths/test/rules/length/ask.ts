import { type Question, sameQuestion, type Unit } from '../../../question.ts'

/**
 * Returns whether the question asks for one number, with no field besides those of a Length question
 * (specification 2, section 5: "Length").
 *
 * @param unit the unit beside the box, null for none
 * @param places the most decimal places of the level's answers
 */
export function asksForLength(question: Question, answer: string, unit: Unit | null, places = 0): boolean {
  const { text, drawn } = question
  const asked = { kind: 'number', text, drawn, answer, places, compared: 'exact', mustBeNumber: true } as const
  return sameQuestion(question, unit === null ? asked : { ...asked, unit })
}
