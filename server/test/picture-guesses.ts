/** Guesses of the pictures of class cards. The same seed gives the same guesses. */
import { hash } from 'node:crypto'
import { type CardPicture, type ClassCard, cardPictures } from '#contract'

const guessSeed = process.env.GUESS_SEED ?? '1'
/** The guesses of one hour, for five children. Then both the tries of a child and those of the class are used up. */
export const guessesAtOnce = 100
export const guessedAtOnce = 5

/** Returns three pictures that are not those of a card. */
export function wrongPictures({ pictures: [first, ...others] }: Pick<ClassCard, 'pictures'>): CardPicture[] {
  return [first === 'kite' ? 'bus' : 'kite', ...others]
}

/** Returns twenty guesses for each child, in a mixed order. One of them is right, at any place. */
export function guessesAt(cards: readonly ClassCard[], sent: number) {
  const rank = (...about: readonly unknown[]) => hash('sha256', [guessSeed, sent, ...about].join())
  const byRank = <One>(all: readonly One[]) =>
    all.map((one) => ({ one, at: rank(JSON.stringify(one)) })).sort((a, b) => (a.at < b.at ? -1 : 1))
  const all = cardPictures.flatMap((a) => cardPictures.flatMap((b) => cardPictures.map((c) => [a, b, c] as const)))
  const guessesOf = guessesAtOnce / cards.length
  const chosen = cards.flatMap(({ id: student, pictures }, i) => {
    const wrongOnes = all.filter((one) => one.join() !== pictures.join())
    const first = Number.parseInt(rank(i).slice(0, 8), 16) % (wrongOnes.length - guessesOf)
    const tapped: (readonly CardPicture[])[] = [pictures, ...wrongOnes.slice(first, first + guessesOf - 1)]
    return tapped.map((pictures, place) => ({ student, pictures, isRight: place === 0 }))
  })
  return byRank(chosen).map(({ one }) => one)
}
