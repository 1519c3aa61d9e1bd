/** Sets of problems that a teacher writes (docs/product/teacher-screens.md, "My problems"). */
import { z } from 'zod'
import {
  animals,
  choiceCounts,
  itemCounts,
  longestCell,
  longestChoice,
  longestItem,
  longestNumber,
  longestText,
  longestTitle,
  longestUnit,
  mostCells,
  mostConditions,
  mostExpressionCharacters,
  mostListed,
  mostNumbers,
  mostProblems,
  mostRows,
  type OwnAnswer,
  type OwnProblem,
  rangeSteps,
  ruledObjects,
} from '#maths'
import { done, type Endpoints } from './endpoint.ts'
import { filled, id, plainText } from './fields.ts'
import { hasHiddenCharacter } from './hidden-characters.ts'
import { isSteady } from './name-rules.ts'

/** The most sets of a teacher. */
export const mostSets = 500
/** The most bytes of the problems of a set as JSON. */
export const largestSet = 64 * 1024

/** A text as it was typed, with its lines and spaces. */
const typed = (longest: number) =>
  plainText(longest)
    .refine(isSteady, 'must be plain text')
    .refine((text) => !hasHiddenCharacter(text.replaceAll('\n', '')), 'must not have invisible characters')

const number = typed(longestNumber)
const values = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('range'), from: number, to: number, step: z.enum(rangeSteps) }),
  z.strictObject({ kind: z.literal('list'), numbers: z.array(number).min(1).max(mostListed) }),
])
const changing = z.strictObject({ name: z.string().regex(/^[a-z]$/), values })

const cells = z.array(typed(longestCell)).min(1).max(mostCells).readonly()
export const ownPicture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), rows: z.array(cells).min(1).max(mostCells).readonly() }),
  z.strictObject({ kind: z.literal('ruler'), object: z.enum(ruledObjects), from: number, to: number }),
  z.strictObject({ kind: z.literal('rectangle'), width: number, height: number }),
  z.strictObject({ kind: z.literal('animals'), animal: z.enum(animals), count: number }),
])

const expression = typed(mostExpressionCharacters)
const texts = (longest: number, [fewest, most]: readonly [number, number]) =>
  z.array(typed(longest)).min(fewest).max(most).readonly()
export const choiceAnswer = z.strictObject({
  kind: z.literal('choice'),
  choices: texts(longestChoice, choiceCounts),
  right: z.int().min(0),
})
export const orderAnswer = z.strictObject({ kind: z.literal('order'), items: texts(longestItem, itemCounts) })
/** The schema of each kind of answer. The compiler asks for the one of a new kind. */
const answerByKind = {
  number: z.strictObject({ kind: z.literal('number'), expression, unit: typed(longestUnit), within: number }),
  choice: choiceAnswer,
  order: orderAnswer,
} satisfies { readonly [K in OwnAnswer['kind']]: z.ZodType<Extract<OwnAnswer, { readonly kind: K }>> }
const [firstAnswer, ...otherAnswers] = Object.values(answerByKind)
const answer = z.discriminatedUnion('kind', [firstAnswer!, ...otherAnswers])

/** Each row has the values of the numbers that change, and then the answer if it is a number. */
const row = z.array(number).max(mostNumbers + 1)

export const ownProblem: z.ZodType<OwnProblem, OwnProblem> = z
  .strictObject({
    text: typed(longestText),
    picture: ownPicture.nullable(),
    numbers: z.array(changing).max(mostNumbers),
    conditions: z.array(expression).max(mostConditions),
    answer,
    /** The numbers that students get. They must be some of those that fit the problem. */
    rows: z.array(row).min(1).max(mostRows),
  })
  .meta({ id: 'OwnProblem' })

const title = filled(longestTitle)
const problems = z.array(ownProblem).min(1).max(mostProblems)

