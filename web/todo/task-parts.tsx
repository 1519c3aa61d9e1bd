import { partName } from '#maths'
import { lettersOf } from '../stages/example-letters.ts'
import { LevelPath } from '../stages/level-path.tsx'
import { PartTile } from './part-tile.tsx'
import styles from './task-parts.module.css'
import type { TodoTask } from './todo.ts'
import { examplesOf, needsWords, nextPart, themeOf } from './todo-words.ts'

/** The parts of a task as a path of levels, and what each of them needs. */
export function TaskParts({ task }: { task: TodoTask }) {
  const next = nextPart(task)
  const letters = lettersOf(examplesOf(task))
  const steps = task.parts.flatMap((part, i) => {
    const state = task.states[i]
    if (!state) return []
    return {
      id: partName(part),
      tile: <PartTile task={task} part={part} state={state} isNext={i === next} letters={letters} />,
      isCompleted: state.kind === 'done',
      isHere: i === next,
      theme: themeOf(part),
    }
  })
  return (
    <section>
      <LevelPath steps={steps} isWide />
      <p className={styles.needs}>{needsWords(task)}</p>
    </section>
  )
}
