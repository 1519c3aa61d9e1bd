import { findLevel, partTitle, titleByOperation } from '#maths'
import type { ClassInsightData } from '../api/students/insight.ts'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { studentLevelsPath } from '../students/class-paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Bold } from '../ui/parts/bold.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import styles from './insight.module.css'
import { StudentLink } from './student-link.tsx'

interface ReadyProps {
  readonly code: string
  readonly ready: ClassInsightData['ready']
  readonly nameOf: ReadonlyMap<string, string>
}

/** The students who have finished a stage with ease, each with the first level of the next one. */
export function ReadyToGoOn({ code, ready, nameOf }: ReadyProps) {
  return (
    <section className={styles.part} aria-labelledby="ready">
      <h2 id="ready">
        {m.insight_ready()} <span className={styles.figures}>{ready.length}</span>
      </h2>
      {ready.length === 0 && <p>{m.insight_nobody_ready()}</p>}
      <ul>
        {ready.map(({ student, operation, stage, lastLevel, nextLevel, right, of }) => (
          <li key={`${student} ${operation} ${stage}`}>
            <StudentLink name={nameOf.get(student) ?? ''} to={studentLevelsPath(operation, { code, student })} />
            <p>
              <Bold
                text={m.insight_all_of({
                  stage: `${titleByOperation[operation]} ${partTitle(operation, stage)}`,
                  right,
                  count: of,
                })}
              />
              <br />
              {m.insight_next({ question: findLevel(operation, nextLevel)?.title ?? '' })}
            </p>
            <span
              className={classNames(styles.onward, themeClass(operationTable[operation].theme))}
              role="img"
              aria-label={m.insight_hop({ last: lastLevel, next: nextLevel })}
            >
              <span>{lastLevel}</span>
              <svg viewBox="0 0 64 30" aria-hidden="true">
                <path
                  d="M4 26a28 24 0 0 1 56 0"
                  fill="none"
                  stroke="var(--hue-11)"
                  strokeWidth="4"
                  strokeLinecap="round"
                  strokeDasharray=".1 8"
                />
                <path d="M0 28H64" stroke="var(--ink)" strokeWidth="4" />
                <circle cx="4" cy="21" r="6.5" fill="var(--ball)" stroke="var(--ink)" strokeWidth="3.5" />
              </svg>
              <span>{nextLevel}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
