import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { SheetSection } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { dateWords } from '../../students/day-words.ts'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Link } from '../../ui/base/link.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { shownCode } from '../sheet-code.ts'
import { marksPath } from '../worksheet-paths.ts'
import { MarkFields } from './mark-fields.tsx'
import styles from './marks.module.css'
import { type FoundMarks, type StudentMarks, useMarking } from './use-marking.ts'

interface MarkStudentsProps {
  readonly account: string
  readonly code: string
  readonly found: FoundMarks
  /** Returns the questions of a student's sheet by part. */
  readonly sectionsOf: (student: string) => readonly SheetSection[]
}

/** The students of a class beside the marks of one of them. */
export function MarkStudents({ account, code, found, sectionsOf }: MarkStudentsProps) {
  const { worksheet, students, madeOn, today } = found
  const questionsOf = useCallback(
    (student: string) => sectionsOf(student).flatMap(({ questions }) => questions),
    [sectionsOf],
  )
  const marking = useMarking({ account, code, found, questionsOf })
  const [params, setParams] = useSearchParams()
  const [isChecked, setChecked] = useState(false)
  const isOpen = (id: string) => ['none', 'some'].includes(marking.of(id).state)
  // An address without a student begins with the first one who is not marked, and stays there.
  const [first] = useState(() => students.find(({ id }) => isOpen(id)) ?? students[0]!)
  const current = students.find(({ id }) => id === params.get('student')) ?? first
  const own = marking.of(current.id)
  const questions = questionsOf(current.id)
  const missing = questions.length - own.marked
  const unsaved = marking.unsavedBeside(current.id).length
  const isDayWrong = own.day < madeOn || own.day > today
  // The next student without all marks, from the current one on and then from the beginning.
  const at = students.indexOf(current)
  const next = [...students.slice(at + 1), ...students.slice(0, at)].find(({ id }) => isOpen(id))

  const goOn = () => {
    setChecked(true)
    if (missing > 0 || isDayWrong) return
    if (own.state === 'unsaved') marking.send(current.id)
    setChecked(false)
    if (next)
      setParams(new URL(marksPath(code, worksheet.code, next.id), location.origin).searchParams, { replace: true })
  }
  const setEntries = (entries: StudentMarks['entries']) => marking.type(current.id, { entries })
  return (
    <>
      <Headline
        title={current.shortName}
        text={
          <>
            {m.marks_about({ title: worksheet.title, code: shownCode(worksheet.code) })}
            {own.state !== 'none' && <> · {stateWords(own)}</>}
          </>
        }
      >
        <ButtonRow>
          <Button onClick={() => setEntries(questions.map((_, i) => own.entries[i] ?? ''))}>
            {m.marks_rest_right()}
          </Button>
          <Button kind="ink" onClick={goOn}>
            {next ? m.marks_next() : m.marks_save()} {next && <Icon paths={teacherIcons.next} />}
          </Button>
        </ButtonRow>
      </Headline>
      {unsaved > 0 && (
        <div className={styles.unsaved}>
          <Failed text={m.marks_not_saved({ count: unsaved })} onTryAgain={marking.sendAll} />
        </div>
      )}
      <div className={styles.marking}>
        <nav className={styles.roll} aria-label={m.marks_students()}>
          <ul>
            {students.map(({ id, shortName }) => (
              <li key={id}>
                <Link
                  to={marksPath(code, worksheet.code, id)}
                  replace
                  aria-current={id === current.id ? 'page' : undefined}
                  onClick={() => {
                    if (own.state === 'unsaved' && !isDayWrong) marking.send(current.id)
                    setChecked(false)
                  }}
                >
                  <span className={styles.name}>{shortName}</span> <Figures {...marking.of(id)} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sheet}>
          <p className={styles.how}>{m.marks_how()}</p>
          <Field
            className={styles.day}
            label={m.marks_day()}
            type="date"
            min={madeOn}
            max={today}
            value={own.day}
            error={isDayWrong ? m.marks_day_wrong({ first: dateWords(madeOn), last: dateWords(today) }) : undefined}
            onChange={(event) => event.target.value !== '' && marking.type(current.id, { day: event.target.value })}
          />
          <MarkFields
            key={current.id}
            sections={sectionsOf(current.id)}
            entries={own.entries}
            isChecked={isChecked && missing > 0}
            onType={setEntries}
            onDone={goOn}
          />
          <p className={styles.missing} role="status">
            {isChecked && missing > 0 && m.marks_missing({ count: missing })}
          </p>
        </div>
      </div>
    </>
  )
}

function stateWords({ state, right, marked }: StudentMarks): string {
  if (state === 'saving') return m.marks_is_saving({ right, marked })
  if (state === 'saved') return m.marks_is_saved({ right, marked })
  if (state === 'unsaved') return m.marks_complete({ right, marked })
  return m.marks_so_far({ right, marked })
}

/** The figures of a student in the list. */
function Figures({ state, right, marked }: StudentMarks) {
  if (state === 'none')
    return (
      <span className={classNames(styles.figures, 'soft')}>
        <span aria-hidden="true">·</span>
        <span className="unseen">{m.marks_roll_none()}</span>
      </span>
    )
  if (state === 'some') return <span className={styles.figures}>{m.marks_roll_some({ right, marked })}</span>
  return (
    <span className={styles.figures}>
      {state !== 'saved' && <small>{m.marks_roll_unsaved()}</small>} {right}
    </span>
  )
}
