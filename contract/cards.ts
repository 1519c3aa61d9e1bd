/** Students whom a teacher lists, and the cards that their teacher prints for them. */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, id, personName } from './fields.ts'
import { ofStudent } from './students.ts'

/**
 * The secret pictures of a card. No picture of a student is one of them (docs/decisions/026-pictures-of-students.md).
 */
export const cardPictures = [
  'kiwi',
  'boat',
  'star',
  'shell',
  'fish',
  'tree',
  'house',
  'moon',
  'flower',
  'bee',
  'kite',
  'apple',
  'snail',
  'hat',
  'cup',
  'bus',
] as const
export type CardPicture = (typeof cardPictures)[number]

const cardPicture = z.enum(cardPictures).meta({ id: 'CardPicture' })

/** The key in the QR code of a card: 32 bytes as base64url, which ends with one of 16 letters. */
export const cardKey = z
  .string()
  .regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/)
  .meta({ id: 'CardKey' })

/** The secrets of a class card as they are printed on it. Each proves that a person has the card. */
const printedSecrets = {
  key: cardKey,
  /** Three pictures, in the order in which they are tapped. */
  pictures: z.array(cardPicture).length(3),
}
export type SecretOfCard = keyof typeof printedSecrets
/** The secrets that can be guessed, so their tries are counted. The key has a secret of 128 bits. */
export type GuessableSecret = Exclude<SecretOfCard, 'key'>

const classCard = z
  .object({
    id: accountId,
    shortName: z.string(),
    version: z.int(),
    ...printedSecrets,
    /** When the student last signed in with the card, in epoch milliseconds. */
    usedAt: z.int().nullable(),
  })
  .meta({ id: 'ClassCard' })
export type ClassCard = z.infer<typeof classCard>

/** The most students of a class with a list, and so the most lines of a list. */
const most = 500

export const cardEndpoints = {
  'POST /api/classes/{class}/listed-students': {
    operationId: 'addListedStudents',
    logs: 'studentsListed',
    tag: 'Students',
    summary: 'Add students who sign in with a class card',
    description:
      'All of them are added, or none. The id comes from the browser, and sending the same id again adds nobody. A class ' +
      'has at most 500 students after it.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({
      id,
      students: z
        .array(z.strictObject({ firstName: personName, lastName: personName }))
        .min(1)
        .max(most),
    }),
    largestBody: 512 * 1024,
    output: done,
    problems: ['refused'],
  },
  'GET /api/classes/{class}/cards': {
    operationId: 'listCards',
    logs: 'cardsOpened',
    tag: 'Students',
    summary: 'The cards of the students whom this class has listed, by first name',
    who: 'teaches',
    params: ofClass,
    output: z.object({ classroom, cards: z.array(classCard) }),
    problems: ['refused'],
  },
  'POST /api/classes/{class}/cards': {
    operationId: 'replaceCards',
    logs: 'cardsReplaced',
    tag: 'Students',
    summary: 'Make new cards in place of some',
    description:
      'The old cards open nothing from then on, and the sessions of their students end. The input names the version to ' +
      'replace, so that sending the request again changes nothing more.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({
      replaced: z
        .array(z.strictObject({ student: accountId, version: z.int().min(1).max(1_000_000) }))
        .min(1)
        .max(most),
    }),
    output: done,
    problems: ['notFound', 'refused'],
  },
  'DELETE /api/classes/{class}/sessions': {
    operationId: 'logOutClass',
    logs: 'sessionsRevoked',
    tag: 'Students',
    summary: 'Log all students of a class out on every device',
    who: 'teaches',
    params: ofClass,
    output: done,
  },
  'DELETE /api/classes/{class}/students/{student}/sessions': {
    operationId: 'logOutStudent',
    logs: 'sessionsRevoked',
    tag: 'Students',
    summary: 'Log a student out on every device',
    who: 'teaches',
    params: ofStudent,
    output: done,
  },
} as const satisfies Endpoints
