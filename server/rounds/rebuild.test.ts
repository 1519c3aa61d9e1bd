import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentRules, loadLevels, type Move, operations, type PlayableLevel, releases } from '#maths'
import { loadSlips, type Slip } from '#maths/solve'
import { onBothEngines } from '../store/test/on-engines.ts'
import { addAccounts } from '../store/test/samples.ts'
import { movesOn } from '../test/moves.ts'
import { type Draw, playRandomly } from '../test/random-play.ts'
import { setContent } from '../test/sample-args.ts'
import { createJudge, timedMoves } from './judge.ts'
import { level as levelKind } from './kinds/level.ts'
import { set as setKind } from './kinds/set.ts'
import { longestSave, rebuildRounds } from './rebuild.ts'

/** The random rounds of a run. With REBUILD_ROUNDS=10000 the test plays more than `npm test` has time for. */
const allRounds = Number(process.env.REBUILD_ROUNDS ?? 60)
/** Each part is saved at once, and then all rounds so far are rebuilt. */
const parts = 10
const roundsOfPart = Math.ceil(allRounds / parts)

const levels: { level: PlayableLevel; slips: readonly Slip[] }[] = []
for (const operation of operations) {
  const slips = await loadSlips(operation)
  for (const level of await loadLevels(operation)) levels.push({ level, slips })
}

/** A round with the moves that its device sends, in batches of random sizes. */
interface Batches {
  readonly studentId: string
  readonly roundId: string
  readonly level: PlayableLevel
  readonly batches: readonly (readonly Move[])[]
}

