import type { CSSProperties } from 'react'
import { enoughOf, type PartState, type TaskPart } from '#maths'
import { m } from '../language/messages.ts'
import tileStyles from '../stages/level-tile.module.css'
import { TileText } from '../stages/tile-text.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { Pips } from '../ui/base/pips.tsx'
import styles from './part-tile.module.css'
import type { TodoTask } from './todo.ts'
import { progressIn, showsHops, tileOf } from './todo-words.ts'

interface PartTileProps {
  readonly task: TodoTask
  readonly part: TaskPart
  readonly state: PartState
  /** Whether it is the part to do next: the only solid button of the screen. */
  readonly isNext: boolean
  /** The characters of the longest line of an example of the task. */
  readonly letters: number
}

/** The most pips in one row. More of them are in two rows. */
const longestRow = 10

/** The link to a part of a task: its level, an example or its name, and how far the student is. */
export function PartTile({ task, part, state, isNext, letters }: PartTileProps) {
  const enough = enoughOf(part, task.rightAnswers)
  const count = progressIn(state, enough)
  const { to, name, text, isExample, soFar } = tileOf(task, part)
  const looks = [state.kind === 'done' && tileStyles.done, state.kind === 'soFar' && tileStyles.working]
  return (
    <Link to={to} className={classNames(tileStyles.level, styles.part, ...looks, isNext && tileStyles.next)}>
      <span className={classNames(tileStyles.id, styles.name)}>{name}</span>
      <span className={classNames(tileStyles.mark, styles.mark)}>
        {state.kind === 'done' && <Medal label={m.todo_part_done()} />}
        {state.kind === 'soFar' && count > 0 && <span aria-hidden="true">{m.todo_so_far({ count, enough })}</span>}
      </span>
      <TileText text={text} isExample={isExample} letters={letters} className={styles.sum} />
      {state.kind !== 'done' && <span className="unseen">{soFar({ count, enough })}</span>}
      {showsHops(task, part) && (
        <span
          className={classNames(tileStyles.pips, styles.pips, enough > longestRow && styles.many)}
          style={{ '--in-row': enough > longestRow ? Math.ceil(enough / 2) : enough } as CSSProperties}
        >
          <Pips total={enough} on={count} />
        </span>
      )}
    </Link>
  )
}
