/**
 * A round: one visit to a playable, such as a level, as a reducer for browser and server alike
 * (docs/product/rules-of-play.md, "A round"). The state is plain data, so a round that was written as JSON and read
 * back goes on unchanged. Times are milliseconds since the round's first question came on screen.
 */
import { check } from './check.ts'
import type { Memory } from './dealer.ts'
import type { Playable } from './playable/playable.ts'
import type { Answer, Question } from './question.ts'
import { hashQuestion } from './question-hash.ts'
import { type RandomState, randomFrom } from './random.ts'
import type { Mark } from './vocabulary.ts'

/** The state of a round from which its dealer deals. */
export interface DealState {
  readonly random: RandomState
  readonly memory: Memory
}

export interface Round {
  /** The state from which `question` was dealt. */
  readonly dealtFrom: DealState
  /** The state from which the question after it will be dealt. */
  readonly dealsFrom: DealState
  /** The question to answer. It is on screen from `opensAt` on, unless it `awaitsNext`. */
  readonly question: Question
  readonly opensAt: number
  /** Whether the question comes on screen only with a `next`, at `opensAt` at the earliest. */
  readonly awaitsNext: boolean
  /** Misses of `question` so far. */
  readonly misses: number
  /** The answer marked last. It is shown until `question` is on screen. */
  readonly marked: Marked | null
  readonly streak: number
  /** Best streak of the round. */
  readonly best: number
  readonly timer: boolean
  /** Number and time of the last move. */
  readonly lastMove: number
  readonly lastAt: number
}

export interface Marked {
  readonly question: Question
  readonly answer: Answer | null
  readonly mark: Mark
  /** Whether the streak has just reached the target. The celebration opens `pauses.celebration` after `at`. */
  readonly celebrates: boolean
  readonly at: number
}

/**
 * An action of the player. Moves are numbered from 1 without a gap. `questionHash` names the question that the player
 * saw (`hashQuestion`), because the server deals it again. Fields are only ever added to this format.
 */
export type Move = { readonly number: number; readonly at: number } & (
  | { readonly kind: 'answer'; readonly questionHash: number; readonly answer: Answer }
  | { readonly kind: 'timeUp'; readonly questionHash: number }
  | { readonly kind: 'reveal'; readonly questionHash: number }
  /** The question has come on screen, where the reducer cannot know when. */
  | { readonly kind: 'next' }
  | { readonly kind: 'timer'; readonly on: boolean }
)

/** A move before it has a number, a time and a question. */
export type Intent = Move extends infer M ? (M extends Move ? Omit<M, 'number' | 'at' | 'questionHash'> : never) : never

/** Returns the intent as the next move of a round. */
export function moveAfter(round: Round, intent: Intent, at: number): Move {
  const move = { ...intent, number: round.lastMove + 1, at }
  if (move.kind === 'next' || move.kind === 'timer') return move
  return { ...move, questionHash: hashQuestion(round.question) }
}

export const refusals = [
  'outOfOrder',
  'backInTime',
  'notOnScreen',
  'otherQuestion',
  'nothingAnswered',
  'notANumber',
  'notAllowedNow',
] as const
export type Refusal = (typeof refusals)[number]

interface Refused {
  readonly round?: undefined
  readonly move?: undefined
  readonly refused: Refusal
}

export type Played<R = Round> = { readonly round: R; readonly refused?: undefined } | Refused

/** The move that was made of an intent, with the round after it. */
export type PlayedIntent = { readonly move: Move; readonly round: Round; readonly refused?: undefined } | Refused

/** Returns a new round. Its questions depend on the seed alone (`seedOf` of its rules). */
export function startRound(playable: Playable, seed: RandomState): Round {
  return resumeRound(playable, newRound(seed))
}

/** A round whose question is not dealt yet. It will be dealt from `dealtFrom`. */
type UndealtRound = Omit<Round, 'dealsFrom' | 'question'>

/** A round as it is stored: without its question, which is dealt again, and without the answer marked last. */
export type SavedRound = Omit<Round, 'dealsFrom' | 'question' | 'marked'>

/** Returns a round without moves, as it would be stored. */
export function newRound(seed: RandomState): SavedRound {
  return {
    dealtFrom: { random: seed, memory: [] },
    opensAt: 0,
    awaitsNext: false,
    misses: 0,
    streak: 0,
    best: 0,
    timer: false,
    lastMove: 0,
    lastAt: 0,
  }
}

export function saveRound(round: UndealtRound): SavedRound {
  const { dealtFrom, opensAt, awaitsNext, misses, streak, best, timer, lastMove, lastAt } = round
  return { dealtFrom, opensAt, awaitsNext, misses, streak, best, timer, lastMove, lastAt }
}

