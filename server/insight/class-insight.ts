/** Reads what the rules of Insight need about a class beyond its rounds of the last weeks. */
import {
  type Completion,
  type Day,
  type DayOf,
  isLongUnseen,
  isStageDone,
  type PracticeRound,
  questionsOf,
  type Ready,
  readyCandidates,
  readyOf,
  recentQuestions,
  type StudentQuestions,
  slipGroups,
  stuckGroups,
  type Unseen,
  unseenOf,
} from '#maths/insight'
import type { Store } from '../store/open.ts'

const millisecondsOfDay = 24 * 3600_000

/**
 * The age of the oldest rounds that are read. Insight looks at 14 days of play, and a round may have begun before the
 * first of them.
 */
export const roundsLast = 16 * millisecondsOfDay

/** The age of the oldest rounds by which a stage is judged. */
const stageLasts = 90 * millisecondsOfDay

/** The moment of a request, and the days of play. */
export interface Today {
  readonly now: number
  readonly today: Day
  readonly dayOf: DayOf
}

/** Returns the rounds and the completed levels of a class, and the groups and ready students that follow from them. */
export async function insightIn(store: Store, classId: string, about: Today) {
  const [{ rounds, all }, completions] = await Promise.all([
    store.insight.practiceInClass(classId, about.now - roundsLast),
    store.insight.completedInClass(classId, about.now - roundsLast),
  ])
  const questions = recentQuestions(rounds, about.today, about.dayOf)
  const [groups, ready] = await Promise.all([groupsIn(store, questions), readyIn(store, completions, questions, about)])
  return { all, completions, groups, ready }
}

/** Returns the groups of a class. Records are read only of students who may be stuck. */
async function groupsIn(store: Store, questions: readonly StudentQuestions[]) {
  const { groups, mayBeStuck } = slipGroups(questions)
  const recordsOf = await store.progress.bestsOfEach(mayBeStuck)
  return [...groups, ...stuckGroups(mayBeStuck, recordsOf)]
}

/** Returns the students who are ready to go on. Rounds are read only of those who have completed a stage. */
async function readyIn(
  store: Store,
  completions: readonly Completion[],
  questions: readonly StudentQuestions[],
  { now, today, dayOf }: Today,
): Promise<Ready[]> {
  // The database returns them in any order, and equal data must have the same tag.
  const inOrder = completions.toSorted((a, b) => a.completedAt - b.completedAt || compareIds(a.studentId, b.studentId))
  const candidates = readyCandidates(inOrder, questions, today, dayOf)
  const recordsOf = await store.progress.bestsOfEach(candidates)
  const done = candidates.filter((one) => isStageDone(one, recordsOf(one.studentId, one.operation)))
  const ready = done.map(async (one) => {
    const rounds = await store.insight.roundsOfStudent(one.studentId, now - stageLasts)
    const own = questionsOf(rounds, dayOf).find(({ operation }) => operation === one.operation)
    return readyOf(one, own?.questions ?? [])
  })
  return (await Promise.all(ready)).filter((one) => one !== null)
}

/** Returns the students who were not seen for long. Older rounds are read only of those who may be. */
export async function unseenIn(
  store: Store,
  classId: string,
  rounds: readonly PracticeRound[],
  { today, dayOf }: Today,
): Promise<Unseen[]> {
  const joinedAt = await store.insight.joinedAt(classId)
  const joinedFirst = Array.from(joinedAt).sort(([a, first], [b, second]) => first - second || compareIds(a, b))
  const lastById = lastPlayed(rounds)
  const attendances = joinedFirst.map(async ([studentId, joined]) => {
    const attended = (last: number | null) => ({
      studentId,
      joined: dayOf(joined),
      last: last === null ? null : dayOf(last),
    })
    const recent = attended(lastById.get(studentId) ?? null)
    if (recent.last !== null || !isLongUnseen(recent, today)) return recent
    return attended(await store.insight.lastPlayedAt(studentId))
  })
  return unseenOf(await Promise.all(attendances), today)
}

const compareIds = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Returns when each student made the last move of a round with an answer, by student id. */
function lastPlayed(rounds: readonly PracticeRound[]): ReadonlyMap<string, number> {
  const lastById = new Map<string, number>()
  for (const { studentId, answers, madeAt } of rounds) {
    if (answers > 0) lastById.set(studentId, Math.max(madeAt, lastById.get(studentId) ?? 0))
  }
  return lastById
}
