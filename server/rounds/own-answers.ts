/** A student's latest answers to own problems. Their questions are dealt again from the seeds of their rounds. */
import { type Answer, type Question, type Release, type SetRef, setOfKey, type TaskPart } from '#maths'
import type { AnsweredRound, AnsweredRounds } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import { mostAnswers, withinLimits } from './answers.ts'
import type { PlayablesByKind } from './kinds/kind.ts'
import { replayStored } from './replay-stored.ts'

/** An answer to an own problem, whose fields are those of an answer in a level. */
export interface OwnAnswer {
  readonly set: { readonly title: string }
  readonly madeAt: number
  readonly question: Question
  readonly answer: Answer
  readonly mark: 'right' | 'wrong'
  readonly took: number | null
  readonly isOnPaper: false
  readonly slip: null
}

/** A class, as far as its tasks say which sets its teachers may see. */
interface ClassTasks {
  readonly parts: readonly TaskPart[]
}

/**
 * Returns the last answers of a student to problems of the sets that tasks of a class have, the newest one first. The
 * version of a round may be another one than that of the task.
 */
export async function lastOwnAnswers(
  rounds: AnsweredRounds,
  playables: PlayablesByKind,
  releases: readonly Release[],
  studentId: string,
  tasks: readonly ClassTasks[],
): Promise<OwnAnswer[]> {
  const titles = new Map(
    tasks.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'set' ? [[`${part.set.teacher} ${part.set.id}`, part.title] as const] : [],
      ),
    ),
  )
  if (titles.size === 0) return []
  const titleOf = ({ key }: AnsweredRound) => {
    const set = setOfKey(key)
    return set && titles.get(`${set.teacher} ${set.id}`)
  }
  const ofClass = (await rounds.newestOfSets(studentId, mostAnswers)).filter(titleOf)
  const read = withinLimits(ofClass)
  const movesByRound = await rounds.moves(studentId, read)
  const answers: OwnAnswer[] = []
  for (const round of read) {
    const moves = movesByRound.get(round.roundId)
    if (moves) answers.push(...(await answersOf(round, titleOf(round) ?? '', moves, playables, releases)))
  }
  return answers.sort((a, b) => b.madeAt - a.madeAt).slice(0, mostAnswers)
}

async function answersOf(
  round: AnsweredRound,
  title: string,
  moves: readonly TimedMove[],
  playables: PlayablesByKind,
  releases: readonly Release[],
): Promise<OwnAnswer[]> {
  const set = setOfKey(round.key)
  const playable = set && (await playables.set?.find({ kind: 'set', set } as SetRef))
  const replayed = playable && replayStored(round, moves, playable, releases)
  if (!replayed) return []
  return replayed.accepted.flatMap(({ move, question, mark, took }, i): OwnAnswer[] => {
    if (!question || move.kind !== 'answer' || (mark !== 'right' && mark !== 'wrong')) return []
    return [
      {
        set: { title },
        madeAt: moves[i]!.madeAt,
        question,
        answer: move.answer,
        mark,
        took,
        isOnPaper: false,
        slip: null,
      },
    ]
  })
}
