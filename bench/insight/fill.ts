import { randomUUID } from 'node:crypto'
import { currentRules, levelsOf, loadLevels, operations, type PlayableLevel, refOf, releases } from '#maths'
import { loadSlips, type Slip } from '#maths/solve'
import { createJudge, timedMoves } from '../../server/rounds/judge.ts'
import { level as levelKind } from '../../server/rounds/kinds/level.ts'
import { openDatabase, openStore } from '../../server/store/open.ts'
import { copyRounds, youngestCopy } from '../../server/store/test/copied-rounds.ts'
import { fillWithCrowd } from '../../server/store/test/crowd.ts'
import type { FreshDatabase } from '../../server/store/test/fresh-database.ts'
import { type Draw, playRandomly } from '../../server/test/random-play.ts'

const day = 24 * 3600_000
/** The levels that each student of the class has played in 14 days, and the moves of each of these rounds. */
const levelsOfStudent = 12
const movesOfRound = 16
/** Four of the twelve ask multiplication facts, in Times Table. */
const factLevels = 4
/**
 * Fills a database with a class of forty among many others: about this number of records, a round for each record, and
 * ten moves for each round. The students of the class also play twelve levels within the last 14 days. The judge works
 * out their rounds like those of a save.
 */
export async function fillWithRounds(database: FreshDatabase, records: number, classId: string, now: number) {
  const db = await openDatabase(database)
  try {
    await fillWithCrowd(db, records, classId)
    const students = await db
      .selectFrom('memberships')
      .where('class_id', '=', classId)
      .select('student_id')
      .orderBy('student_id')
      .execute()
    const templates = await playClass(
      database,
      students.map(({ student_id }) => student_id),
      now,
    )
    await copyRounds(db, students[0]!.student_id, templates, now)
  } finally {
    await db.destroy()
  }
}

/** Sets tasks of ten levels each, which began before the class played. The first students have played all of these. */
export async function setTasks(database: FreshDatabase, classId: string, ids: readonly string[], now: number) {
  const store = await openStore({ ...database, clock: () => now })
  const others = operations.filter((operation) => operation !== 'timestable').flatMap((name) => levelsOf(name))
  const levels = [...levelsOf('timestable').slice(0, factLevels), ...others.slice(factLevels, 10)]
  const about = { classId, title: 'Ten levels', parts: levels.map(refOf), rightAnswers: null, countsEarlier: false }
  try {
    for (const id of ids)
      await store.tasks.create(
        { ...about, id, beginsAt: now - 15 * day, dueDate: null, closedAt: null, students: null },
        'hana',
      )
  } finally {
    await store.close()
  }
}

/** Plays the last days of the class, and a round of every level. Returns the ids of the latter. */
async function playClass(database: FreshDatabase, students: readonly string[], now: number): Promise<string[]> {
  const clock = { now }
  const store = await openStore({ ...database, clock: () => clock.now })
  const playables = await levelKind.open(releases)
  const judge = createJudge(
    () => clock.now,
    releases,
    (fault) => {
      throw fault
    },
  )
  const levels: { level: PlayableLevel; slips: readonly Slip[] }[] = []
  for (const operation of operations) {
    const slips = await loadSlips(operation)
    for (const level of await loadLevels(operation)) levels.push({ level, slips })
  }
  const draw = drawFrom(7)

  async function playOnce(studentId: string, { level, slips }: (typeof levels)[number], at: number, count: number) {
    clock.now = at
    const roundId = randomUUID()
    const moves = playRandomly(level, slips, { account: studentId, roundId, count, oneWrongIn: 5 }, draw)
    const playable = (await playables.find(level.ref))!
    const about = { studentId, roundId, playable, rules: currentRules.version }
    const judged = judge(about, null, timedMoves(moves, at, 1000))
    if (!judged || judged.refused) throw new Error(`${level.operation} ${level.id} was refused`)
    await store.rounds.save([judged.save])
    return roundId
  }

  try {
    const timed = levels.filter(({ level }) => level.operation === 'timestable')
    const others = levels.filter(({ level }) => level.operation !== 'timestable')
    for (const [i, student] of students.entries()) {
      for (let n = 0; n < levelsOfStudent; n++) {
        // Neighbours play the same levels, as in a class.
        const from = n < factLevels ? timed : others
        const chosen = from[(Math.floor(i / 8) * 12 + n) % from.length]!
        await playOnce(student, chosen, now - (n + 1) * day - i * 60_000, movesOfRound)
      }
    }
    const templates: string[] = []
    for (const one of levels) templates.push(await playOnce(students[0]!, one, now - youngestCopy, 10))
    return templates
  } finally {
    await store.close()
  }
}

function drawFrom(seed: number): Draw {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
