/** The parts of a student's task in words and numbers. */
import {
  byKind,
  enoughOf,
  findLevel,
  type PartState,
  partsDone,
  streaksIn,
  type TaskPart,
  titleByOperation,
} from '#maths'
import { m } from '../language/messages.ts'
import { levelContent } from '../levels/level-words.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import type { Theme } from '../ui/parts/theme.ts'
import type { TodoTask } from './todo.ts'

type Task = Pick<TodoTask, 'parts' | 'rightAnswers' | 'states'>

export const isDone = (task: Task) => partsDone(task.states) === task.parts.length

/** Returns the progress in a part towards `enough`. */
export function progressIn(state: PartState, enough: number): number {
  if (state.kind === 'done') return enough
  return state.kind === 'soFar' ? Math.min(state.count, enough) : 0
}

/** The words of a part, with its link. */
interface Tile {
  readonly to: string
  readonly name: string
  /** An example of the questions, or a few words. */
  readonly text: string
  readonly isExample: boolean
  /** Returns how far the student is: "Streak 2 of 5", or "2 of 5 right". */
  readonly soFar: (progress: { count: number; enough: number }) => string
}

type SoFar = Tile['soFar']
const streakSoFar: SoFar = ({ count, enough }) => m.todo_streak_so_far({ count, enough })
const rightSoFar: SoFar = ({ count, enough }) => m.todo_right_so_far({ count, enough })

export const tileOf = ({ id: task, rightAnswers }: Pick<TodoTask, 'id' | 'rightAnswers'>, part: TaskPart) =>
  byKind<TaskPart, Tile>(part, {
    level({ operation, levelId }) {
      const level = findLevel(operation, levelId)
      const isExample = operationTable[operation].levelTitles === 'examples'
      return {
        to: level ? paths.level(level, task) : paths.task(task),
        // Children know a table by its number, which the text has, and not by the id of its level.
        name: operation === 'timestable' ? titleByOperation[operation] : `${titleByOperation[operation]} ${levelId}`,
        text: level ? (isExample ? level.title : levelContent(level)) : '',
        isExample,
        soFar: rightAnswers === null ? streakSoFar : rightSoFar,
      }
    },
    set({ set, title, problemCount }) {
      const name = m.todo_problems({ count: problemCount })
      return { to: paths.taskSet(task, set.id), name, text: title, isExample: false, soFar: rightSoFar }
    },
  })

/** Returns the examples on the tiles of a task. */
export const examplesOf = (task: Pick<TodoTask, 'id' | 'rightAnswers' | 'parts'>): readonly string[] =>
  task.parts
    .map((part) => tileOf(task, part))
    .filter(({ isExample }) => isExample)
    .map(({ text }) => text)

/** Hops on a line: how many are made, how many there are, and both in words. */
export interface PartHops {
  readonly count: number
  readonly enough: number
  readonly label: string
  /** The hops before the line, if it shows a part of many. Then the ends of the line have their numbers. */
  readonly from?: number
}

/** The most hops for which a line has room. A part may need more right answers. */
const mostHops = 20

/** Returns the parts of a task as hops. */
export function hopsOfTask(task: Task): PartHops {
  const [done, count] = [partsDone(task.states), task.parts.length]
  return { count: done, enough: count, label: m.todo_parts_done({ done, count }) }
}

/** Returns whether a line has room for the hops of a part. */
export const showsHops = (task: Pick<TodoTask, 'rightAnswers'>, part: TaskPart) =>
  enoughOf(part, task.rightAnswers) <= mostHops

/** Returns how many right answers a part still needs. */
export function answersLeft({ parts, states, rightAnswers }: Task, part: TaskPart): number {
  const enough = enoughOf(part, rightAnswers)
  return enough - progressIn(states[parts.indexOf(part)]!, enough)
}

/** Returns the index of the part to do next, or -1 if all are done. Any other order is fine as well. */
export const nextPart = ({ states }: Pick<Task, 'states'>) => states.findIndex(({ kind }) => kind !== 'done')

/** Returns the sentences below the parts: what each of them needs. */
export function needsWords(task: Task): string {
  if (isDone(task)) return m.todo_well_done()
  const kinds = Object.keys(needs) as TaskPart['kind'][]
  return kinds.flatMap((kind) => (task.parts.some((part) => part.kind === kind) ? needs[kind](task) : [])).join(' ')
}

/** The needs of the parts of one kind, alone in a task or beside other kinds. A set needs the same in every task. */
const needs: Readonly<Record<TaskPart['kind'], (task: Task) => string>> = {
  level({ parts, rightAnswers: answers }) {
    const levels = parts.filter((part) => part.kind === 'level')
    const [first = 0, second] = streaksIn(levels)
    if (levels.length < parts.length) {
      const target = second === undefined ? String(first) : m.todo_or({ first, second })
      return answers === null ? m.todo_levels_need_streak({ target }) : m.todo_levels_need_answers({ answers })
    }
    if (answers !== null) return m.todo_needs_answers({ parts: parts.length, answers })
    return second === undefined
      ? m.todo_needs_streak({ parts: parts.length, streak: first })
      : m.todo_needs_streaks({ first, second })
  },
  set: ({ parts }) => m.todo_needs_problems({ parts: parts.every(({ kind }) => kind === 'set') ? parts.length : 1 }),
}

/** Returns the theme of a part. Own problems have the one that no area has. */
export const themeOf = (part: TaskPart) =>
  byKind<TaskPart, Theme>(part, { level: ({ operation }) => operationTable[operation].theme, set: () => 'orange' })
