/** The words of Keep going, with its link. */
import { byKind, findLevel, type Level, type NextStep, type TaskPart, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { levelContent, numberOf } from '../levels/listing.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'

interface StepWords {
  readonly to: string
  /** An example of the questions, or a few words. */
  readonly title: string
  readonly isExample: boolean
  /** Where it leads, and why. */
  readonly sentence: string
}

/** Returns the words of a step. A task whose level this page does not know leads to the page of the task. */
export function stepWords(step: NextStep): StepWords {
  if (step.kind !== 'task') return ofLevel(step.level, sentences[step.kind])
  const { task, part } = step
  return byKind<TaskPart, StepWords>(part, {
    level({ operation, levelId }) {
      const level = findLevel(operation, levelId)
      return level
        ? ofLevel(level, sentences.task, task)
        : { to: paths.task(task), title: '', isExample: false, sentence: '' }
    },
    set({ set, title }) {
      const sentence = m.next_task_problems({ title })
      return { to: paths.taskSet(task, set.id), title, isExample: false, sentence }
    },
  })
}

interface Sentences {
  readonly level: (of: { level: string; operation: string }) => string
  readonly table: (of: { table: string }) => string
}

const sentences: Readonly<Record<NextStep['kind'], Sentences>> = {
  task: {
    level: ({ level, operation }) => m.next_task({ level, operation }),
    table: ({ table }) => m.next_task_table({ table }),
  },
  goOn: {
    level: ({ level, operation }) => m.next_go_on({ level, operation }),
    table: ({ table }) => m.next_go_on_table({ table }),
  },
  next: {
    level: ({ level, operation }) => m.next_level({ level, operation }),
    table: ({ table }) => m.next_table({ table }),
  },
}

function ofLevel(level: Level, { level: ofLevel, table: ofTable }: Sentences, task?: string): StepWords {
  const isExample = operationTable[level.operation].levelTitles === 'examples'
  return {
    to: paths.level(level, task),
    title: isExample ? level.title : levelContent(level),
    isExample,
    // Children know a table by its number, not by the id of its level.
    sentence:
      level.operation === 'timestable'
        ? ofTable({ table: numberOf(level) })
        : ofLevel({ level: level.id, operation: titleByOperation[level.operation] }),
  }
}
