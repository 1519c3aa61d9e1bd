/** The words of Keep going, with its link and its hops. */
import { type Bests, type Level, type NextStep, type Operation, streakGoal, streakOf, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { levelContent } from '../levels/level-words.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import { drawingOf } from '../stages/level-drawing.ts'
import type { TodoTask } from '../todo/todo.ts'
import { answersLeft, hopsOfTask, type PartHops, themeOf, tileOf } from '../todo/todo-words.ts'
import type { Theme } from '../ui/parts/theme.ts'

export interface StepWords {
  readonly call: string
  readonly to: string
  /** An example of the questions, or a few words. */
  readonly title: string
  readonly isExample: boolean
  /** The drawing of its level beside the title, or null. */
  readonly drawing: string | null
  /** Where it leads, and why. */
  readonly sentence: string
  /** The id of its task, or null. */
  readonly task: string | null
  /** The sentence below the title of the task, which need not name it again. Empty if there is nothing else to say. */
  readonly rest: string
  readonly theme: Theme
  readonly hops: PartHops
  /** The words of the button as they are read aloud, for a level of Years 0 and 1. Null for any other step. */
  readonly speech: string | null
}

export function stepWords(step: NextStep<TodoTask>, bests: Readonly<Partial<Record<Operation, Bests>>>): StepWords {
  const words = step.kind === 'task' ? ofTask(step) : ofLevel(step, bests)
  const shown = step.isStuck ? { ...words, sentence: m.next_worked(), rest: m.next_worked() } : words
  return { ...shown, speech: step.kind !== 'task' && step.level.early ? speechOf(shown) : null }
}

/** An example is left out, because the voice would not read its operators. */
const speechOf = ({ call, title, isExample, sentence, hops }: Words) =>
  [`${call}.`, ...(isExample ? [] : [`${title}.`]), sentence, hops.label].join(' ')

type Words = Omit<StepWords, 'speech'>

function ofTask({ task, part }: Extract<NextStep<TodoTask>, { kind: 'task' }>): Words {
  const { to, text: title, isExample } = tileOf(task, part)
  // A streak begins again in each round, so only right answers can be counted down.
  const isCounted = streakOf(part) === null || task.rightAnswers !== null
  const left = answersLeft(task, part)
  return {
    call: m.next_keep_going(),
    to,
    title,
    isExample,
    drawing: part.kind === 'level' ? drawingOf({ operation: part.operation, id: part.levelId }) : null,
    sentence: isCounted ? m.next_task_left({ title: task.title, left }) : m.next_task({ title: task.title }),
    task: task.id,
    rest: isCounted ? m.next_left({ left }) : '',
    theme: themeOf(part),
    hops: hopsOfTask(task),
  }
}

function ofLevel(
  { kind, level }: Exclude<NextStep<TodoTask>, { kind: 'task' }>,
  bests: Parameters<typeof stepWords>[1],
): Words {
  const { operation, id, target } = level
  const isExample = operationTable[operation].levelTitles === 'examples'
  const count = Math.min(bests[operation]?.[id]?.streak ?? 0, target)
  return {
    call: kind === 'begin' ? m.next_begin() : m.next_keep_going(),
    to: paths.level(level),
    title: isExample ? level.title : levelContent(level),
    isExample,
    drawing: drawingOf(level),
    sentence: placeWords(kind, level),
    task: null,
    rest: '',
    theme: operationTable[operation].theme,
    hops: hopsOfStreak(count, target),
  }
}

/** Returns the hops on the way to the near goal of a streak, with the goal in words. */
function hopsOfStreak(best: number, target: number): PartHops {
  const { from, goal } = streakGoal(best, target)
  const label = best === 0 ? m.next_first_goal({ goal }) : m.next_row_goal({ best, goal })
  const before = from ?? 0
  return { count: best - before, enough: goal - before, label, ...(from !== null && { from }) }
}

/** Returns where a step leads. A level with a name is known by it, and its id would tell a child nothing. */
function placeWords(kind: 'goOn' | 'next' | 'begin', { operation, id: level }: Level): string {
  const title = titleByOperation[operation]
  if (kind === 'begin') return m.next_first_level({ operation: title })
  if (operationTable[operation].levelTitles === 'names')
    return kind === 'goOn' ? m.next_go_on_named({ operation: title }) : m.next_named({ operation: title })
  return kind === 'goOn' ? m.next_go_on({ level, operation: title }) : m.next_level({ level, operation: title })
}
