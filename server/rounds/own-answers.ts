/**
 * A student's latest answers to own problems, in rounds and on paper. Their questions are dealt again from the seeds of
 * their rounds and worksheets.
 */
import { mostClosedTasks } from '#contract'
import {
  type Answer,
  type Question,
  type Release,
  type SetId,
  type SetRef,
  setOfKey,
  setOfPart,
  type TaskPart,
} from '#maths'
import type { Store } from '../store/open.ts'
import type { AnsweredRound } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import { mostAnswers, onPaper, withinLimits } from './answers.ts'
import type { PlayablesByKind } from './kinds/kind.ts'
import { replayStored } from './replay-stored.ts'

/** An answer to an own problem, whose fields are those of an answer in a level. */
export interface OwnAnswer {
  readonly set: { readonly title: string }
  readonly madeAt: number
  readonly question: Question
  /** Null on paper where it is not known what was written. */
  readonly answer: Answer | null
  readonly mark: 'right' | 'wrong'
  /** Null on paper. */
  readonly took: number | null
  readonly isOnPaper: boolean
  readonly slip: null
}

/** A set of which a student has answered a problem. */
export interface AnsweredSet extends SetId {
  readonly title: string
}

/** The reads and rules with which answers to own problems are read. */
interface OwnSources {
  readonly store: Pick<Store, 'answeredRounds' | 'paperAnswers' | 'worksheets' | 'setVersions' | 'tasks'>
  readonly playables: PlayablesByKind
  readonly releases: readonly Release[]
}

/** What the teachers of a class see of a student's answers to own problems. */
export interface SeenSets {
  /** The sets in the order of their titles. */
  readonly sets: readonly AnsweredSet[]
  /** Returns whether the class sees the answers in a round, or on paper. */
  readonly seesRound: (round: AnsweredRound) => boolean
  readonly seesPart: (part: PaperPart) => boolean
}

type PaperPart = Pick<MarkedPart, 'teacherId' | 'worksheetId' | 'key'>

const nameOf = ({ teacher, id }: SetId) => `${teacher} ${id}`

/**
 * Returns the answered sets that the teachers of a class see: those that tasks of the class have, in any version, and
 * those on the student's worksheets of the class.
 */
export async function seenSets({ store }: OwnSources, studentId: string, classId: string): Promise<SeenSets> {
  const [played, marked] = await Promise.all([
    store.answeredRounds.sets(studentId),
    store.paperAnswers.partsOfSets(studentId),
  ])
  if (played.length + marked.length === 0) return { sets: [], seesRound: () => false, seesPart: () => false }
  const [titles, sheets] = await Promise.all([
    store.tasks.listOf(classId, mostClosedTasks).then(titlesIn),
    store.worksheets.idsOf(classId),
  ])
  const isInTask = (set: SetId | null) => set !== null && titles.has(nameOf(set))
  const seesPart = ({ teacherId, worksheetId, key }: PaperPart) =>
    sheets.has(`${teacherId} ${worksheetId}`) || isInTask(setOfPart(key))
  const versions = [...played.filter(isInTask), ...marked.filter(seesPart).flatMap(({ key }) => setOfPart(key) ?? [])]
  const byName = new Map(versions.map((set) => [nameOf(set), set]))
  const sets = await Promise.all(
    Array.from(byName, async ([name, set]): Promise<AnsweredSet[]> => {
      const title = titles.get(name) ?? (await store.setVersions.select(set))?.title
      return title === undefined ? [] : [{ teacher: set.teacher, id: set.id, title }]
    }),
  )
  return {
    sets: sets.flat().sort((a, b) => a.title.localeCompare(b.title) || (nameOf(a) < nameOf(b) ? -1 : 1)),
    seesRound: ({ key }) => isInTask(setOfKey(key)),
    seesPart,
  }
}

/** Returns the titles of the sets of tasks, by the name of the set. */
function titlesIn(tasks: readonly { readonly parts: readonly TaskPart[] }[]): ReadonlyMap<string, string> {
  return new Map(
    tasks.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'set' ? [[nameOf(part.set), part.title] as const] : [])),
    ),
  )
}

/**
 * Returns the last answers of a student to problems of the sets that a class sees, the newest one first.
 *
 * @param of one of these sets, or null for all of them
 */
export async function lastOwnAnswers(
  { store, playables, releases }: OwnSources,
  studentId: string,
  { sets, seesRound, seesPart }: SeenSets,
  of: SetId | null,
): Promise<OwnAnswer[]> {
  if (sets.length === 0) return []
  const titles = new Map(sets.map((set) => [nameOf(set), set.title]))
  const titleOf = (set: SetId | null) => (set && titles.get(nameOf(set))) ?? ''
  const [rounds, parts] = await Promise.all([
    store.answeredRounds.newestOfSets(studentId, of, mostAnswers),
    store.paperAnswers.newestOfSets(studentId, of, mostAnswers),
  ])
  const read = withinLimits(rounds.filter(seesRound))
  const movesByRound = await store.answeredRounds.moves(studentId, read)
  const answers = (await onPaper({ store, playables }, parts.filter(seesPart))).map(
    ({ marked, question, isRight, answer }): OwnAnswer => ({
      ...{ set: { title: titleOf(setOfPart(marked.key)) }, madeAt: marked.madeAt, question, answer },
      ...{ mark: isRight ? 'right' : 'wrong', took: null, isOnPaper: true, slip: null },
    }),
  )
  for (const round of read) {
    const moves = movesByRound.get(round.roundId)
    if (moves) answers.push(...(await answersOf(round, titleOf(setOfKey(round.key)), moves, playables, releases)))
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
    const { answer } = move
    return [{ set: { title }, madeAt: moves[i]!.madeAt, question, answer, mark, took, isOnPaper: false, slip: null }]
  })
}
