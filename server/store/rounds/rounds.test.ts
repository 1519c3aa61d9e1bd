import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveRound } from '#maths'
import { startContenders } from '../test/contenders.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { addAccounts, additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'
import type { RoundSave, SaveResult } from './round-save.ts'

const level = await additionLevel('1.1')
const stale: SaveResult = { stale: true }
const saved = (best: number, closed = false): SaveResult => ({
  stale: false,
  closed,
  best,
  completed: best >= level.target,
})

onBothEngines((opened) => {
  const save = async (one: RoundSave) => (await opened.store.rounds.save([one]))[0]
  const bestOf = async (studentId: string) =>
    (await opened.store.progress.bestsIn(studentId, 'addition'))['1.1']?.streak
  const close = (roundId: string) =>
    opened.db.updateTable('rounds').set({ closed: 1 }).where('round_id', '=', roundId).execute()
  const progressRow = (studentId: string) =>
    opened.db.selectFrom('progress').selectAll().where('student_id', '=', studentId).executeTakeFirstOrThrow()

  test('a saved round is read back with its state, its moves, its operands and its marks', async () => {
    const round = playRight(level, 6)
    const { studentId, roundId, moves, states } = round
    expect(await opened.store.rounds.select(studentId, roundId)).toBeNull()
    expect(await save(saveOf(round, 0, 3))).toEqual(saved(3))
    expect(await save(saveOf(round, 3, 7))).toEqual(saved(6))
    expect(await opened.store.rounds.select(studentId, roundId)).toEqual({
      key: ['addition', '1.1'],
      rules: 1,
      lastMove: 7,
      state: saveRound(states[7]!),
      best: 6,
      completed: true,
      completedAt: moves[4]?.madeAt,
      closed: false,
      pace: { typed: 7, quick: 0 },
      summary: { answers: 7, rightAnswers: 7, busy: 0, missed: 0, entries: '' },
    })
    const all = moves.map(({ move }) => move)
    expect(await opened.store.rounds.selectMoves(studentId, roundId, 1, 7)).toEqual(all)
    expect(await opened.store.rounds.selectMoves(studentId, roundId, 3, 4)).toEqual(all.slice(2, 4))
    const rows = await opened.db
      .selectFrom('moves')
      .selectAll()
      .where('round_id', '=', roundId)
      .orderBy('number')
      .execute()
    expect(
      rows.map(({ number, at, operands, mark }) => ({ number, at, operands: operands && JSON.parse(operands), mark })),
    ).toEqual(moves.map(({ move, operands, mark }) => ({ number: move.number, at: move.at, operands, mark })))
  })

  test("another student's round of the same id is another round", async () => {
    const [mine, theirs] = [playRight(level, 3), playRight(level, 1)]
    await save(saveOf(mine, 0, 3))
    expect(await save({ ...saveOf(theirs, 0, 1), roundId: mine.roundId })).toEqual(saved(1))
    expect(await opened.store.rounds.select(mine.studentId, mine.roundId)).toMatchObject({
      lastMove: 3,
      state: { best: 3 },
    })
    expect(await opened.store.rounds.select(newClaims().id, mine.roundId)).toBeNull()
  })

  test('a typed answer is stored unchanged, macrons, emoji and quotes included', async () => {
    const round = playRight(level, 1)
    const answered = round.moves[0]?.move
    if (answered?.kind !== 'answer') throw new Error('not an answer')
    const typed = { ...answered, answer: { kind: 'number' as const, number: `whā "4"; 🐑👩🏽‍🏫'--` } }
    await save({ ...saveOf(round, 0, 1), moves: [{ move: typed, madeAt: 1, operands: null, mark: 'wrong' }] })
    expect(await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 1)).toEqual([typed])
  })

  test('a level is completed at its target, and its record has the stage and the time of the best', async () => {
    const round = playRight(level, 6)
    const record = { student_id: round.studentId, operation: 'addition', level_id: '1.1', stage_id: '1' }
    opened.clock.now = 1_770_000_000_000
    await save(saveOf(round, 0, 4))
    expect(await progressRow(round.studentId)).toEqual({
      ...record,
      streak: 4,
      completed: 0,
      completed_at: null,
      updated_at: 1_770_000_000_000,
    })
    opened.clock.now = 1_770_000_000_999
    await save(saveOf(round, 4, 5))
    expect(await progressRow(round.studentId)).toEqual({
      ...record,
      streak: 5,
      completed: 1,
      completed_at: round.moves[4]?.madeAt,
      updated_at: 1_770_000_000_999,
    })
  })

  test('a later round never lowers a best streak', async () => {
    const best = playRight(level, 5)
    const later = playRight(level, 3, best.studentId)
    await save(saveOf(best, 0, 5))
    const before = await progressRow(best.studentId)
    opened.clock.now += 1000
    expect(await save(saveOf(later, 0, 3))).toEqual(saved(5))
    expect(await progressRow(best.studentId)).toEqual(before)
    expect(await opened.store.rounds.select(best.studentId, later.roundId)).toMatchObject({ state: { best: 3 } })
  })

  test('a round without a right answer is stored and creates no progress record', async () => {
    const round = playRight(level, 1)
    const missed = { ...saveOf(round, 0, 1), best: 0 }
    expect(await save(missed)).toEqual(saved(0))
    expect(await bestOf(round.studentId)).toBeUndefined()
    expect(await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 9)).toHaveLength(1)
  })

  test('a round of rules that this server does not know is stored and does not count', async () => {
    const round = playRight(level, 2)
    expect(await save({ ...saveOf(round, 0, 2), state: null, rules: 99 })).toEqual(saved(0))
    expect(await opened.store.rounds.select(round.studentId, round.roundId)).toMatchObject({ state: null, rules: 99 })
    expect(await bestOf(round.studentId)).toBeUndefined()
  })

  test('a save that comes again, too late or too early is stale and changes nothing', async () => {
    const round = playRight(level, 5)
    await save(saveOf(round, 0, 3))
    const before = await opened.store.rounds.select(round.studentId, round.roundId)
    expect(await save(saveOf(round, 0, 3))).toEqual(stale)
    expect(await save(saveOf(round, 2, 5))).toEqual(stale)
    expect(await save(saveOf(round, 4, 5))).toEqual(stale)
    expect(await save(saveOf(playRight(level, 5), 2, 5))).toEqual(stale)
    expect(await opened.store.rounds.select(round.studentId, round.roundId)).toEqual(before)
    expect(await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 9)).toHaveLength(3)
    expect(await bestOf(round.studentId)).toBe(3)
  })

  test('a move that arrives after a teacher closed its round is stored and does not count', async () => {
    const round = playRight(level, 5)
    await save(saveOf(round, 0, 2))
    await close(round.roundId)
    expect(await save(saveOf(round, 2, 5))).toEqual(saved(2, true))
    expect(await opened.store.rounds.select(round.studentId, round.roundId)).toMatchObject({
      lastMove: 5,
      state: { best: 5 },
      closed: true,
    })
    expect(await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 9)).toHaveLength(5)
    expect(await bestOf(round.studentId)).toBe(2)
  })

  test('a save of many rounds of many students returns its results in the order of the rounds', async () => {
    const students = Array.from({ length: 40 }, () => newClaims().id)
    const played = students.flatMap((student, i) => [
      playRight(level, 1 + (i % 4), student),
      playRight(level, 3, student),
    ])
    const late = playRight(level, 4)
    const saves = played.map((round) => saveOf(round, 0, round.moves.length))
    const results = await opened.store.rounds.save([...saves.slice(0, 30), saveOf(late, 2, 4), ...saves.slice(30)])
    const bests = played.map((_, i) => saved(Math.max(3, 1 + (Math.floor(i / 2) % 4))))
    expect(results).toEqual([...bests.slice(0, 30), stale, ...bests.slice(30)])
    for (const { studentId, roundId, moves } of played) {
      const stored = await opened.store.rounds.selectMoves(studentId, roundId, 1, 99)
      expect(stored).toEqual(moves.map(({ move }) => move))
    }
  })

  test('a save of no rounds returns no results', async () => {
    expect(await opened.store.rounds.save([])).toEqual([])
  })

  test('one of two saves of a round at the same moment is stored, and the other is stale', async () => {
    const round = playRight(level, 4)
    const [one, two] = [saveOf(round, 0, 2), saveOf(round, 0, 3)]
    expect(await Promise.all([save(one), save(two), save(one)])).toEqual([saved(2), stale, stale])
    expect(await opened.store.rounds.save([saveOf(round, 2, 4), saveOf(round, 2, 3)])).toEqual([saved(4), stale])
    const stored = await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 9)
    expect(stored).toEqual(round.moves.map(({ move }) => move))
  })

  test('a save and its predecessor that arrive at the same moment, in any order, are both stored', async () => {
    const round = playRight(level, 4)
    expect(await Promise.all([save(saveOf(round, 2, 4)), save(saveOf(round, 0, 2))])).toEqual([saved(4), saved(4)])
    expect(await opened.store.rounds.select(round.studentId, round.roundId)).toMatchObject({
      lastMove: 4,
      state: { best: 4 },
    })
  })

  test('a save that cannot be stored fails alone and leaves nothing behind', async () => {
    const [good, bad, alsoGood] = [playRight(level, 2), playRight(level, 3), playRight(level, 4)]
    const twice = saveOf(bad, 0, 3)
    const broken = { ...twice, moves: [...twice.moves, ...twice.moves.slice(0, 1)] }
    const results = await Promise.allSettled([save(saveOf(good, 0, 2)), save(broken), save(saveOf(alsoGood, 0, 4))])
    expect(results).toEqual([
      { status: 'fulfilled', value: saved(2) },
      { status: 'rejected', reason: expect.any(Error) },
      { status: 'fulfilled', value: saved(4) },
    ])
    expect(await opened.store.rounds.select(bad.studentId, bad.roundId)).toBeNull()
    expect(await bestOf(bad.studentId)).toBeUndefined()
    expect(await save(twice)).toEqual(saved(3))
  })

  test('a best streak is that of the stored rounds, in whatever order their moves arrive', async () => {
    const rounds = Array.from({ length: 3 }, () => playRight(level, 6, 'anyone'))
    const piece = fc.record({ round: fc.nat(2), after: fc.nat(6), length: fc.integer({ min: 1, max: 4 }) })
    const moments = fc.array(fc.array(piece, { minLength: 1, maxLength: 4 }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(moments, async (moments) => {
        const studentId = newClaims().id
        const lastMoves = [0, 0, 0]
        for (const pieces of moments) {
          const saves = pieces.map(({ round, after, length }) => {
            const played = rounds[round] as (typeof rounds)[number]
            return { ...saveOf(played, after, Math.min(after + length, played.moves.length)), studentId }
          })
          const results = await Promise.all(saves.map(save))
          results.forEach((result, i) => {
            const index = pieces[i]?.round ?? 0
            if (!result?.stale)
              lastMoves[index] = Math.max(lastMoves[index] ?? 0, saves[i]?.moves.at(-1)?.move.number ?? 0)
          })
        }
        const bests = rounds.map(({ states }, i) => states[lastMoves[i] ?? 0]?.best ?? 0)
        expect((await bestOf(studentId)) ?? 0).toBe(Math.max(...bests))
        for (const [i, { roundId, moves }] of rounds.entries()) {
          const stored = await opened.store.rounds.selectMoves(studentId, roundId, 1, 99)
          expect(stored).toEqual(moves.slice(0, lastMoves[i]).map(({ move }) => move))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('one of two servers that save the same round stores it, and the other is stale', {
    timeout: 60_000,
  }, async () => {
    const contenders = startContenders(2)
    const saveOn = (saves: readonly RoundSave[]) => ({ noun: 'rounds' as const, method: 'save', args: [saves] })
    try {
      await contenders.open(opened.database)
      for (let i = 0; i < 20; i++) {
        const round = playRight(level, 5)
        await addAccounts(opened.db, [round.studentId])
        if (i % 2) await save(saveOf(round, 0, 1))
        const after = i % 2
        const [short, long] = [saveOf(round, after, 3), saveOf(round, after, 5)]
        const [[first], [second]] = (await contenders.all([saveOn([short]), saveOn([long])])) as [
          SaveResult[],
          SaveResult[],
        ]
        expect([first?.stale, second?.stale].toSorted()).toEqual([false, true])
        const won = first?.stale ? 5 : 3
        expect(await opened.store.rounds.select(round.studentId, round.roundId)).toMatchObject({
          lastMove: won,
          state: { best: won },
        })
        expect(await opened.store.rounds.selectMoves(round.studentId, round.roundId, 1, 9)).toHaveLength(won)
        expect(await bestOf(round.studentId)).toBe(won)
      }
    } finally {
      await contenders.end()
    }
  })

  test('a save on one server does not deadlock with a save of the same students in opposite order on another', {
    timeout: 60_000,
  }, async () => {
    const contenders = startContenders(2)
    try {
      await contenders.open(opened.database)
      for (let i = 0; i < 10; i++) {
        const students = Array.from({ length: 30 }, () => newClaims().id)
        await addAccounts(opened.db, students)
        const saves = students.map((student) => saveOf(playRight(level, 3, student), 0, 3))
        const others = students.map((student) => saveOf(playRight(level, 4, student), 0, 4)).toReversed()
        const again = saves.toReversed()
        const commands = [
          [...saves, ...others],
          [...others.toReversed(), ...again],
        ]
        const results = await contenders.all(
          commands.map((saves) => ({ noun: 'rounds' as const, method: 'save', args: [saves] })),
        )
        const stales = (results as SaveResult[][]).map((results) => results.filter((result) => result.stale).length)
        expect(stales.toSorted((a, b) => a - b)).toEqual([0, 60])
        for (const student of students) expect(await bestOf(student)).toBe(4)
      }
    } finally {
      await contenders.end()
    }
  })
})
