/**
 * A student's latest answers to own problems, in rounds and on paper. Their questions are dealt again from the seeds of
 * their rounds and worksheets.
 */
import { mostClosedTasks } from '#contract'
import {
  type Answer,
  type Question,
  type RefKey,
  type Release,
  type SetId,
  type SetRef,
  setName,
  setOfKey,
  setOfPart,
  setPartsIn,
  type TaskPart,
} from '#maths'
import { type PaperKey, paperRoundId } from '../store/insight/paper-rounds.ts'
import type { Store } from '../store/open.ts'
import type { AnsweredRound } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import { mostAnswers, onPaper, withinLimits } from './answers.ts'
import type { PlayablesByKind } from './kinds/kind.ts'
import { replayStored } from './replay-stored.ts'

/** An answer to an own problem, whose fields are those of an answer in a level. */
export interface GivenOwnAnswer {
  readonly set: { readonly title: string }
  readonly madeAt: number
  readonly question: Question
  /** Null on paper if it is not known what was written. */
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

/** The answers of a student to own problems that the teachers of a class may see, by where they are stored. */
export interface SeenSets {
  /** The sets in the order of their titles. */
  readonly sets: readonly AnsweredSet[]
  /** The keys of the student's rounds, and the parts of worksheets, whose answers the class sees. */
  readonly rounds: readonly RefKey[]
  readonly parts: readonly PaperKey[]
}

/**
 * Returns the answered sets that the teachers of a class see: those that tasks of the class have, in any version, and
 * those on the student's worksheets of the class.
 */
export async function seenSets({ store }: OwnSources, studentId: string, classId: string): Promise<SeenSets> {
  const [played, marked] = await Promise.all([
    store.answeredRounds.keysOfSets(studentId),
    store.paperAnswers.partsOfSets(studentId),
  ])
  if (played.length + marked.length === 0) return { sets: [], rounds: [], parts: [] }
  const [titles, sheets] = await Promise.all([
    store.tasks.listOf(classId, mostClosedTasks).then(titlesIn),
    store.worksheets.idsOf(classId),
  ])
  const isInTask = (set: SetId | null) => set !== null && titles.has(setName(set))
  const rounds = played.filter((key) => isInTask(setOfKey(key)))
  const parts = marked.filter(
    ({ teacherId, worksheetId, key }) => sheets.has(`${teacherId} ${worksheetId}`) || isInTask(setOfPart(key)),
  )
  const versions = [...rounds.map(setOfKey), ...parts.map(({ key }) => setOfPart(key))].filter((set) => set !== null)
  const byName = new Map(versions.map((set) => [setName(set), set]))
  const sets = await Promise.all(
    Array.from(byName, async ([name, set]): Promise<AnsweredSet[]> => {
      const title = titles.get(name) ?? (await store.setVersions.select(set))?.title
      return title === undefined ? [] : [{ teacher: set.teacher, id: set.id, title }]
    }),
  )
  return {
    sets: sets.flat().sort((a, b) => a.title.localeCompare(b.title) || (setName(a) < setName(b) ? -1 : 1)),
    rounds,
    parts,
  }
}

/** Returns the titles of the sets of tasks, by the name of the set. */
function titlesIn(tasks: readonly { readonly parts: readonly TaskPart[] }[]): ReadonlyMap<string, string> {
  return new Map(
    tasks.flatMap(({ parts }) => setPartsIn(parts).map(({ set, title }) => [setName(set), title] as const)),
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
  seen: SeenSets,
  of: SetId | null,
): Promise<GivenOwnAnswer[]> {
  const { sets } = seen
  if (sets.length === 0) return []
  const isChosen = (set: SetId | null) => of === null || (set !== null && setName(set) === setName(of))
  const keys = seen.rounds.filter((key) => isChosen(setOfKey(key)))
  const seenParts = seen.parts.filter(({ key }) => isChosen(setOfPart(key)))
  const paperIds = new Set(seenParts.map(paperRoundId))
  const titles = new Map(sets.map((set) => [setName(set), set.title]))
  const titleOf = (set: SetId | null) => (set && titles.get(setName(set))) ?? ''
  // The answers that only other classes see are left out before the limit, so that they crowd none out.
  const [rounds, parts] = await Promise.all([
    store.answeredRounds.newestOfSets(studentId, keys, mostAnswers),
    store.paperAnswers.newestOfSets(studentId, seenParts, mostAnswers),
  ])
  const read = withinLimits(rounds)
  const movesByRound = await store.answeredRounds.moves(studentId, read)
  const seenOnPaper = parts.filter((part) => paperIds.has(paperRoundId(part)))
  const answers = (await onPaper({ store, playables }, seenOnPaper)).map(
    ({ marked, question, isRight, answer }): GivenOwnAnswer => ({
      ...{ set: { title: titleOf(setOfPart(marked.key)) }, madeAt: marked.madeAt, question, answer },
      ...{ mark: isRight ? 'right' : 'wrong', took: null, isOnPaper: true, slip: null },
    }),
  )
  for (const round of read) {
    const moves = movesByRound.get(round.roundId)
    if (moves) answers.push(...(await ownAnswersOf(round, titleOf(setOfKey(round.key)), moves, playables, releases)))
  }
  return answers.sort((a, b) => b.madeAt - a.madeAt).slice(0, mostAnswers)
}

async function ownAnswersOf(
  round: AnsweredRound,
  title: string,
  moves: readonly TimedMove[],
  playables: PlayablesByKind,
  releases: readonly Release[],
): Promise<GivenOwnAnswer[]> {
  const set = setOfKey(round.key)
  const playable = set && (await playables.set?.find({ kind: 'set', set } as SetRef))
  const replayed = playable && replayStored(round, moves, playable, releases)
  if (!replayed) return []
  return replayed.accepted.flatMap(({ move, question, mark, took }, i): GivenOwnAnswer[] => {
    if (!question || move.kind !== 'answer' || (mark !== 'right' && mark !== 'wrong')) return []
    const { answer } = move
    return [{ set: { title }, madeAt: moves[i]!.madeAt, question, answer, mark, took, isOnPaper: false, slip: null }]
  })
}
