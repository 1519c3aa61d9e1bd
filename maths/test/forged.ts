import type { NumberQuestion, Question } from '../question.ts'

/** The question as somebody might bend it to get another answer counted; no level's rule may hold for any of these. */
export function forgeries(question: Question): Question[] {
  const { text } = question
  const otherTexts = [` ${text}`, `${text} `, `0${text}`, `${text}.0`, text.replace('−', '-'), `${text} + 0`, '', '1']
  const forged: Question[] = [
    ...otherTexts.filter((other) => other !== text).map((other) => ({ ...question, text: other })),
    { ...question, drawn: { kind: 'nothing' } },
    { ...question, drawn: { kind: 'word', word: 'seven' } },
    { kind: 'choice', text, drawn: question.drawn, choices: ['1'], answer: '1' },
  ]
  if (question.kind === 'quotientAndRemainder') {
    const { quotient, remainder } = question
    forged.push(
      { ...question, quotient: remainder, remainder: `${quotient}0` },
      { ...question, remainder: '0' },
      { ...question, quotient: `${quotient}.0` },
    )
  }
  if (question.kind === 'number') forged.push(...bent(question))
  return forged
}

function bent(question: NumberQuestion): NumberQuestion[] {
  const { answer, places, compared } = question
  return [
    { ...question, answer: String(Number(answer) + 1) },
    { ...question, answer: `${answer}1` },
    { ...question, answer: `-${answer}` },
    { ...question, answer: answer.includes('.') ? `${answer}0` : `${answer}.0` },
    { ...question, places: places + 1 },
    { ...question, compared: compared === 'exact' ? 'rounded' : 'exact' },
    { ...question, compared: 'near' },
    { ...question, unit: 'cm' },
    { ...question, mustBeNumber: true },
  ]
}
