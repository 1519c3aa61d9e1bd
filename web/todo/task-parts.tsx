import { operationTable } from '../routes/operations.ts'
import { LevelPath } from '../stages/level-path.tsx'
import { PartTile } from './part-tile.tsx'
import { levelOf, needsWords, nextPart } from './part-words.ts'
import styles from './task-parts.module.css'
import type { TodoTask } from './todo.ts'

/** The parts of a task as a path of levels, and what each of them needs. */
export function TaskParts({ task }: { task: TodoTask }) {
  const next = nextPart(task)
  const steps = task.parts.flatMap((part, i) => {
    const [level, state] = [levelOf(part), task.states[i]]
    if (!level || !state) return []
    return {
      id: `${part.operation} ${part.levelId}`,
      tile: <PartTile task={task} level={level} state={state} isNext={i === next} />,
      isCompleted: state.kind === 'done',
      isHere: i === next,
      theme: operationTable[part.operation].theme,
    }
  })
  return (
    <section>
      <LevelPath steps={steps} />
      <p className={styles.needs}>{needsWords(task)}</p>
    </section>
  )
}
