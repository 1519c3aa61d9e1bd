/** The near goal below the greeting of the dashboard (docs/product/screens.md, "Student dashboard"). */
import { nextGoal, partsDone } from '#maths'
import { m } from '../language/messages.ts'
import { wholeNumber } from '../language/plural.ts'
import type { TodoTask } from '../todo/todo.ts'

interface Goal {
  /** Whether the student is in no class and waits for none. */
  readonly hasNoClass: boolean
  /** The open task to which Keep going leads. */
  readonly task: Pick<TodoTask, 'parts' | 'states'> | undefined
  /** Whether every level is completed. */
  readonly hasFinished: boolean
  /** The right answers so far. Undefined until they are known. */
  readonly right: number | undefined
}

/** Returns the goal in words: the open parts of a task, or else the hops to the next ten. It is empty until known. */
export function nearGoal({ hasNoClass, task, hasFinished, right }: Goal): string {
  if (hasNoClass) return m.home_first_join()
  if (task) {
    const left = task.parts.length - partsDone(task.states)
    return task.parts.every(({ kind }) => kind === 'level')
      ? m.next_levels_to_go({ left })
      : m.next_parts_to_go({ left })
  }
  if (hasFinished) return m.hops_everything()
  if (right === undefined) return ''
  const goal = nextGoal(right)
  return right === 0 ? m.next_first_hop() : m.next_hops_to_goal({ left: goal - right, goal: wholeNumber(goal) })
}
