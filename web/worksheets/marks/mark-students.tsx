import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Question, SheetSection } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { dateWords } from '../../students/day-words.ts'
import bar from '../../students/sticky-bar.module.css'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { Headline } from '../../ui/parts/headline.tsx'
import { shownCode } from '../sheet-code.ts'
import { marksPath } from '../worksheet-paths.ts'
import { ButtonsLegend } from './mark-buttons.tsx'
import { MarkFields } from './mark-fields.tsx'
import { isDayWrong, missingIn, nextOpen } from './mark-order.ts'
import { MarkChoice, MarkRoll } from './mark-roll.tsx'
import styles from './marks.module.css'
import { type FoundMarks, type StudentMarks, useMarking } from './use-marking.ts'

interface MarkStudentsProps {
  readonly account: string
  readonly code: string
  readonly found: FoundMarks
  /** Returns the questions of a student's sheet by part. */
  readonly sectionsOf: (student: string) => readonly SheetSection[]
}

/** The students of a class beside the marks of one of them. On a narrower screen they are a list to choose from. */
export function MarkStudents({ account, code, found, sectionsOf }: MarkStudentsProps) {
  const questionsOf = useMemo(() => createQuestions(sectionsOf), [sectionsOf])
  const marking = useMarking({ account, code, found, questionsOf })
  const isOpen = (id: string) => ['none', 'some'].includes(marking.of(id).state)
  const [current, show] = useCurrentStudent(code, found, isOpen)
  const [isChecked, setChecked] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const own = marking.of(current.id)
  const hasRoom = useMedia('(min-width: 1121px)')
  const isByTouch = useMedia('(pointer: coarse), (max-width: 600px)')
  const missing = missingIn(own.entries)
  const unsaved = marking.unsavedBeside(current.id).length
  const next = nextOpen(found.students, current, isOpen)

  const type = (entries: StudentMarks['entries']) => marking.type(current.id, { entries })
  const save = () => {
    if (own.state !== 'saving' && !isDayWrong(own.day, found)) marking.send(current.id)
    setChecked(false)
  }
  /** Enter at the last question has just changed its entry, which is not in `own` yet. */
  const goOn = (entries = own.entries) => {
    if (missingIn(entries) > 0 || isDayWrong(own.day, found)) {
      setChecked(true)
      // The focus goes to the day with an error, or to the first question without a mark.
      sheet.current?.querySelector<HTMLElement>('[aria-invalid], [data-missing] :is(button, input)')?.focus()
      return
    }
    save()
    if (!next) return
    show(next.id)
    scrollTo(0, 0)
  }
  const actions = (
    <ButtonRow>
      <Button onClick={() => type(own.entries.map((entry) => entry ?? ''))}>{m.marks_rest_right()}</Button>
      <Button kind="ink" onClick={() => goOn()}>
        {next ? m.marks_next() : m.marks_save()} {next && <Icon paths={teacherIcons.next} />}
      </Button>
    </ButtonRow>
  )
  const missingText = (
    <p className={styles.missing} role="status">
      {isChecked && missing > 0 && m.marks_missing({ count: missing })}
    </p>
  )
  return (
    <>
      <Headline title={current.shortName} text={<About found={found} own={own} />}>
        {!isByTouch && actions}
      </Headline>
      {unsaved > 0 && (
        <div className={styles.unsaved}>
          <Failed text={m.marks_not_saved({ count: unsaved })} onTryAgain={marking.sendAll} />
        </div>
      )}
      <div className={styles.marking}>
        {hasRoom ? (
          <MarkRoll code={code} found={found} current={current.id} marksOf={marking.of} onLeave={save} />
        ) : (
          <MarkChoice
            found={found}
            current={current.id}
            marksOf={marking.of}
            onChoose={(id) => {
              save()
              show(id)
            }}
          />
        )}
        <div ref={sheet} className={styles.sheet}>
          {isByTouch ? <ButtonsLegend /> : <p className={styles.how}>{m.marks_how()}</p>}
          <MarksDay found={found} day={own.day} onChange={(day) => marking.type(current.id, { day })} />
          <MarkFields
            key={current.id}
            sections={sectionsOf(current.id)}
            entries={own.entries}
            isByTouch={isByTouch}
            onType={type}
            onDone={goOn}
          />
          {!isByTouch && missingText}
        </div>
        {isByTouch && (
          <div className={classNames(bar.bar, styles.bar)}>
            {missingText}
            {actions}
          </div>
        )}
      </div>
    </>
  )
}

/** Returns the function that returns the questions of a student's sheet. Those of the same sheet are the same list. */
function createQuestions(sectionsOf: MarkStudentsProps['sectionsOf']) {
  const known = new Map<readonly SheetSection[], readonly Question[]>()
  return (student: string): readonly Question[] => {
    const sections = sectionsOf(student)
    const questions = known.get(sections) ?? sections.flatMap((section) => section.questions)
    known.set(sections, questions)
    return questions
  }
}

/** Returns the student whose marks are shown, and the function that shows another one. */
function useCurrentStudent(code: string, { students, worksheet }: FoundMarks, isOpen: (id: string) => boolean) {
  const [params, setParams] = useSearchParams()
  // An address without a student begins with the first one who is not marked, and stays there.
  const [first] = useState(() => students.find(({ id }) => isOpen(id)) ?? students[0]!)
  const current = students.find(({ id }) => id === params.get('student')) ?? first
  const show = (id: string) =>
    setParams(new URL(marksPath(code, worksheet.code, id), location.origin).searchParams, { replace: true })
  return [current, show] as const
}

interface AboutProps {
  readonly found: FoundMarks
  readonly own: StudentMarks
}

function About({ found: { worksheet }, own }: AboutProps) {
  return (
    <>
      {m.marks_about({ title: worksheet.title, code: shownCode(worksheet.code) })}
      {own.state !== 'none' && <> · {stateWords(own)}</>}
    </>
  )
}

function stateWords({ state, right, marked }: StudentMarks): string {
  if (state === 'saving') return m.marks_is_saving({ right, marked })
  if (state === 'saved') return m.marks_is_saved({ right, marked })
  if (state === 'unsaved') return m.marks_complete({ right, marked })
  return m.marks_so_far({ right, marked })
}

interface MarksDayProps {
  readonly found: FoundMarks
  readonly day: string
  readonly onChange: (day: string) => void
}

function MarksDay({ found, day, onChange }: MarksDayProps) {
  const { madeOn, today } = found
  const isWrong = isDayWrong(day, found)
  return (
    <DateField
      className={styles.day}
      label={m.marks_day()}
      min={madeOn}
      max={today}
      value={day}
      error={isWrong ? m.marks_day_wrong({ first: dateWords(madeOn), last: dateWords(today) }) : undefined}
      onChange={(day) => day !== '' && onChange(day)}
    />
  )
}
