/** Tasks that exist before a journey begins, set by the API without a screen. */
import { randomUUID } from 'node:crypto'
import type { Args, TaskPart } from '#contract'
import type { Operation } from '#maths'
import type { Teacher } from './people.ts'

type Settings = Omit<Args<'POST /api/classes/{class}/tasks'>, 'class' | 'id'>

/** Returns levels such as "addition 1.1" as the parts of a task. */
export function partsOf(...levels: readonly `${Operation} ${string}`[]): TaskPart[] {
  return levels.map((level) => {
    const [operation, levelId = ''] = level.split(' ')
    return { kind: 'level', operation: operation as Operation, levelId }
  })
}

/** Sets a task for the whole class and returns its id. */
export async function newTask(teacher: Teacher, classId: string, changes: Partial<Settings> = {}): Promise<string> {
  const id = randomUUID()
  await teacher.browser.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id, title: 'Adding past ten', parts: partsOf('addition 1.1', 'addition 1.2') },
    ...{ rightAnswers: null, countsEarlier: false, students: null, begins: null, due: null },
    ...changes,
  })
  return id
}

/** The pages of a class's tasks, as its teacher opens them. */
export const taskPagesOf = (code: string, task: string) => [
  `tasks?code=${code}`,
  `tasks/set?code=${code}`,
  `tasks/edit?code=${code}&task=${task}`,
  `tasks/grid?code=${code}&task=${task}`,
]

/** A task with a part of each look: levels with examples and with names, and a ring of twenty. */
export const manyParts = partsOf(
  ...([
    'addition 1.1',
    'multiplication 5.4',
    'timestable 1.3',
    'length 1.7',
    'numberphase1 0.5',
    'bedmas 1.4',
  ] as const),
)
