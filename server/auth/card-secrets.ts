/**
 * The secrets of class cards. They follow from the key of the server, the student and the version of the card, so none
 * of them is stored, and a copy of the database opens no account (docs/decisions/029-class-cards.md).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type CardPicture, cardPictures, type SecretOfCard } from '#contract'
import { ApiProblem } from '../http/problem.ts'
import type { Card } from '../store/accounts/cards.ts'

/** The bytes of a student's id and of the secret, which a key consists of. */
const size = 16

export type CardSecrets = ReturnType<typeof createCardSecrets>

export function createCardSecrets(serverKey: string) {
  const secretOf = (purpose: SecretOfCard, { studentId, version }: Card): Buffer =>
    createHmac('sha256', serverKey).update(`${purpose}\n${studentId}\n${version}`).digest()

  /** Returns the numbers of the three pictures of a card, from 0 to 15. The three are never the same. */
  function numbersOf(card: Card): readonly [number, number, number] {
    const [both = 0, last = 0, other = 0] = secretOf('pictures', card)
    const [first, second, third] = [both >> 4, both & 15, last & 15]
    const isAlike = first === second && second === third
    return [first, second, isAlike ? (third + 1 + (other % 15)) & 15 : third]
  }

  return {
    /** Returns the key in the QR code: the student, and a secret of 128 bits. */
    keyOf(card: Card): string {
      const secret = secretOf('key', card).subarray(0, size)
      return Buffer.concat([Buffer.from(card.studentId, 'hex'), secret]).toString('base64url')
    },

    /** Returns the three pictures of a card, in their order: 4080 possible threes. */
    picturesOf(card: Card): [CardPicture, CardPicture, CardPicture] {
      const [first, second, third] = numbersOf(card)
      const picture = (number: number) => cardPictures[number] ?? cardPictures[0]
      return [picture(first), picture(second), picture(third)]
    },

    /** Compares three pictures with those of a card, in a time that does not depend on those of the card. */
    picturesOpen(pictures: readonly CardPicture[], card: Card): boolean {
      const numbers = pictures.map((picture) => cardPictures.indexOf(picture))
      return isEqual(Buffer.from(numbers), Buffer.from(numbersOf(card)))
    },

    /** Returns the student whom a key names. It may be any text of the length of a key. */
    studentIn: (key: string): string => Buffer.from(key, 'base64url').subarray(0, size).toString('hex'),

    /** Compares a key with that of a card, in a time that does not depend on the key. */
    opens(key: string, card: Card): boolean {
      return isEqual(Buffer.from(key), Buffer.from(this.keyOf(card)))
    },
  }
}

export const cardsAreOff = () => new ApiProblem('refused', 'Class cards are off')

function isEqual(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right)
}
