import type { CSSProperties } from 'react'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { hops } from '../ui/base/hops.ts'
import { themeClass } from '../ui/parts/theme.ts'
import type { Hops } from './hops.ts'
import styles from './my-hops.module.css'

const monthNames = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
const list = new Intl.ListFormat(language)

/** The days of this month on a line, with a hop on each day with answers. The ball is on today. */
export function MonthLine({ month, daysInMonth, today, days }: Pick<Hops, 'month' | 'daysInMonth' | 'today' | 'days'>) {
  const name = monthNames.format(Date.parse(month))
  return (
    <section className={classNames(styles.month, themeClass('teal'))} aria-labelledby="month">
      <h2 id="month">
        {name} {days.length > 0 && <small>{m.hops_days({ count: days.length })}</small>}
      </h2>
      {days.length > 0 && (
        <p className="unseen">{m.hops_on_days({ month: name, days: list.format(days.map(String)) })}</p>
      )}
      <ol className={styles.days} style={{ '--days': daysInMonth } as CSSProperties} aria-hidden="true">
        {hops(daysInMonth, 0).map(({ number }) => (
          <li
            key={number}
            className={classNames(days.includes(number) && styles.hopped, number === today && styles.today)}
            data-day={number}
          >
            {number === today && <Ball className={styles.here} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
