/**
 * The questions of a worksheet (docs/product/teacher-screens.md, "Worksheets"). They follow from its content, its
 * number of questions, its seed and its rules. A printed sheet can be brought back years later, so this dealing never
 * changes: `sheet.test.ts` compares it with its recordings.
 */
import { byKind } from '../by-kind.ts'
import { loadLevel } from '../load.ts'
import { operandsOf } from '../operands.ts'
import { type PlayedProblem, questionOf } from '../own/played-problem.ts'
import type { LevelRef, PlayableLevel } from '../playable/level.ts'
import type { RefKey } from '../playable/playable.ts'
import { type SetVersion, versionName } from '../playable/set-ref.ts'
import type { Question } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { type Random, randomFrom, seedFrom } from '../random.ts'
import type { Rules } from '../rules.ts'

/** The numbers of questions that a worksheet can have. */
export const questionCounts = [10, 20, 30, 40, 60] as const
export type QuestionCount = (typeof questionCounts)[number]

type SheetLevel = Pick<LevelRef, 'operation' | 'levelId'>

/** A level or a version of a set of own problems, which asks some of the questions of a worksheet. */
export type ContentPart = ({ readonly kind: 'level' } & SheetLevel) | { readonly kind: 'set'; readonly set: SetVersion }

/** The content of a worksheet. A worksheet without sets has its levels, as worksheets had before there were sets. */
export type SheetContent =
  | { readonly kind: 'levels'; readonly levels: readonly SheetLevel[] }
  | { readonly kind: 'parts'; readonly parts: readonly ContentPart[] }

/** A version of a set, ready to print. */
export interface PrintedSet {
  readonly set: SetVersion
  readonly title: string
  readonly problems: readonly PlayedProblem[]
}

/** A part of a worksheet, ready to deal. */
export type SheetPart =
  | { readonly kind: 'level'; readonly level: PlayableLevel }
  | { readonly kind: 'set'; readonly set: PrintedSet }

/** The questions of one part of a worksheet, which come one after the other. */
export type SheetSection = SheetPart & { readonly questions: readonly Question[] }

/** The most questions that are dealt for a new one. After these, the level is taken to have no other question. */
const mostTries = 2000

/** Returns the parts of a worksheet in their order. */
export const contentParts = (content: SheetContent): readonly ContentPart[] =>
  content.kind === 'parts' ? content.parts : content.levels.map((level) => ({ kind: 'level', ...level }))

/** Returns the key under which the marks of a part are kept. It is like the key of a round of the level or the set. */
export function partKey(part: ContentPart): RefKey {
  return byKind<ContentPart, RefKey>(part, {
    level: ({ operation, levelId }) => [operation, levelId],
    set: ({ kind, set }) => [kind, versionName(set)],
  })
}

/** Returns the version of a set that the key of a part names, or null for the key of a level. */
export function setOfPart([kind, rest]: RefKey): SetVersion | null {
  const [teacher, id, version] = rest.split(' ')
  return kind === 'set' && teacher && id && version ? { teacher, id, version: Number(version) } : null
}

/** Returns the content that has these parts. */
export function contentOf(parts: readonly ContentPart[]): SheetContent {
  const levels = parts.flatMap((part): SheetLevel[] =>
    part.kind === 'level' ? [{ operation: part.operation, levelId: part.levelId }] : [],
  )
  return levels.length === parts.length ? { kind: 'levels', levels } : { kind: 'parts', parts }
}

/** Returns the parts of a worksheet, ready to deal. Throws if the rules have no such level. */
export function loadSheet(
  content: SheetContent,
  rules: Rules,
  loadSet: (set: SetVersion) => Promise<PrintedSet>,
): Promise<SheetPart[]> {
  return Promise.all(
    contentParts(content).map((part) =>
      byKind<ContentPart, Promise<SheetPart>>(part, {
        level: async ({ kind, operation, levelId }) => {
          const level = await loadLevel(operation, levelId, rules)
          if (!level) throw new Error(`Rules ${rules.version} have no level ${operation} ${levelId}`)
          return { kind, level }
        },
        set: async ({ kind, set }) => ({ kind, set: await loadSet(set) }),
      }),
    ),
  )
}

