import type { ClassInsightData } from '../api/students/insight.ts'
import { dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { studentPagePath } from '../students/class-paths.ts'
import { Bold } from '../ui/parts/bold.tsx'
import styles from './insight.module.css'
import { StudentLink } from './student-link.tsx'

interface NotSeenProps {
  readonly code: string
  readonly unseen: ClassInsightData['unseen']
  readonly nameOf: ReadonlyMap<string, string>
}

/** The students who have not practised for ten days, with their last day of practice. */
export function NotSeen({ code, unseen, nameOf }: NotSeenProps) {
  return (
    <section className={styles.part} aria-labelledby="unseen">
      <h2 id="unseen">
        {m.insight_unseen()} <span className={styles.figures}>{unseen.length}</span>
      </h2>
      {unseen.length === 0 && <p>{m.insight_nobody_unseen()}</p>}
      <ul>
        {unseen.map(({ student, last, days }) => (
          <li key={student}>
            <StudentLink name={nameOf.get(student) ?? ''} to={studentPagePath('answers', { code, student })} />
            <p>{last ? m.insight_last_practised({ day: dayInWords(last) }) : m.insight_never_practised()}</p>
            {last && (
              <span className={styles.figures}>
                <Bold text={m.insight_days_ago({ count: days })} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
