import { describe, expect, it } from 'vitest'
import { operations } from '../curriculum.ts'
import { loadLevel, loadLevels } from '../load.ts'
import { operandsOf } from '../operands.ts'
import { type Intent, type Move, newRound, playIntent, type Round, replay, saveRound, startRound } from '../play.ts'
import type { PlayableLevel } from '../playable/level.ts'
import { type Question, rightAnswer } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { wrongAnswerLike } from '../test/scripted-round.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const withPatterns = levels.flatMap((level) => {
  const { patternOf } = level.dealer
  return patternOf ? [{ name: `${level.operation} ${level.id}`, level, patternOf }] : []
})

/** Returns questions with the pattern of a shown one and with other numbers, of 500 that can follow it. */
function othersLike({ dealer }: PlayableLevel, shown: Question): string[] {
  const random = randomFrom(seedFrom('others'))
  const numbersOf = (question: Question) => operandsOf(question).toSorted((a, b) => a - b)
  const dealt = Array.from({ length: 500 }, () => dealer.deal(random, dealer.memoryForPattern?.([]) ?? []).question)
  return dealt
    .filter((question) => dealer.patternOf!(question) === dealer.patternOf!(shown))
    .filter((question) => numbersOf(question).join() !== numbersOf(shown).join())
    .map((question) => enNZ.text(question))
}

/** A round with its moves, as the browser keeps them. */
class Player {
  readonly moves: Move[] = []
  readonly level: PlayableLevel
  round: Round
  constructor(level: PlayableLevel) {
    this.level = level
    this.round = startRound(level, seedFrom('your turn'))
  }
  play(intent: Intent): void {
    const at = Math.max(this.round.opensAt, this.round.lastAt) + 1
    const played = playIntent(this.level, this.round, intent, at)
    if (!played.round) throw new Error(played.refused)
    this.moves.push(played.move)
    this.round = played.round
  }
  /** Misses the question twice, and takes the next one after its answer was shown. */
  reveal(): void {
    const answer = wrongAnswerLike(rightAnswer(this.round.question, enNZ))
    this.play({ kind: 'answer', answer })
    this.play({ kind: 'answer', answer })
    this.play({ kind: 'reveal' })
    this.play({ kind: 'next' })
  }
}

describe('the question after a shown answer', () => {
  it.each(withPatterns)(
    'the question after a shown answer has the same pattern in $name, if another has it',
    ({ level, patternOf }) => {
      const player = new Player(level)
      for (let i = 0; i < 200; i++) {
        const shown = player.round.question
        player.reveal()
        const isSame = patternOf(player.round.question) === patternOf(shown)
        if (!isSame) expect(othersLike(level, shown), enNZ.text(shown)).toEqual([])
        expect(hashQuestion(player.round.question)).not.toBe(hashQuestion(shown))
        // A right answer deals a question with any pattern, so that the next reveal begins with another one.
        player.play({ kind: 'answer', answer: rightAnswer(player.round.question, enNZ) })
        if (player.round.awaitsNext) player.play({ kind: 'next' })
      }
      const replayed = replay(level, newRound(level.rules.seedOf(null, 'your turn')), player.moves)
      expect(replayed.refused).toBeNull()
      expect(replayed.saved).toEqual(saveRound(player.round))
    },
  )
  it('the usual question follows a shown answer whose pattern no other question has', async () => {
    const level = (await loadLevel('addition', '2.5'))!
    const count = { named: 0 }
    const lonely: PlayableLevel = { ...level, dealer: { ...level.dealer, patternOf: () => String(count.named++) } }
    const player = new Player(lonely)
    player.reveal()
    expect(count.named).toBe(1 + lonely.rules.triesForPattern)
    expect(player.round.dealtFrom).toEqual(startRound(level, seedFrom('your turn')).dealsFrom)
  })
  it('a level without patterns deals as after a right answer', async () => {
    const level = (await loadLevel('length', '1.1'))!
    expect(level.dealer.patternOf).toBeUndefined()
    const player = new Player(level)
    const { dealsFrom } = player.round
    player.reveal()
    expect(player.round.dealtFrom).toEqual(dealsFrom)
  })
  it('Times Table has no patterns, because it never asks the same question twice', () =>
    expect(withPatterns.some(({ level }) => level.timed)).toBe(false))
})

describe('the names of patterns', () => {
  it.each([
    ['addition', '2.5', ['cc', 'c', '-c']],
    ['subtraction', '3.5', ['b', '-b']],
    ['subtraction', '3.7', ['b0']],
    ['addition', '1.2', ['near double', 'through ten']],
    ['addition', '2.1', ['to a ten', 'to ones']],
    ['subtraction', '1.2', ['back', 'up']],
    ['subtraction', '2.2', ['from a ten', 'through ten']],
    ['multiplication', '1.3', ['tens', 'turned, tens', 'turned, half', 'some more', 'one in each']],
    ['multiplication', '2.2', ['-', 'tens']],
    ['multiplication', '3.3', ['cc', 'c-', '-c']],
    ['division', '1.1', ['fact', 'fact, of 1', 'fact, of 2', 'fact, of 10']],
    ['division', '3.5', ['0 too small, regroups', '1 too small, regroups']],
    ['bedmas', '1.2', ['4 numbers', '3 numbers, from the left']],
    ['length', '2.7', ['m to cm', 'cm to m']],
    ['length', '3.3', ['total in the larger unit', 'rectangle in the smaller unit']],
    ['numberphase1', '2.1', ['next in steps of 1', 'missing in steps of 10']],
    ['numberphase1', '0.7', ['smallest', 'largest']],
  ] as const)('%s %s has questions with the patterns that its column shows', async (operation, id, expected) => {
    const level = (await loadLevel(operation, id))!
    const player = new Player(level)
    const seen = new Set<string>()
    for (let i = 0; i < 100; i++) {
      seen.add(level.dealer.patternOf!(player.round.question))
      player.play({ kind: 'answer', answer: rightAnswer(player.round.question, enNZ) })
      if (player.round.awaitsNext) player.play({ kind: 'next' })
    }
    expect([...seen]).toEqual(expect.arrayContaining([...expected]))
  })
})
