import { LevelPath } from '../stages/level-path.tsx'
import { PartTile } from './part-tile.tsx'
import { isKnown, needsWords, nextPart, themeOf } from './part-words.ts'
import styles from './task-parts.module.css'
import type { TodoTask } from './todo.ts'

/** The parts of a task as a path of levels, and what each of them needs. */
export function TaskParts({ task }: { task: TodoTask }) {
  const next = nextPart(task)
  const steps = task.parts.flatMap((part, i) => {
    const state = task.states[i]
    if (!state || !isKnown(part)) return []
    return {
      id: part.kind === 'set' ? part.set.id : `${part.operation} ${part.levelId}`,
      tile: <PartTile task={task} part={part} state={state} isNext={i === next} />,
      isCompleted: state.kind === 'done',
      isHere: i === next,
      theme: themeOf(part),
    }
  })
  return (
    <section>
      <LevelPath steps={steps} />
      <p className={styles.needs}>{needsWords(task)}</p>
    </section>
  )
}
