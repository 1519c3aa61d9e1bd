import type { Ask, OperatorExpression } from '../ask.ts'
import type { Drawing } from '../drawing.ts'
import type { Expected, Question } from '../question.ts'
import { sameData } from './same-data.ts'

/** Returns copies of the question with a change in one part. The rule of no level may hold for any of them. */
export function forgeries(question: Question): Question[] {
  const { ask, expects, drawn } = question
  const forged: Question[] = [
    ...bentAsks(ask).map((bent) => ({ ...question, ask: bent })),
    ...bentAnswers(expects).map((bent) => ({ ...question, expects: bent })),
    ...bentDrawings(drawn).map((bent) => ({ ...question, drawn: bent })),
    withSpareField(question),
  ]
  // A question of the bent form is no forgery of itself.
  return forged.filter((other) => !sameData(other, question))
}

function bentAsks(ask: Ask): Ask[] {
  return [
    withSpareField(ask),
    { kind: 'readBlocks' },
    { kind: 'readWord', number: 7 },
    { kind: 'missingPart', whole: 10, part: 6 },
    { kind: 'convert', length: [{ value: 7, unit: 'cm' }], to: 'cm' },
    { kind: 'repeatedAddition', groups: 6, size: 6 },
    ...(ask.kind === 'calculation' ? bentExpressions(ask.expression) : []).map(
      (expression): Ask => ({ kind: 'calculation', expression }),
    ),
  ]
}

/** Each has the same value, or nearly, and a form that no level displays. */
function bentExpressions(expression: OperatorExpression): OperatorExpression[] {
  const { operator, left, right } = expression
  const bent: OperatorExpression[] = [
    withSpareField(expression),
    { operator: '+', left: expression, right: 0 },
    { operator: '+', left: 0, right: expression },
  ]
  if (typeof left !== 'number' || typeof right !== 'number') return bent
  return [
    ...bent,
    { operator, left: -left - 1, right },
    { operator, left: left + 0.001, right },
    { operator, left, right: right + 0.001 },
    { operator: '-', left, right } as unknown as OperatorExpression,
  ]
}

function bentDrawings(drawn: Drawing): Drawing[] {
  return [withSpareField(drawn), { kind: 'nothing' }, { kind: 'word', number: 7 }, { kind: 'expression' }]
}

function bentAnswers(expects: Expected): Expected[] {
  const bent: Expected[] = [withSpareField(expects), { kind: 'choice', choices: ['1'], answer: '1' }]
  switch (expects.kind) {
    case 'number':
      return [...bent, ...bentNumbers(expects)]
    case 'quotientAndRemainder': {
      const { quotient, remainder } = expects
      return [
        ...bent,
        { ...expects, quotient: remainder, remainder: `${quotient}0` },
        { ...expects, remainder: '0' },
        { ...expects, quotient: `${quotient}.0` },
      ]
    }
    case 'choice': {
      const { choices, answer } = expects
      const others = choices.filter((choice) => choice !== answer)
      return [
        ...bent,
        ...others.map((other) => ({ ...expects, answer: other })),
        { ...expects, choices: others },
        { ...expects, choices: [...choices, 'D'] },
      ]
    }
    case 'order': {
      const { numbers, answer } = expects
      return [
        ...bent,
        { ...expects, answer: answer.toReversed() },
        { ...expects, numbers: answer },
        { ...expects, numbers: [...numbers, '1'] },
      ]
    }
    case 'numberAndWord':
      return [...bent, { ...expects, number: expects.number + 1 }, { ...expects, number: expects.number + 0.5 }]
  }
}

function bentNumbers(expects: Extract<Expected, { kind: 'number' }>): Expected[] {
  const { answer, places, compared } = expects
  return [
    { ...expects, answer: String(Number(answer) + 1) },
    { ...expects, answer: `${answer}1` },
    { ...expects, answer: `-${answer}` },
    { ...expects, answer: answer.includes('.') ? `${answer}0` : `${answer}.0` },
    { ...expects, places: places + 1 },
    { ...expects, compared: compared === 'exact' ? 'rounded' : 'exact' },
    { ...expects, compared: compared === 'near' ? 'rounded' : 'near' },
    { ...expects, unit: expects.unit === 'cm' ? 'm' : 'cm' },
    expects.mustBeNumber ? withoutField(expects, 'mustBeNumber') : { ...expects, mustBeNumber: true },
  ]
}

function withSpareField<T extends object>(data: T): T {
  return { ...data, spare: 1 }
}

function withoutField<T extends object, K extends keyof T>(data: T, field: K): Omit<T, K> {
  const { [field]: _, ...others } = data
  return others
}
