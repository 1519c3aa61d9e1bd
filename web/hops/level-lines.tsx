import type { CSSProperties } from 'react'
import { areas, levelsOf, operationsOf, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { Ball } from '../ui/base/ball.tsx'
import { hops } from '../ui/base/hops.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import type { Hops } from './hops.ts'
import styles from './my-hops.module.css'

/** The operations in the order of the topics. */
const operations = areas.flatMap((area) => operationsOf(area))

/** The levels of the longest line. All lines have its scale, so a longer line is a longer way. */
const longest = Math.max(...operations.map((operation) => levelsOf(operation).length))

/** The completed levels of each operation as hops. The operations without one are names below them. */
export function LevelLines({ completed }: Pick<Hops, 'completed'>) {
  const rows = operations.map((operation) => {
    const { theme, path } = operationTable[operation]
    const levels = levelsOf(operation)
    const done = levels.filter(({ id }) => completed[operation]?.includes(id)).length
    return { operation, theme, path, done, count: levels.length }
  })
  const [begun, others] = [rows.filter(({ done }) => done > 0), rows.filter(({ done }) => done === 0)]
  const all = rows.reduce((sum, { done }) => sum + done, 0)
  return (
    <section className={styles.sheet} aria-labelledby="levels">
      <h2 id="levels">
        {m.hops_levels()} {all > 0 && <small>{m.hops_levels_completed({ count: all })}</small>}
      </h2>
      <ul className={styles.lines} style={{ '--longest': longest } as CSSProperties}>
        {begun.map(({ operation, theme, path, done, count }) => (
          <li key={operation}>
            <Link to={path} className={themeClass(theme)}>
              <span className={styles.name}>{titleByOperation[operation]}</span>
              <span className={styles.figures} aria-hidden="true">
                {m.hops_of({ done, count })}
              </span>
              <Icon name="back" className={styles.chevron} />
              <span className="unseen">{m.hops_levels_of({ done, count })}</span>
              <span
                className={styles.levels}
                style={{ '--done': done, '--count': count } as CSSProperties}
                aria-hidden="true"
              >
                {hops(count, done).map(({ number, made }) => (
                  <i key={number} className={made ? styles.on : undefined} />
                ))}
                <Ball className={styles.here} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          {begun.length > 0 && <h3 className={styles.more}>{m.hops_more_levels()}</h3>}
          <ul className={styles.others}>
            {others.map(({ operation, theme, path, count }) => (
              <li key={operation}>
                <Link to={path} className={themeClass(theme)}>
                  {titleByOperation[operation]}
                  <span className="unseen">{m.hops_levels_of({ done: 0, count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
