/** A worksheet while a teacher chooses it, as data. */
import type { Args, mostOwnSheets, TaskPart, WorksheetLayout } from '#contract'
import {
  contentOf,
  currentRules,
  givenPart,
  levelsOf,
  type Operation,
  partTitle,
  type QuestionCount,
  questionCounts,
  type SetPart,
  stagesByOperation,
  titleByOperation,
} from '#maths'
import { m } from '../language/messages.ts'
import type { SheetStart } from '../students/class-paths.ts'
import { levelWords } from '../students/level-words.ts'

/** The most students who get sheets of their own. */
export const mostEach: typeof mostOwnSheets = 40

/** The source of the questions. */
export type Source =
  | { readonly kind: 'level'; readonly operation: Operation; readonly levelId: string }
  | { readonly kind: 'stage'; readonly operation: Operation; readonly stage: string }
  | SetPart
  | { readonly kind: 'task'; readonly id: string; readonly title: string; readonly parts: readonly TaskPart[] }

export interface Draft {
  readonly source: Source
  /** Null for the suggested title. */
  readonly title: string | null
  readonly count: QuestionCount
  readonly isForEach: boolean
  readonly layout: WorksheetLayout
}

/** A task with its parts. */
interface TaskOfClass {
  readonly id: string
  readonly title: string
  readonly parts: readonly TaskPart[]
}

export type TaskSource = Extract<Source, { kind: 'task' }>

/** Returns the tasks of a class as sources of worksheets. */
export const taskSources = (tasks: readonly TaskOfClass[]) =>
  tasks.map(({ id, title, parts }): TaskSource => ({ kind: 'task', id, title, parts }))

const firstLevel: Source = { kind: 'level', operation: 'addition', levelId: levelsOf('addition')[0]!.id }

/** Returns a new worksheet. A start that does not exist any more begins with the first level. */
export function newDraft(start: SheetStart | null, tasks: readonly TaskSource[]): Draft {
  const source = (start && sourceOf(start, tasks)) ?? firstLevel
  const layout: WorksheetLayout = {
    ...{ columns: 2, isLarge: false, hasSquares: false, hasName: true, hasKey: true, paper: 'A4' },
  }
  return withSource({ source, title: null, count: 20, isForEach: false, layout }, source)
}

function sourceOf(start: SheetStart, tasks: readonly TaskSource[]): Source | undefined {
  if ('task' in start) return tasks.find(({ id }) => id === start.task)
  const { operation } = start
  const stages = stagesByOperation[operation] ?? []
  if ('stage' in start)
    return stages.some(({ id }) => id === start.stage) ? { kind: 'stage', operation, stage: start.stage } : undefined
  const exists = stages.some(({ levels }) => levels.some(({ id }) => id === start.level))
  return exists ? { kind: 'level', operation, levelId: start.level } : undefined
}

/** Returns the draft with other questions. Each part needs a question. */
export function withSource(draft: Draft, source: Source): Draft {
  const least = partsIn(source).length
  const count = draft.count >= least ? draft.count : (countsFor(source)[0] ?? draft.count)
  return { ...draft, source, count }
}

/** Returns the numbers of questions that a source can have. */
export const countsFor = (source: Source) => questionCounts.filter((count) => count >= partsIn(source).length)

/** Returns the parts of a worksheet. A set comes with its title. */
export function partsIn(source: Source): TaskPart[] {
  switch (source.kind) {
    case 'level':
    case 'set':
      return [source]
    case 'stage': {
      const { operation, stage } = source
      return levelsOf(operation).flatMap((level) =>
        level.stage === stage ? [{ kind: 'level' as const, operation, levelId: level.id }] : [],
      )
    }
    case 'task':
      return [...source.parts]
  }
}

export function titleOf({ title, source }: Draft): string {
  if (title !== null) return title
  switch (source.kind) {
    case 'level':
      return levelWords(source.operation, source.levelId)
    case 'stage': {
      const { operation, stage } = source
      return m.worksheets_stage_title({ operation: titleByOperation[operation], part: partTitle(operation, stage) })
    }
    case 'set':
    case 'task':
      return source.title
  }
}

type Fields = Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class' | 'id'>

/** Returns the fields of a request. */
export function fieldsOf(draft: Draft): Fields {
  return {
    title: titleOf(draft).trim(),
    content: contentOf(partsIn(draft.source).map(givenPart)),
    count: draft.count,
    isForEach: draft.isForEach,
    rules: currentRules.version,
    layout: draft.layout,
  }
}