/** Returns the round to play on. It shows no marked answer. */
export function resumeRound(playable: Playable, saved: SavedRound): Round {
  return dealt(playable, { ...saved, marked: null })
}

/**
 * Plays a move that was made elsewhere. Returns the reason instead of a round where the move does not belong to this
 * round, or is not possible now.
 */
export function play(playable: Playable, round: Round, move: Move): Played {
  const played = playForeign(playable, round, move)
  return played.round ? { round: dealt(playable, played.round, round) } : played
}

/** Makes the intent of the player the next move of the round, and plays it. */
export function playIntent(playable: Playable, round: Round, intent: Intent, at: number): PlayedIntent {
  const move = moveAfter(round, intent, at)
  const played = playNext(playable, round, move)
  return played.round ? { move, round: dealt(playable, played.round, round) } : played
}

function playForeign(playable: Playable, round: Round, move: Move): Played<UndealtRound> {
  if (move.number !== round.lastMove + 1) return { refused: 'outOfOrder' }
  // A move before its question is on screen is refused for that reason.
  if ('questionHash' in move && isOpen(round, move.at) && move.questionHash !== hashQuestion(round.question))
    return { refused: 'otherQuestion' }
  return playNext(playable, round, move)
}

function playNext(playable: Playable, round: Round, move: Move): Played<UndealtRound> {
  if (move.at < round.lastAt) return { refused: 'backInTime' }
  const after = transition(playable, round, move)
  if (typeof after === 'string') return { refused: after }
  return { round: { ...after, lastMove: move.number, lastAt: move.at } }
}

/** A move that was played again. Both are null for a move that has no mark, such as the next question. */
export interface ReplayedMove {
  readonly move: Move
  /** The question that the move was about. */
  readonly question: Question | null
  readonly mark: Mark | null
  /** Milliseconds from the moment when the question could be answered to the answer. Null for any other move. */
  readonly took: number | null
  /** Whether the question had no miss before. */
  readonly isFirst: boolean
  /** Whether the streak has just reached the target. */
  readonly celebrates: boolean
}

export interface Replay {
  /** The moves before the first impossible one, in order. */
  readonly accepted: readonly ReplayedMove[]
  /** The round after the accepted moves. */
  readonly saved: SavedRound
  readonly refused: { readonly number: number; readonly reason: Refusal } | null
}

/** Plays moves as the browser did, from a saved or new round on. Each question is dealt again. */
export function replay(playable: Playable, saved: SavedRound, moves: readonly Move[]): Replay {
  const accepted: ReplayedMove[] = []
  let after: UndealtRound = { ...saved, marked: null }
  let round: Round | undefined
  for (const move of moves) {
    // The question after the last move is left to the next replay.
    round = dealt(playable, after, round)
    const { question } = round
    const played = playForeign(playable, round, move)
    if (!played.round)
      return { accepted, saved: saveRound(round), refused: { number: move.number, reason: played.refused } }
    after = played.round
    const isMarked = 'questionHash' in move
    accepted.push({
      move,
      question: isMarked ? question : null,
      mark: isMarked ? (after.marked?.mark ?? null) : null,
      took: move.kind === 'answer' ? move.at - round.opensAt : null,
      isFirst: isMarked && round.misses === 0,
      celebrates: isMarked && after.marked?.celebrates === true,
    })
  }
  return { accepted, saved: saveRound(after), refused: null }
}

/** Returns whether the question can be answered at a time. */
export function isOpen(round: Round, at: number): boolean {
  return !round.awaitsNext && at >= round.opensAt
}

/** Returns whether the question has been missed often enough for "Show me". */
export function offersReveal({ rules }: Playable, round: Round): boolean {
  return round.misses >= rules.missesBeforeReveal
}

/** Returns whether "Show me" is possible at a time. */
export function canReveal(playable: Playable, round: Round, at: number): boolean {
  return isOpen(round, at) && offersReveal(playable, round)
}

/** Returns the time at which the running countdown ends, or null if none runs. */
export function deadline({ rules }: Playable, round: Round): number | null {
  return round.timer && !round.awaitsNext ? round.opensAt + rules.pauses.timedQuestion : null
}

