/**
 * The questions of a worksheet (docs/product/teacher-screens.md, "Worksheets"). They follow from its content, its
 * number of questions, its seed and its rules. A printed sheet can be brought back years later, so this dealing never
 * changes: `sheet.test.ts` compares it with its recordings.
 */
import { loadLevel } from '../load.ts'
import { operandsOf } from '../operands.ts'
import type { LevelRef, PlayableLevel } from '../playable/level.ts'
import type { Question } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { type Random, randomFrom, seedFrom } from '../random.ts'
import type { Rules } from '../rules.ts'

/** The numbers of questions that a worksheet can have. */
export const questionCounts = [10, 20, 30, 40, 60] as const
export type QuestionCount = (typeof questionCounts)[number]

/** The content of a worksheet. Another kind of content becomes another member. */
export type SheetContent = {
  readonly kind: 'levels'
  readonly levels: readonly Pick<LevelRef, 'operation' | 'levelId'>[]
}

/** The questions of one level of a worksheet, which come one after the other. */
export interface SheetSection {
  readonly level: PlayableLevel
  readonly questions: readonly Question[]
}

/** The most questions that are dealt for a new one. After these, the level is taken to have no other question. */
const mostTries = 2000

/** Returns the levels of a worksheet, ready to deal. Throws where the rules have no such level. */
export function loadSheetLevels({ levels }: SheetContent, rules: Rules): Promise<PlayableLevel[]> {
  return Promise.all(
    levels.map(async ({ operation, levelId }) => {
      const level = await loadLevel(operation, levelId, rules)
      if (!level) throw new Error(`Rules ${rules.version} have no level ${operation} ${levelId}`)
      return level
    }),
  )
}

/** Returns the seed of a sheet: one for all students, or that of one student. */
export const sheetSeed = (worksheet: string, student: string | null) =>
  student === null ? worksheet : `${worksheet} ${student}`

/** Returns the questions of a sheet, by level. The levels share them evenly, in their order. */
export function dealSheet(levels: readonly PlayableLevel[], count: number, seed: string): SheetSection[] {
  return levels.map((level, i) => {
    const [from, to] = [i, i + 1].map((part) => Math.floor((part * count) / levels.length)) as [number, number]
    const random = randomFrom(seedFrom(`sheet ${seed} ${level.operation} ${level.id}`))
    return { level, questions: dealDifferent(level, to - from, random) }
  })
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
