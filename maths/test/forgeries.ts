import type { Ask } from '../ask.ts'
import type { Drawing } from '../drawing.ts'
import type { Operator, OperatorExpression } from '../expression.ts'
import type { Expected, Question } from '../question.ts'
import { sameData } from './same-data.ts'

/** Returns copies of the question with a change in one part. No rule of a level may accept any of them. */
export function forgeries(question: Question): Question[] {
  const { ask, expects, drawn } = question
  const forged: Question[] = [
    ...changedAsks(ask).map((changed) => ({ ...question, ask: changed })),
    ...changedAnswers(expects).map((changed) => ({ ...question, expects: changed })),
    ...changedDrawings(drawn).map((changed) => ({ ...question, drawn: changed })),
    withExtraField(question),
  ]
  // A changed part can be equal to the original part. Such a copy is not a forgery.
  return forged.filter((other) => !sameData(other, question))
}

function changedAsks(ask: Ask): Ask[] {
  return [
    withExtraField(ask),
    { kind: 'readBlocks' },
    { kind: 'readWord', number: 7 },
    { kind: 'missingPart', whole: 10, part: 6 },
    { kind: 'convert', quantity: [{ value: 7, unit: 'cm' }], to: 'cm' },
    { kind: 'repeatedAddition', groups: 6, size: 6 },
    ...(ask.kind === 'calculation' ? changedExpressions(ask.expression) : []).map(
      (expression): Ask => ({ kind: 'calculation', expression }),
    ),
  ]
}

/** Returns expressions with another value, or with a form that no level displays. */
function changedExpressions(expression: OperatorExpression): OperatorExpression[] {
  const { operator, left, right } = expression
  const changed: OperatorExpression[] = [
    withExtraField(expression),
    { operator: '+', left: expression, right: 0 },
    { operator: '+', left: 0, right: expression },
  ]
  if (typeof left !== 'number' || typeof right !== 'number') return changed
  return [
    ...changed,
    { operator, left: -left - 1, right },
    { operator, left: left + 0.001, right },
    { operator, left, right: right + 0.001 },
    ...otherOperators(operator).map((other) => ({ operator: other, left, right })),
  ]
}

function otherOperators(operator: Operator): Operator[] {
  return (['+', '−', '×', '÷'] as const).filter((other) => other !== operator)
}

function changedDrawings(drawn: Drawing): Drawing[] {
  return [withExtraField(drawn), { kind: 'nothing' }, { kind: 'word', number: 7 }, { kind: 'expression' }]
}

function changedAnswers(expects: Expected): Expected[] {
  const changed: Expected[] = [withExtraField(expects), { kind: 'choice', choices: ['1'], answer: '1' }]
  switch (expects.kind) {
    case 'number':
      return [...changed, ...changedNumbers(expects)]
    case 'quotientAndRemainder': {
      const { quotient, remainder } = expects
      return [
        ...changed,
        { ...expects, quotient: remainder, remainder: `${quotient}0` },
        { ...expects, remainder: '0' },
        { ...expects, quotient: `${quotient}.0` },
      ]
    }
    case 'choice': {
      const { choices, answer } = expects
      const others = choices.filter((choice) => choice !== answer)
      return [
        ...changed,
        ...others.map((other) => ({ ...expects, answer: other })),
        { ...expects, choices: others },
        { ...expects, choices: [...choices, 'D'] },
      ]
    }
    case 'order': {
      const { numbers, answer } = expects
      return [
        ...changed,
        { ...expects, answer: answer.toReversed() },
        { ...expects, numbers: answer },
        { ...expects, numbers: [...numbers, '1'] },
      ]
    }
    case 'numberAndWord':
      return [...changed, { ...expects, number: expects.number + 1 }, { ...expects, number: expects.number + 0.5 }]
  }
}

function changedNumbers(expects: Extract<Expected, { kind: 'number' }>): Expected[] {
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

function withExtraField<T extends object>(data: T): T {
  return { ...data, extra: 1 }
}

function withoutField<T extends object, K extends keyof T>(data: T, field: K): Omit<T, K> {
  const { [field]: _, ...others } = data
  return others
}
