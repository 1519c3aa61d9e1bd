/** The answers of the students of the demo school. */
import { type Answer, enNZ, type PlayableLevel, type Question, rightAnswer } from '#maths'
import type { LevelInsight } from '#maths/insight'
import { enteredAnswer, loadSlips, type Slip, slipAnswers } from '#maths/solve'
import { answerTo, type Random } from './answers.ts'

/**
 * How a student answers a level: by their skill, always right, or mostly wrong at the first try. The mistakes are those
 * of a slip, or such as no slip explains.
 */
export type Way = 'bySkill' | 'right' | 'unexplained' | { readonly slip: string }

/** A question on screen, with its number in the round, from 1 on, and the misses of it so far. */
interface Turn {
  readonly question: Question
  readonly number: number
  readonly misses: number
}

/** Returns the answer of a student. */
export type Answering = (turn: Turn, random: Random) => Answer

/**
 * Returns the answers of a student to a level.
 *
 * @param skill the number of right answers in a hundred
 */
export async function answeringOf(
  way: Way,
  level: PlayableLevel,
  { findSlips }: LevelInsight,
  skill: number,
): Promise<Answering> {
  const right = (question: Question) => rightAnswer(question, enNZ)
  const miss = (question: Question, random: Random) => missOf(question, findSlips, random)
  if (way === 'right') return ({ question }) => right(question)
  if (way === 'bySkill') {
    // A level with a longer target needs a more reliable student, or nobody would complete it.
    const rightOfHundred = 100 - ((100 - skill) * 5) / level.target
    return ({ question }, random) =>
      random.integer(1, 100) <= rightOfHundred ? right(question) : miss(question, random)
  }
  // Every third question is right at once, and the others at the second try.
  const isRight = ({ number, misses }: Turn) => misses > 0 || number % 3 === 0
  if (way === 'unexplained')
    return (turn, random) => (isRight(turn) ? right(turn.question) : miss(turn.question, random))
  const slips: readonly Slip[] = await loadSlips(level.operation)
  return (turn) => {
    const { question } = turn
    const found = slipAnswers(slips, level, question).find(({ id }) => id === way.slip)
    return (!isRight(turn) && found && enteredAnswer(question, found.answer, enNZ)) || right(question)
  }
}

/** The wrong answers that are tried for one that no slip explains. */
const mostTries = 20

/**
 * Returns a wrong answer that no slip explains, or the right one if none is found. So Insight finds no group by
 * chance.
 */
function missOf(question: Question, findSlips: LevelInsight['findSlips'], random: Random): Answer {
  for (let tries = 0; tries < mostTries; tries++) {
    const answer = answerTo(question, false, random)
    if (findSlips(question, answer).shown === 0) return answer
  }
  return rightAnswer(question, enNZ)
}
