import { type Answer, enNZ, type Question, type randomFrom, rightAnswer } from '#maths'

export type Random = ReturnType<typeof randomFrom>

/** Returns a child's answer to a question: the right one, or one with a slip that children make. */
export function answerTo(question: Question, isRight: boolean, random: Random): Answer {
  const right = rightAnswer(question, enNZ)
  if (isRight) return right
  switch (right.kind) {
    case 'number':
      return { ...right, number: slipOf(right.number, random) }
    case 'quotientAndRemainder':
      return { ...right, remainder: slipOf(right.remainder, random) }
    case 'choice':
      return { ...right, choice: otherChoice(question, right.choice, random) }
    case 'order':
      return { ...right, order: right.order.toReversed() }
    case 'numberAndWord':
      return { ...right, word: right.word.slice(0, -1) }
  }
}

function otherChoice({ expects }: Question, right: string, random: Random): string {
  const others = expects.kind === 'choice' ? expects.choices.filter((choice) => choice !== right) : []
  return others[random.integer(0, others.length - 1)]!
}

/** Returns a number with one digit too large or too small by one: a forgotten carry, a miscount. */
function slipOf(right: string, random: Random): string {
  const digits = right.replace('.', '')
  const places = right.includes('.') ? right.length - right.indexOf('.') - 1 : 0
  const step = 10 ** random.integer(0, Math.max(0, digits.length - 1))
  const slipped = Number(digits) + (random.integer(0, 1) ? step : -step)
  return (Math.abs(slipped) / 10 ** places).toFixed(places)
}