/** Returns the seed of a sheet: one for all students, or that of one student. */
export const sheetSeed = (worksheet: string, student: string | null) =>
  student === null ? worksheet : `${worksheet} ${student}`

/** Returns the questions of a sheet, by part. The parts share them evenly, in their order. */
export function dealSheet(parts: readonly SheetPart[], count: number, seed: string): SheetSection[] {
  return parts.map((part, i) => {
    const [from, to] = [i, i + 1].map((one) => Math.floor((one * count) / parts.length)) as [number, number]
    const randomOf = (name: string) => randomFrom(seedFrom(`sheet ${seed} ${name}`))
    return byKind<SheetPart, SheetSection>(part, {
      level: ({ kind, level }) => {
        const questions = dealDifferent(level, to - from, randomOf(`${level.operation} ${level.id}`))
        return { kind, level, questions }
      },
      set: ({ kind, set }) => {
        const { id, version } = set.set
        return { kind, set, questions: dealSet(set, to - from, randomOf(`${id} ${version}`)) }
      },
    })
  })
}

/**
 * Returns questions of a set, in the order in which its teacher wrote the problems. Each problem comes once before any
 * comes again, with other numbers. A set that has no other question gives fewer than `count`.
 */
function dealSet({ problems }: PrintedSet, count: number, random: Random): Question[] {
  const left = problems.map((problem) => differentQuestions(problem, random))
  const questions: Question[] = []
  while (questions.length < count) {
    const more = left.flatMap((others, position) => (others.length > 0 ? [position] : []))
    if (more.length === 0) break
    const room = Math.min(count - questions.length, more.length)
    const drawn = drawSome(more, room, random).sort((a, b) => a - b)
    questions.push(...drawn.map((position) => left[position]!.pop()!))
  }
  return questions
}

/** Returns a question of each row of a problem in a random order. Rows that ask the same have one question. */
function differentQuestions(problem: PlayedProblem, random: Random): Question[] {
  const rows = drawSome(problem.rows, problem.rows.length, random)
  const questions = rows.map((row) => questionOf(problem, row, random))
  return [...new Map(questions.map((question) => [sameText(question), question])).values()]
}

/** Returns a text that two questions of a problem share if a child reads the same in both. */
function sameText({ ask, expects, drawn }: Question): string {
  const texts = expects.kind === 'order' ? expects.answer : expects.kind === 'choice' ? expects.choices : []
  return JSON.stringify([ask, texts, drawn])
}

/** Returns some values of a list in a random order. */
function drawSome<Value>(values: readonly Value[], count: number, random: Random): Value[] {
  const left = [...values]
  return Array.from({ length: count }, () => left.splice(random.integer(0, left.length - 1), 1)[0]!)
}

/** Returns questions of a level. None comes again while the level has others. */
function dealDifferent({ dealer }: PlayableLevel, count: number, random: Random): Question[] {
  const questions: Question[] = []
  const [numbers, pictures] = [new Set<string>(), new Set<number>()]
  let memory: readonly number[] = []
  const dealWhere = (isNew: (question: Question) => boolean): Question | null => {
    for (let tries = 0; tries < mostTries; tries++) {
      const dealt = dealer.deal(random, memory)
      memory = dealt.memory
      if (isNew(dealt.question)) return dealt.question
    }
    return null
  }
  while (questions.length < count) {
    let question = dealWhere((one) => !numbers.has(numbersOf(one)))
    if (!question) {
      // The level has no other numbers. They come again, with another picture if there is one.
      numbers.clear()
      question = dealWhere((one) => !pictures.has(hashQuestion(one))) ?? dealWhere(() => true)
    }
    if (!question) throw new Error('The dealer of the level returned no question')
    numbers.add(numbersOf(question))
    pictures.add(hashQuestion(question))
    questions.push(question)
  }
  return questions
}

/** Returns a text that two questions share if a child reads, counts or measures the same in both. */
const numbersOf = (question: Question) => JSON.stringify([question.ask, operandsOf(question)])
