import { type ReactNode, useId } from 'react'
import { type Bests, type Level, overviewTarget } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Best } from './best.tsx'
import styles from './entries.module.css'

interface EntriesProps {
  readonly kind: 'canDo' | 'workingOn'
  readonly levels: readonly Level[]
  readonly bests: Bests
  /** Null for a teacher who cannot remove progress. */
  readonly onRemove: ((level: Level) => void) | null
  /** The text of an empty box. */
  readonly children: ReactNode
}

const titleByKind = { canDo: m.class_can_do(), workingOn: m.class_working_on() } as const

/** The box of levels that a student can do, or is working on, each with the best streak and its Remove. */
export function Entries({ kind, levels, bests, onRemove, children }: EntriesProps) {
  const title = useId()
  const bestOf = ({ id }: Level) => bests[id]?.streak ?? 0
  return (
    <section className={classNames(styles.box, styles[kind])} aria-labelledby={title}>
      <h2 id={title}>
        <Icon name={kind === 'canDo' ? 'tick' : 'half'} /> {titleByKind[kind]}{' '}
        <b className="figures">{levels.length}</b>
      </h2>
      {levels.length === 0 && <p className={styles.none}>{children}</p>}
      <ul>
        {levels.map((level) => (
          <li key={level.id} data-entry>
            <span className={styles.id}>{level.id}</span>
            <span className={styles.sum}>
              {level.title}
              {isGreenInOverview(level, bestOf(level)) && (
                <small>
                  <Icon paths={teacherIcons.halfway} /> {m.class_reached({ goal: overviewTarget })}
                </small>
              )}
            </span>
            <Best level={level} best={bestOf(level)} />
            {onRemove && (
              <TextButton
                className={classNames(styles.remove, 'unprinted')}
                aria-label={m.class_remove_level({ id: level.id, title: level.title })}
                onClick={() => onRemove(level)}
              >
                <Icon paths={teacherIcons.bin} /> <span>{m.class_remove()}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns whether the class overview counts a level as done that is not completed yet, as it does in Times Table. */
const isGreenInOverview = ({ target }: Level, best: number) => best >= overviewTarget && best < target
