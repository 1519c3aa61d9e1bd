/**
 * Returns whether the last of these cards may come after the others: a deck deals each card once before any comes again
 * (docs/product/curriculum.md, "Decks").
 *
 * @param size how many cards the deck has
 * @param apart how many cards before a card must be different from it, across decks
 * @param cards oldest first; the oldest may be missing
 */
export function deckAllows(size: number, apart: number, cards: readonly (number | string)[]): boolean {
  if (cards.slice(-1 - apart, -1).includes(cards.at(-1)!)) return false
  // The list may begin in the middle of a deck: one beginning that fits is enough.
  const lately = cards.slice(-4 * size)
  return Array.from({ length: size }, (_, start) => start).some((start) => eachOnce(lately, start, size))
}

/** Returns whether no deck has a card twice. The first deck is only `start` cards long. */
function eachOnce(cards: readonly (number | string)[], start: number, size: number): boolean {
  let seen = new Set<number | string>()
  return cards.every((card, i) => {
    if (i % size === start % size) seen = new Set()
    const fresh = !seen.has(card)
    seen.add(card)
    return fresh
  })
}
