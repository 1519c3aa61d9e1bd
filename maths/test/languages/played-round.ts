import { type Intent, type Move, moveAfter, play, type Round, startRound } from '../../play.ts'
import type { PlayableLevel } from '../../playable/level.ts'
import type { Answer } from '../../question.ts'
import { seedFrom } from '../../random.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { workOut } from '../oracle.ts'
import type { Reader } from '../reader.ts'
import { wrongAnswerLike } from '../scripted-round.ts'

export interface PlayedRound {
  readonly moves: readonly Move[]
  /** The round after all moves. */
  readonly round: Round
}

/** Every ninth answer is wrong on purpose, so that a round also has misses. */
const mistakeEvery = 9

/**
 * Plays a round as a child who reads one language. Each answer is worked out from the text and the picture. The timer
 * is on where the level has one.
 *
 * @throws if the round refuses a move, or gives an answer another mark than the player expects
 */
export function playRound(level: PlayableLevel, reader: Reader, answers: number): PlayedRound {
  const moves: Move[] = []
  let round = startRound(level, seedFrom('a round in two languages'))
  const make = (intent: Intent) => {
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + 900)
    const played = play(level, round, move)
    if (!played.round) throw new Error(`${played.refused}: ${reader.language.text(round.question)}`)
    moves.push(move)
    round = played.round
  }
  if (level.timed) make({ kind: 'timer', on: true })
  for (let answered = 0; answered < answers; ) {
    if (round.awaitsNext) {
      make({ kind: 'next' })
      continue
    }
    const right = released(workOut(round.question, reader), reader)
    const isMistake = answered % mistakeEvery === mistakeEvery - 1
    const answer: Answer = isMistake ? wrongAnswerLike(right) : right
    const text = reader.language.text(round.question)
    make({ kind: 'answer', answer })
    if (round.marked?.mark !== (isMistake ? 'wrong' : 'right')) throw new Error(`${text}: ${JSON.stringify(answer)}`)
    answered++
  }
  return { moves, round }
}

/**
 * Returns an answer with its number word in a released language, because a round accepts no other ones. The number is
 * read from the word of the reader's language.
 */
function released(answer: Answer, { numberOf }: Reader): Answer {
  return answer.kind === 'numberAndWord' ? { ...answer, word: enNZ.numberWord(numberOf(answer.word)) } : answer
}
