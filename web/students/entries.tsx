import { type ReactNode, useId } from 'react'
import type { Bests, Level } from '#maths'
import { BestPips } from '../ui/best-pips.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './entries.module.css'

interface EntriesProps {
  readonly kind: 'canDo' | 'workingOn'
  readonly levels: readonly Level[]
  readonly bests: Bests
  /** What stands there where there are none. */
  readonly children: ReactNode
}

const titleByKind = { canDo: 'Can Do', workingOn: 'Working On' } as const

/** The box of levels that a student can do, or is working on, each with the best streak. */
export function Entries({ kind, levels, bests, children }: EntriesProps) {
  const title = useId()
  return (
    <section className={classNames(styles.box, styles[kind])} aria-labelledby={title}>
      <h2 id={title}>
        <Icon name={kind === 'canDo' ? 'tick' : 'half'} /> {titleByKind[kind]}{' '}
        <b className="figures">{levels.length}</b>
      </h2>
      {levels.length === 0 && <p className={styles.none}>{children}</p>}
      <ul>
        {levels.map(({ id, title, target }) => (
          <li key={id}>
            <span className={styles.id}>{id}</span>
            <span className={styles.sum}>{title}</span>
            <BestPips best={bests[id] ?? 0} target={target} />
          </li>
        ))}
      </ul>
    </section>
  )
}
