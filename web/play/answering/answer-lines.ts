/** The lines about the answer of a child: one that was wrong, and one that could not be marked. */
import { type Answer, type AnswerPart, isTapped, type Language, type Refusal } from '#maths'
import { m } from '../../language/messages.ts'

/** Returns the line about a wrong answer, as the child gave it. */
export function youGave(answer: Answer, { givenAnswer }: Language): string {
  const given = givenAnswer(answer)
  return isTapped[answer.kind] ? m.play_you_tapped({ answer: given }) : m.play_you_wrote({ answer: given })
}

const noticeByMissing: Record<AnswerPart, string> = {
  quotient: m.play_fill_in_quotient(),
  remainder: m.play_fill_in_remainder(),
  number: m.play_write_number(),
  word: m.play_write_word(),
  place: m.play_place_number(),
}

/** Returns why an answer was not marked: it is empty, a part is missing, or it must be a number. Empty if it was. */
export function whyUnmarked(
  refused: Refusal | null,
  missing: AnswerPart | null,
  { kind }: Pick<Answer, 'kind'>,
): string {
  if (missing) return noticeByMissing[missing]
  if (refused === 'nothingAnswered') return isTapped[kind] ? m.play_tap_first() : m.play_type_first()
  return refused === 'notANumber' ? m.play_enter_number() : ''
}