function transition(playable: Playable, round: Round, move: Move): UndealtRound | Refusal {
  if (move.kind === 'timer') return playable.timed ? switchTimer(round, move) : 'notAllowedNow'
  if (move.kind === 'next') return openNext(round, move.at)
  if (!isOpen(round, move.at)) return 'notOnScreen'
  switch (move.kind) {
    case 'timeUp':
      return round.timer ? miss(playable, round, move.at, null, 'timeUp') : 'notAllowedNow'
    case 'reveal':
      return canReveal(playable, round, move.at) ? reveal(playable, round, move.at) : 'notAllowedNow'
    case 'answer':
      return answer(playable, round, move.at, move.answer)
  }
}

function openNext(round: Round, at: number): UndealtRound | Refusal {
  if (!round.awaitsNext) return 'notAllowedNow'
  if (at < round.opensAt) return 'notOnScreen'
  return { ...round, awaitsNext: false, opensAt: at, marked: null }
}

function answer(playable: Playable, round: Round, at: number, given: Answer): UndealtRound | Refusal {
  const verdict = check(round.question, given, playable.rules)
  if (verdict === 'blank') return 'nothingAnswered'
  if (verdict === 'notANumber') return 'notANumber'
  const end = deadline(playable, round)
  if (end !== null && at > end) return miss(playable, round, at, given, 'timeUp')
  if (verdict === 'wrong') return miss(playable, round, at, given, 'wrong')
  return hit(playable, round, at, given)
}

/** The streak grows by 1, and the next question follows the pause. At the target it waits for a `next`. */
function hit(playable: Playable, round: Round, at: number, given: Answer): UndealtRound {
  const { pauses } = playable.rules
  // Times Table counts only while its timer is on (docs/product/rules-of-play.md, "Timer").
  const streak = playable.timed && !round.timer ? 0 : round.streak + 1
  const celebrates = streak === playable.target
  return {
    ...withNextQuestion(round),
    streak,
    best: Math.max(round.best, streak),
    marked: { question: round.question, answer: given, mark: 'right', celebrates, at },
    opensAt: at + (celebrates ? pauses.celebration : pauses.right),
    awaitsNext: celebrates || round.timer,
  }
}

/** The streak is 0. Times Table shows the answer and moves on. Everywhere else the same question stays. */
function miss(
  playable: Playable,
  round: Round,
  at: number,
  given: Answer | null,
  mark: 'wrong' | 'timeUp',
): UndealtRound {
  const { pauses } = playable.rules
  const marked: Marked = { question: round.question, answer: given, mark, celebrates: false, at }
  if (!playable.timed) {
    return { ...round, streak: 0, misses: round.misses + 1, marked, opensAt: at + pauses.wrong }
  }
  return {
    ...withNextQuestion(round),
    streak: 0,
    marked,
    opensAt: at + pauses.shownAnswer,
    awaitsNext: round.timer,
  }
}

function reveal(playable: Playable, round: Round, at: number): UndealtRound {
  return {
    ...withNextQuestion(round),
    dealtFrom: stateOfSamePattern(playable, round),
    streak: 0,
    marked: { question: round.question, answer: null, mark: 'shown', celebrates: false, at },
    opensAt: at,
    awaitsNext: true,
  }
}

/**
 * Returns a state that deals a question with the pattern of the shown one (docs/product/rules-of-play.md, "Your turn").
 * The dealer tries again with the random numbers that follow. If no try succeeds, the next question is the usual one.
 */
function stateOfSamePattern({ dealer, rules }: Playable, { dealsFrom, question }: Round): DealState {
  const { patternOf } = dealer
  if (!patternOf) return dealsFrom
  const pattern = patternOf(question)
  const memory = dealer.memoryForPattern?.(dealsFrom.memory) ?? dealsFrom.memory
  const random = randomFrom(dealsFrom.random)
  for (let tries = 0; tries < rules.triesForPattern; tries++) {
    const state = random.state()
    if (patternOf(dealer.deal(random, memory).question) === pattern) return { random: state, memory }
  }
  return dealsFrom
}

function switchTimer(round: Round, move: { on: boolean; at: number }): UndealtRound {
  return {
    ...withNextQuestion(round),
    streak: 0,
    timer: move.on,
    marked: null,
    opensAt: move.at,
    awaitsNext: move.on,
  }
}

function withNextQuestion(round: Round): UndealtRound {
  return { ...round, dealtFrom: round.dealsFrom, misses: 0 }
}

/** Returns the round with its question, which `before` may have already. */
function dealt(playable: Playable, round: UndealtRound, before?: Round): Round {
  if (before?.dealtFrom === round.dealtFrom) return { ...round, dealsFrom: before.dealsFrom, question: before.question }
  const random = randomFrom(round.dealtFrom.random)
  const { question, memory } = playable.dealer.deal(random, round.dealtFrom.memory)
  return { ...round, dealsFrom: { random: random.state(), memory }, question }
}
