import type { Answer, Question, randomFrom } from '#maths'

type Random = ReturnType<typeof randomFrom>

/** What a child answers to each kind of question, rightly or with a slip that children make. */
const answerByKind: {
  readonly [K in Question['kind']]: (question: Question, isRight: boolean, random: Random) => Answer
} = {
  number: (question, isRight, random) => ({
    kind: 'number',
    number: isRight ? question.answer : slipOf(question.answer, random),
  }),
}

export function answerTo(question: Question, isRight: boolean, random: Random): Answer {
  return answerByKind[question.kind](question, isRight, random)
}

/** One more or fewer in some place: a forgotten carry, a miscount. */
function slipOf(right: string, random: Random): string {
  const digits = right.replace('.', '')
  const places = right.includes('.') ? right.length - right.indexOf('.') - 1 : 0
  const step = 10 ** random.integer(0, Math.max(0, digits.length - 1))
  const slipped = Number(digits) + (random.integer(0, 1) ? step : -step)
  return (Math.abs(slipped) / 10 ** places).toFixed(places)
}
