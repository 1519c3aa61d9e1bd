import type { ClassInsightData } from '../api/students/insight.ts'
import { dayInWords, weekdayInWords, weekdays } from '../language/dates.ts'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { wholeNumber } from '../language/plural.ts'
import styles from './this-week.module.css'
import { WeekHops } from './week-hops.tsx'

const list = new Intl.ListFormat(language, { type: 'unit' })

const columns = [
  { title: m.insight_practised(), count: 'practised' },
  { title: m.insight_answers(), count: 'answers' },
  { title: m.insight_minutes(), count: 'minutes' },
  { title: m.insight_completed(), count: 'completed' },
] as const

/** This week beside last week up to the same weekday. A last week in which nobody practised is left out. */
export function ThisWeek({ found }: { found: ClassInsightData }) {
  const { today, thisWeek, lastWeek, students } = found
  const daysOf = ({ answersByDay }: ClassInsightData['thisWeek']) =>
    list.format(answersByDay.map((count, i) => `${weekdays[i]?.long} ${wholeNumber(count)}`))
  const rows = [
    { title: m.insight_week(), week: thisWeek },
    ...(lastWeek.answers > 0
      ? [{ title: m.insight_last_week({ weekday: weekdayInWords(today) }), week: lastWeek }]
      : []),
  ]
  // It may have had answers after today's weekday only.
  const hadAnswers = lastWeek.answersByDay.some((count) => count > 0)
  return (
    <section className={styles.week} aria-labelledby="week">
      <h2 id="week">
        {m.insight_week()} <small>{m.insight_week_to({ day: dayInWords(today) })}</small>
      </h2>
      <WeekHops
        now={thisWeek.answersByDay}
        before={lastWeek.answersByDay}
        label={
          hadAnswers
            ? m.insight_days({ now: daysOf(thisWeek), before: daysOf(lastWeek) })
            : m.insight_days_now({ now: daysOf(thisWeek) })
        }
      />
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
            {rows.map(({ title, week }) => (
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
