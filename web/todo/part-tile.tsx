import type { CSSProperties } from 'react'
import { byKind, enoughOf, findLevel, type PartState, type TaskPart, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { levelContent } from '../levels/listing.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import tileStyles from '../stages/level-tile.module.css'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { Pips } from '../ui/base/pips.tsx'
import styles from './part-tile.module.css'
import { progressIn } from './part-words.ts'
import type { TodoTask } from './todo.ts'

interface PartTileProps {
  readonly task: TodoTask
  readonly part: TaskPart
  readonly state: PartState
  /** Whether it is the part to do next: the only solid button of the screen. */
  readonly isNext: boolean
}

/** The most hops for which a tile has room. A part may need more right answers. */
const mostPips = 20
/** The number of characters that fit on one line of the tile. */
const longestLine = 13

interface Tile {
  readonly to: string
  readonly name: string
  /** An example of the questions, or a few words. */
  readonly text: string
  readonly isExample: boolean
  /** Whether it is done by a streak. */
  readonly needsStreak: boolean
}

const tileOf = ({ id: task, rightAnswers }: TodoTask, part: TaskPart) =>
  byKind<TaskPart, Tile>(part, {
    level({ operation, levelId }) {
      const level = findLevel(operation, levelId)
      const isExample = operationTable[operation].levelTitles === 'examples'
      return {
        to: level ? paths.level(level, task) : paths.task(task),
        name: `${titleByOperation[operation]} ${levelId}`,
        text: level ? (isExample ? level.title : levelContent(level)) : '',
        isExample,
        needsStreak: rightAnswers === null,
      }
    },
    set({ set, title, problemCount }) {
      const name = m.todo_problems({ count: problemCount })
      return { to: paths.taskSet(task, set.id), name, text: title, isExample: false, needsStreak: false }
    },
  })

/** The link to a part of a task: its level, an example or its name, and how far the student is. */
export function PartTile({ task, part, state, isNext }: PartTileProps) {
  const enough = enoughOf(part, task.rightAnswers)
  const count = progressIn(state, enough)
  const { to, name, text, isExample, needsStreak } = tileOf(task, part)
  const soFar = needsStreak ? m.todo_streak_so_far({ count, enough }) : m.todo_right_so_far({ count, enough })
  const looks = [state.kind === 'done' && tileStyles.done, state.kind === 'soFar' && tileStyles.working]
  return (
    <Link to={to} className={classNames(tileStyles.level, styles.part, ...looks, isNext && tileStyles.next)}>
      <span className={classNames(tileStyles.id, styles.name)}>{name}</span>
      <span className={classNames(tileStyles.mark, styles.mark)}>
        {state.kind === 'done' && <Medal label={m.todo_part_done()} />}
        {state.kind === 'soFar' && <span aria-hidden="true">{m.todo_so_far({ count, enough })}</span>}
      </span>
      <span
        className={classNames(
          tileStyles.sum,
          styles.sum,
          text.length > longestLine && tileStyles.wrapped,
          !isExample && tileStyles.words,
        )}
      >
        {text}
      </span>
      {state.kind !== 'done' && <span className="unseen">{soFar}</span>}
      {enough <= mostPips && (
        <span className={classNames(tileStyles.pips, styles.pips)} style={{ '--enough': enough } as CSSProperties}>
          <Pips total={enough} on={count} />
        </span>
      )}
    </Link>
  )
}
