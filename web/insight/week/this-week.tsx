import type { ClassInsightData } from '../../api/students/insight.ts'
import { dayInWords } from '../../language/dates.ts'
import { m } from '../../language/messages.ts'
import { wholeNumber } from '../../language/plural.ts'
import styles from './this-week.module.css'
import { WeekHops } from './week-hops.tsx'
import { daysInWords, hasAnswers, weeksShown } from './week-words.ts'

const columns = [
  { title: m.insight_practised(), count: 'practised' },
  { title: m.insight_answers(), count: 'answers' },
  { title: m.insight_minutes(), count: 'minutes' },
  { title: m.insight_completed(), count: 'completed' },
] as const

/** This week beside last week up to the same weekday. */
export function ThisWeek({ found }: { found: ClassInsightData }) {
  const { today, thisWeek, lastWeek, students } = found
  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week">
          {m.insight_week()} <small>{m.insight_week_to({ day: dayInWords(today) })}</small>
        </h2>
        {hasAnswers(lastWeek) && <p>{m.insight_dashed()}</p>}
      </div>
      <WeekHops now={thisWeek.answersByDay} before={lastWeek.answersByDay} label={daysInWords(thisWeek, lastWeek)} />
      <div className={styles.room}>
        <table className={styles.tally}>
          <thead>
            <tr>
              <td />
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksShown(found).map(({ title, week }) => (
              <tr key={week.monday}>
                <th scope="row">{title}</th>
                {columns.map(({ title, count }) => (
                  <td key={title} data-head={title}>
                    {wholeNumber(week[count])}{' '}
                    {count === 'practised' && <small>{m.insight_of({ count: students.length })}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
