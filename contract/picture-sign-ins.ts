/** The sign-in with class cards: by the key in the QR code, or by pictures while a teacher has opened it. */
import { z } from 'zod'
import { cardKey, cardPictures, type SecretOfCard } from './cards.ts'
import { classroom, ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, line } from './fields.ts'
import { signInProviders } from './sign-in-intent.ts'
import { ofStudent } from './students.ts'

/** A listed student, as the sign-in of the class shows them to its teacher. Times are in epoch milliseconds. */
const cardStudent = z
  .object({
    id: accountId,
    shortName: z.string(),
    /** When the student last signed in with the card. */
    usedAt: z.int().nullable(),
    /** Whether that was within the last hour. */
    isIn: z.boolean(),
    /** When the pictures of the card were shut by a wrong try, or null if they are open. */
    shutAt: z.int().nullable(),
  })
  .meta({ id: 'CardStudent' })
export type CardStudent = z.infer<typeof cardStudent>

/** A listed student, as the open sign-in of the class shows them to everyone with its code. */
const cardName = z
  .object({
    id: accountId,
    shortName: z.string(),
    /** The tries of the pictures that are left. With 0, a teacher must open them. */
    triesLeft: z.int(),
  })
  .meta({ id: 'CardName' })
export type CardName = z.infer<typeof cardName>

const openUntil = z.object({
  /** When the sign-in shuts by itself, in epoch milliseconds, or null if it is shut. */
  until: z.int().nullable(),
})

/** A class code in any case. */
const typedCode = line(64)

/** The three pictures of a student's card in their order, with the code of the class. */
const picturesOfCard = z.strictObject({
  code: typedCode,
  student: accountId,
  pictures: z.array(z.enum(cardPictures)).length(3),
})

/** How each secret of a class card is shown. Each can also merge accounts (merges.ts). */
export const secretsOfCard = { pictures: picturesOfCard, key: z.strictObject({ key: cardKey }) } as const satisfies {
  readonly [Secret in SecretOfCard]: z.ZodType
}

export const pictureSignInEndpoints = {
  'GET /api/classes/{class}/sign-in': {
    operationId: 'getPictureSignIn',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'Until when the sign-in of a class is open, and which of its listed students are in',
    who: 'opens',
    params: ofClass,
    output: openUntil.extend({
      classroom,
      students: z.array(cardStudent),
      /** Whether the class has no try of pictures left. A teacher who opens the sign-in again gives all back. */
      isFull: z.boolean(),
    }),
    problems: ['refused'],
  },
  'PUT /api/classes/{class}/sign-in': {
    operationId: 'setPictureSignIn',
    logs: (output) => ({ event: openUntil.parse(output).until === null ? 'signInShut' : 'signInOpened' }),
    tag: 'Students',
    summary: 'Open the sign-in of a class, or shut it',
    description:
      'While it is open, everyone with the class code sees the names of the listed students. It shuts by itself after 60 ' +
      'minutes, or at the end of the day. Opening it again begins another 60 minutes. For an owner or a co-teacher, it also ' +
      'forgets wrong pictures of the class.',
    who: 'opens',
    params: ofClass,
    input: z.strictObject({ isOpen: z.boolean() }),
    output: openUntil,
    problems: ['refused', 'archived'],
  },
  'POST /api/classes/{class}/students/{student}/pictures/opening': {
    operationId: 'openPictures',
    logs: 'picturesOpened',
    tag: 'Students',
    summary: "Open the pictures of a student's card after wrong tries",
    description: 'Opening them again is a success.',
    who: 'opens',
    params: ofStudent,
    output: done,
    problems: ['refused'],
  },
  'GET /api/sign-in': {
    operationId: 'getSignIn',
    tag: 'Session',
    summary: 'The ways to sign in',
    who: 'anyone',
    output: z.object({
      /** The sign-in providers, in the order of their buttons. */
      providers: z.array(z.enum(signInProviders)),
      classCards: z.boolean(),
    }),
  },
  'POST /api/card-names': {
    operationId: 'listCardNames',
    logs: 'cardNamesListed',
    polled: true,
    tag: 'Session',
    summary: 'The listed students of a class whose sign-in is open',
    description: 'An unknown code and one of a class that is not open get the same response.',
    who: 'anyone',
    input: z.strictObject({ code: typedCode }),
    largestBody: 1024,
    output: z.object({
      className: z.string(),
      students: z.array(cardName),
      /** The milliseconds until the sign-in shuts by itself. The clock of a device may be wrong. */
      shutsIn: z.int(),
    }),
    problems: ['notFound', 'tooManyTries'],
  },
  'POST /api/card-sessions': {
    operationId: 'signInWithCard',
    logs: 'signedIn',
    tag: 'Session',
    summary: 'Sign in with the key in the QR code of a class card',
    description: 'A wrong key, an old card and a closed or deleted account get the same response.',
    who: 'anyone',
    input: secretsOfCard.key,
    largestBody: 1024,
    output: done,
    problems: ['notFound', 'tooManyTries'],
  },
  'POST /api/picture-sessions': {
    operationId: 'signInWithPictures',
    logs: 'signedIn',
    tag: 'Session',
    summary: 'Sign in with the three pictures of a class card, in their order',
    description:
      'Pictures open nothing unless the sign-in of the class is open, and after five wrong tries. Wrong pictures, another ' +
      'student, and a closed, deleted or shut one get the same response.',
    who: 'anyone',
    input: secretsOfCard.pictures,
    largestBody: 1024,
    output: done,
    problems: ['notFound', 'tooManyTries'],
  },
} as const satisfies Endpoints
