/**
 * Returns whether the last of these cards may follow the others. A deck deals each card once before it repeats any
 * (docs/product/curriculum.md, "Decks").
 *
 * @param size the number of cards in the deck
 * @param gap the number of previous cards that must differ from a card, across decks
 * @param cards oldest first; the oldest may be missing
 */
export function deckAllows(size: number, gap: number, cards: readonly (number | string)[]): boolean {
  if (cards.slice(-1 - gap, -1).includes(cards.at(-1)!)) return false
  // The list may begin in the middle of a deck. One possible beginning is enough.
  const recent = cards.slice(-4 * size)
  return Array.from({ length: size }, (_, start) => start).some((start) => noDeckRepeats(recent, start, size))
}

/** Returns whether no deck has a card twice. The first deck is only `start` cards long. */
function noDeckRepeats(cards: readonly (number | string)[], start: number, size: number): boolean {
  let seen = new Set<number | string>()
  return cards.every((card, i) => {
    if (i % size === start % size) seen = new Set()
    const isNew = !seen.has(card)
    seen.add(card)
    return isNew
  })
}
