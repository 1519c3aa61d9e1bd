import type { ClassInsightData } from '../api/students/insight.ts'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { countWords } from './count-words.ts'
import { dayInWords, weekdayInWords, weekdays } from './dates.ts'
import styles from './this-week.module.css'
import { WeekHops } from './week-hops.tsx'

const list = new Intl.ListFormat(language, { type: 'unit' })

/** This week beside last week up to the same weekday. */
export function ThisWeek({ found }: { found: ClassInsightData }) {
  const { today, thisWeek, lastWeek, students } = found
  const daysOf = ({ answersByDay }: ClassInsightData['thisWeek']) =>
    list.format(answersByDay.map((count, i) => `${weekdays[i]?.long} ${countWords(count)}`))
  const rows = [
    { title: m.insight_week(), week: thisWeek },
    { title: m.insight_last_week({ weekday: weekdayInWords(today) }), week: lastWeek },
  ]
  return (
    <section className={styles.week} aria-labelledby="week">
      <h2 id="week">
        {m.insight_week()} <small>{m.insight_week_to({ day: dayInWords(today) })}</small>
      </h2>
      <WeekHops
        now={thisWeek.answersByDay}
        before={lastWeek.answersByDay}
        label={m.insight_days({ now: daysOf(thisWeek), before: daysOf(lastWeek) })}
      />
      <table className={styles.tally}>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.insight_practised()}</th>
            <th scope="col">{m.insight_answers()}</th>
            <th scope="col">{m.insight_minutes()}</th>
            <th scope="col">{m.insight_completed()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, week }) => (
            <tr key={week.monday}>
              <th scope="row">{title}</th>
              <td>
                {week.practised} <small>{m.insight_of({ count: students.length })}</small>
              </td>
              <td>{countWords(week.answers)}</td>
              <td>{countWords(week.minutes)}</td>
              <td>{countWords(week.completed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
