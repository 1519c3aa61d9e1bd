import { dayInWords, weekdayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { DateField } from '../ui/forms/date-field.tsx'
import { Field, FieldError } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import { capitalised } from '../ui/parts/capital-letter.ts'
import { daysLater, nextFriday, nextMonday, nextSchoolDay } from './dates.ts'
import styles from './maker.module.css'
import type { StepProps } from './step-props.ts'

interface UntilProps extends StepProps {
  /** The first day of a task that has begun. */
  readonly begun: string | null
  readonly titleError: string | undefined
  readonly suggested: string
}

/** The due day, the title and the beginning of a task. */
export function Until({ draft, onChange, found, faultAt, begun, titleError, suggested }: UntilProps) {
  const { today } = found
  const { due, begins, title } = draft
  const offered = [
    { day: nextSchoolDay(today), text: schoolDayWords(today) },
    { day: nextFriday(today), text: fridayWords(today) },
  ]
  const isOffered = offered.some(({ day }) => day === due)
  const choose = (day: string | null) => onChange({ ...draft, due: day })
  const [dueFault, beginFault] = [faultAt('due'), faultAt('begins')]
  return (
    <>
      <div className={styles.options} data-step="due">
        {offered.map(({ day, text }) => (
          <label key={day} className={styles.option}>
            <input type="radio" name="until" checked={day === due} onChange={() => choose(day)} />
            <span>
              {capitalised(text)} <small>{dayInWords(day)}</small>
            </span>
          </label>
        ))}
        <label className={styles.option}>
          <input type="radio" name="until" checked={due !== null && !isOffered} onChange={() => choose('')} />
          {m.tasks_another_day()}
        </label>
        {due !== null && !isOffered && (
          <DateField label={m.tasks_day_label()} min={begins || today} value={due} onChange={choose} />
        )}
        <label className={styles.option}>
          <input type="radio" name="until" checked={due === null} onChange={() => choose(null)} />
          {m.tasks_without_date()}
        </label>
        {dueFault && <FieldError>{dueFault}</FieldError>}
      </div>
      <Field
        label={m.tasks_title_field()}
        autoComplete="off"
        value={title ?? suggested}
        error={titleError}
        onChange={(event) => onChange({ ...draft, title: event.target.value })}
        onBlur={() => title?.trim() === '' && onChange({ ...draft, title: null })}
      />
      {begun === null ? (
        <Begins draft={draft} onChange={onChange} today={today} fault={beginFault} />
      ) : (
        <p className={styles.note}>{m.tasks_has_begun({ day: dayInWords(begun) })}</p>
      )}
      <p className={styles.note}>{m.tasks_late_hint()}</p>
    </>
  )
}

function Begins(props: Pick<StepProps, 'draft' | 'onChange'> & { today: string; fault: string | undefined }) {
  const { draft, onChange, today, fault } = props
  const { begins } = draft
  const monday = nextMonday(today)
  const value = begins === null ? 'now' : begins === monday ? 'monday' : 'another'
  const dayOf = { now: null, monday, another: '' } as const
  return (
    <div data-step="begins">
      <Select
        label={m.tasks_begins()}
        value={value}
        options={[
          { value: 'now', text: m.tasks_begins_now() },
          { value: 'monday', text: dayInWords(monday) },
          { value: 'another', text: m.tasks_another_day() },
        ]}
        onChoose={(chosen) => onChange({ ...draft, begins: dayOf[chosen as keyof typeof dayOf] })}
      />
      {value === 'another' && (
        <DateField
          label={m.tasks_begins_day()}
          min={today}
          value={begins ?? ''}
          onChange={(day) => onChange({ ...draft, begins: day })}
        />
      )}
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  )
}

/** Returns "tomorrow", or the weekday after a weekend. */
function schoolDayWords(today: string): string {
  const day = nextSchoolDay(today)
  return day === daysLater(today, 1) ? m.tasks_tomorrow() : weekdayInWords(day)
}

/** Returns "Friday", or "next Friday" where this week has another one or none. */
function fridayWords(today: string): string {
  const day = nextFriday(today)
  const weekday = weekdayInWords(day)
  return day < nextMonday(today) ? weekday : m.tasks_next({ weekday })
}
