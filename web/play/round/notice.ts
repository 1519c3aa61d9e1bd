import { type Answer, type AnswerPart, check, missingPart, type Question } from '#maths'

const noticeByMissing: Record<AnswerPart, string> = {
  quotient: 'Fill in the quotient too.',
  remainder: 'Fill in the remainder too.',
  number: 'Now write the number.',
  word: 'Now write the word.',
  place: 'Now place the next number.',
}

/** Returns the message for an answer that does not count: a part is missing, or Length needs a number. */
export function noticeFor(question: Question, answer: Answer): string {
  const missing = missingPart(question, answer)
  if (missing) return noticeByMissing[missing]
  return check(question, answer) === 'notANumber' ? 'Please enter a number.' : ''
}