const listedSet = z
  .object({
    id,
    title: z.string(),
    /** The number of the newest version. Each change makes the next one. */
    version: z.int(),
    problemCount: z.int(),
    /** Whether a link gives other teachers a copy. */
    isShared: z.boolean(),
    /** When it was last changed, in epoch milliseconds. */
    changedAt: z.int(),
  })
  .meta({ id: 'ListedSet' })
export type ListedSet = z.infer<typeof listedSet>

const ownSet = listedSet.extend({ problems: z.array(ownProblem) }).meta({ id: 'OwnSet' })
export type OwnSet = z.infer<typeof ownSet>

/** The secret of a link: 128 random bits as base64url, whose last character is one of four. */
const secret = z
  .string()
  .regex(/^[\w-]{21}[AQgw]$/)
  .meta({ id: 'LinkSecret' })

/** A set in the path. */
const ofSet = z.object({ set: id })

export const setEndpoints = {
  'GET /api/sets': {
    operationId: 'listSets',
    tag: 'Sets',
    summary: "The teacher's sets of own problems, those changed last first",
    who: 'teacher',
    output: z.object({ sets: z.array(listedSet) }),
  },
  'POST /api/sets': {
    operationId: 'makeSet',
    logs: 'setMade',
    tag: 'Sets',
    summary: 'Make a set of own problems',
    description:
      'Sending the same set again returns the set that was made, and another set with its id is refused. A teacher has ' +
      'at most 500 sets. The problems of a set have at most 64 KB as JSON, and all are different.',
    who: 'teacher',
    input: z.strictObject({ id, title, problems }),
    output: ownSet,
    problems: ['refused', 'superseded'],
  },
  'GET /api/sets/{set}': {
    operationId: 'getSet',
    tag: 'Sets',
    summary: 'The newest version of a set',
    who: 'teacher',
    params: ofSet,
    output: ownSet,
    problems: ['notFound'],
  },
  'PUT /api/sets/{set}': {
    operationId: 'changeSet',
    logs: 'setChanged',
    tag: 'Sets',
    summary: 'Change a set, which makes its next version',
    description:
      '`version` is the one that the teacher saw. Another change since then is refused, and a change that is already ' +
      'made is a success. Tasks keep the version that they have.',
    who: 'teacher',
    params: ofSet,
    input: z.strictObject({ title, problems, version: z.int() }),
    output: ownSet,
    problems: ['notFound', 'superseded'],
  },
  'DELETE /api/sets/{set}': {
    operationId: 'deleteSet',
    logs: 'setDeleted',
    tag: 'Sets',
    summary: 'Delete a set with its link',
    description: 'Tasks keep the version that they have. Deleting again is a success.',
    who: 'teacher',
    params: ofSet,
    output: done,
    problems: ['notFound'],
  },
  'PUT /api/sets/{set}/link': {
    operationId: 'shareSet',
    logs: 'setShared',
    tag: 'Sets',
    summary: 'Give a set a link, by which other teachers get a copy',
    description:
      'The secret is 128 random bits. The server stores its hash. A new link ends the former one. ' +
      'A secret of another set is refused.',
    who: 'teacher',
    params: ofSet,
    input: z.strictObject({ secret }),
    output: done,
    problems: ['notFound', 'refused'],
  },
  'DELETE /api/sets/{set}/link': {
    operationId: 'unshareSet',
    logs: 'setUnshared',
    tag: 'Sets',
    summary: 'End the link of a set',
    description: 'Ending it again is a success. Copies stay.',
    who: 'teacher',
    params: ofSet,
    output: done,
    problems: ['notFound'],
  },
  'POST /api/set-copies': {
    operationId: 'copySet',
    logs: 'setCopied',
    tag: 'Sets',
    summary: 'Make a copy of the set to which a link leads',
    description: 'Sending the same id again returns the copy that was made. Wrong links count like wrong class codes.',
    who: 'teacher',
    input: z.strictObject({ id, secret }),
    output: ownSet,
    problems: ['notFound', 'refused', 'tooManyTries'],
  },
} as const satisfies Endpoints