const drawFrom = (seed: number): Draw => {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const rounds: fc.Arbitrary<Batches> = fc
  .tuple(fc.nat(levels.length - 1), fc.uuid(), fc.nat(), fc.integer({ min: 1, max: 30 }))
  .map(([which, roundId, seed, count]) => {
    const { level, slips } = levels[which]!
    const draw = drawFrom(seed)
    const studentId = `student${seed % 5}`
    const moves = playRandomly(level, slips, { account: studentId, roundId, count, oneWrongIn: 3 }, draw)
    const batches: Move[][] = []
    for (let from = 0; from < moves.length; ) {
      const size = 1 + draw(10)
      batches.push(moves.slice(from, from + size))
      from += size
    }
    return { studentId, roundId, level, batches }
  })

onBothEngines((opened) => {
  const rows = () => opened.db.selectFrom('rounds').selectAll().orderBy('student_id').orderBy('round_id').execute()
  const rebuild = () =>
    rebuildRounds(
      opened.store,
      releases,
      () => opened.clock.now,
      async () => {},
    )
  const spoil = () =>
    opened.db
      .updateTable('rounds')
      .set({ answers: 77, right_answers: 0, busy: 1, missed: 9, entries: 'r', made_at: 5, completed_at: 5 })
      .execute()

  async function newSaver() {
    const judge = createJudge(
      () => opened.clock.now,
      releases,
      (fault) => {
        throw fault
      },
    )
    const playables = await levelKind.open(releases)
    /** Judges a batch like the server, from the stored round. Returns the function that saves it. */
    const begin = async ({ studentId, roundId, level }: Batches, moves: readonly Move[]) => {
      const playable = (await playables.find(level.ref))!
      const round = { studentId, roundId, playable, rules: currentRules.version }
      const stored = await opened.store.rounds.select(studentId, roundId)
      const judged = judge(round, stored, timedMoves(moves, opened.clock.now, moves.length * 1000))!
      expect(judged.refused).toBeNull()
      return async () => {
        const [result] = await opened.store.rounds.save([judged.save])
        expect(result).toMatchObject({ stale: false })
      }
    }
    const save = async (round: Batches, moves: readonly Move[]) => (await begin(round, moves))()
    return { begin, save }
  }

  test('rounds saved in any grouping and order have the columns that a rebuild gives them', async () => {
    const { save } = await newSaver()
    await fc.assert(
      fc.asyncProperty(fc.array(rounds, { minLength: roundsOfPart, maxLength: roundsOfPart }), async (played) => {
        await addAccounts(opened.db, [...new Set(played.map(({ studentId }) => studentId))])
        await Promise.all(
          played.map(async (round) => {
            for (const batch of round.batches) await save(round, batch)
          }),
        )
        const before = await rows()
        expect(await rebuild()).toEqual({ rounds: before.length, changed: 0 })
        await spoil()
        expect(await rebuild()).toEqual({ rounds: before.length, changed: before.length })
        expect(await rows()).toEqual(before)
      }),
      { numRuns: parts },
    )
  }, 3_000_000)

  test('rounds of sets have the columns that a rebuild gives them, also after their set was deleted', async () => {
    const [teacher, id] = ['f'.repeat(32), randomUUID()]
    const problems = JSON.stringify(setContent.problems)
    await opened.store.sets.create(teacher, id, { title: setContent.title, problemCount: 2, problems })
    await addAccounts(opened.db, ['mia'])
    const playables = await setKind.open(releases, opened.store)
    const judge = createJudge(
      () => opened.clock.now,
      releases,
      (fault) => {
        throw fault
      },
    )
    // The first problem asks for a number.
    const missed = () => ({ kind: 'number', number: '0.5' }) as const
    const ids: string[] = []
    for (const [leftOut, steps] of [
      [[], Array(6).fill('right')],
      [[1], [missed, 'right', missed, missed]],
    ] as const) {
      const roundId = randomUUID()
      ids.push(roundId)
      const playable = (await playables.find({ kind: 'set', set: { teacher, id, version: 1, leftOut } }))!
      const moves = movesOn(playable.load(currentRules)!, 'mia', roundId, steps)
      const judged = judge(
        { studentId: 'mia', roundId, playable, rules: currentRules.version },
        null,
        timedMoves(moves, opened.clock.now, moves.length * 1000),
      )!
      expect(judged.refused).toBeNull()
      await opened.store.rounds.save([judged.save])
    }
    await opened.store.sets.delete(teacher, id)
    const ofSets = () =>
      opened.db.selectFrom('rounds').selectAll().where('round_id', 'in', ids).orderBy('round_id').execute()
    const before = await ofSets()
    expect(before.map(({ completed_at }) => completed_at !== null).sort()).toEqual([false, true])
    expect(await rebuild()).toMatchObject({ changed: 0 })
    await spoil()
    await rebuild()
    expect(await ofSets()).toEqual(before)
  }, 600_000)

  test('rounds that are saved during a rebuild have the same columns as after it', async () => {
    const { save } = await newSaver()
    const played = fc.sample(rounds, 20)
    await addAccounts(opened.db, [...new Set(played.map(({ studentId }) => studentId))])
    for (const round of played) await save(round, round.batches[0]!)
    await spoil()
    const saves = played.map(async (round) => {
      for (const batch of round.batches.slice(1)) await save(round, batch)
    })
    await Promise.all([
      ...saves,
      rebuildRounds(
        opened.store,
        releases,
        () => opened.clock.now,
        () => Promise.all(saves),
      ),
    ])
    expect(await rebuild()).toMatchObject({ changed: 0 })
  }, 600_000)

  test('a save that began before a rebuild and ended during it has the same columns as after it', async () => {
    const { begin, save } = await newSaver()
    const [round] = fc.sample(
      rounds.filter(({ batches }) => batches.length > 1),
      1,
    ) as [Batches]
    await addAccounts(opened.db, [round.studentId])
    await save(round, round.batches[0]!)
    await spoil()
    const finish = await begin(round, round.batches[1]!)
    const saved = opened.clock.now
    const clock = () => saved + longestSave - 1
    let isFinished = false
    await rebuildRounds(opened.store, releases, clock, async () => {
      if (!isFinished) await finish()
      isFinished = true
    })
    expect(await rebuild()).toMatchObject({ changed: 0 })
  }, 600_000)
})
