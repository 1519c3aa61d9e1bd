/** A second kind of playables: decks of sums, in versions. Nothing outside this folder knows it. */
import { z } from 'zod'
import { batchFields } from '#contract'
import { type Dealer, expressionDrawing, type Playable, type Question, type Ref, type Rules } from '#maths'
import type { ServerKind } from '../../kinds/kind.ts'

export interface DeckRef extends Ref {
  readonly kind: 'deck'
  readonly deck: { readonly id: string; readonly version: number }
}

/** The numbers that are added, by deck and version. */
const sumsByDeck: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'fives 1': [
    [5, 5],
    [5, 15],
    [5, 25],
  ],
  'fives 2': [
    [50, 5],
    [50, 15],
    [50, 25],
  ],
}

const nameOf = ({ deck }: DeckRef) => `${deck.id} ${deck.version}`

/** Deals the sums of a deck in turn, from a random one on. */
function dealerOf(ref: DeckRef): Dealer {
  const sums = sumsByDeck[nameOf(ref)] ?? []
  return {
    deal(random, [last = random.integer(0, sums.length - 1)]) {
      const next = (last + 1) % sums.length
      return { question: sum(...sums[next]!), memory: [next] }
    },
    answer: { maxLength: 3, point: false },
  }
}

function sum(first: number, second: number): Question {
  return {
    ask: { kind: 'calculation', expression: { operator: '+', left: first, right: second } },
    expects: { kind: 'number', answer: String(first + second), places: 0, compared: 'exact' },
    drawn: expressionDrawing,
  }
}

export function playableDeck(ref: DeckRef, rules: Rules): Playable<DeckRef> {
  return { ref, target: 3, timed: false, rules, dealer: dealerOf(ref) }
}

const batch = z
  .strictObject({ deck: z.strictObject({ id: z.string().max(20), version: z.int32() }), ...batchFields })
  .transform(({ deck, ...rest }) => ({ ref: { kind: 'deck' as const, deck }, ...rest }))

export const deck: ServerKind<DeckRef> = {
  batch,
  open: async () => ({
    find: (ref) =>
      nameOf(ref) in sumsByDeck
        ? {
            key: ['deck', nameOf(ref)],
            record: null,
            insight: null,
            mayPlay: null,
            load: (rules) => playableDeck(ref, rules),
          }
        : null,
  }),
}
