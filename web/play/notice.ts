import { type Answer, check, type Question } from '#maths'

/** What is said of an answer that is not marked and does not count: Length wants a number. Empty otherwise. */
export function noticeFor(question: Question, answer: Answer): string {
  return check(question, answer) === 'notANumber' ? 'Please enter a number.' : ''
}
