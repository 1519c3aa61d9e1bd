import { useId, useState } from 'react'
import type { Erasure } from '#contract'
import { useClasses } from '../../api/classes/classes.ts'
import { useReturnStudents, useUndoErasure } from '../../api/classes/erasures.ts'
import { isTooLate } from '../../api/client/problems.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { daysLeft } from './days-left.ts'
import styles from './erasing.module.css'

const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
const times = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })

interface ErasedReceiptProps {
  readonly erasure: Erasure
  /** Receives the sentence that says what is back. */
  readonly onBack: (sentence: string) => void
}

/** A receipt: what was erased, until when it can be undone, and the button that brings it back. */
export function ErasedReceipt({ erasure, onBack }: ErasedReceiptProps) {
  const headingId = useId()
  const { id, what, className, students, answers, levels, tasks, cards, left, at, until } = erasure
  return (
    <article className={styles.receipt} aria-labelledby={headingId}>
      <h2 id={headingId}>{nameOf(erasure)}</h2>
      <dl>
        <div>
          <dt>{m.erasing_receipt_number()}</dt>
          <dd className={styles.number}>{id}</dd>
        </div>
        <div>
          <dt>{m.erasing_receipt_at()}</dt>
          <dd>{times.format(at)}</dd>
        </div>
        <div>
          <dt>{m.erasing_receipt_what()}</dt>
          <dd>
            {m.erasing_receipt_counts({ students, answers, levels, cards })}{' '}
            {what === 'class' && m.erasing_receipt_class({ tasks, left })}
            {what === 'deletedClass' && m.erasing_receipt_deleted({ name: className })}
          </dd>
        </div>
        <div>
          <dt>{m.erasing_receipt_until()}</dt>
          <dd>
            {dates.format(until)}, {m.erasing_days_left({ days: daysLeft(until, Date.now()) })}
          </dd>
        </div>
        <div>
          <dt>{m.erasing_receipt_backups()}</dt>
          <dd>{m.erasing_backups()}</dd>
        </div>
      </dl>
      {what === 'deletedClass' ? (
        <IntoClass erasure={erasure} onBack={onBack} />
      ) : (
        <Undo erasure={erasure} onBack={onBack} />
      )}
    </article>
  )
}

/** Returns the title of a receipt. */
function nameOf({ what, className, student }: Erasure): string {
  if (what === 'student') return m.erasing_of_class({ student: student ?? '', name: className })
  return what === 'class' ? className : m.erasing_students_of({ name: className })
}

function Undo({ erasure, onBack }: ErasedReceiptProps) {
  const undo = useUndoErasure()
  const act = () => {
    if (undo.isPending) return
    undo.mutateAsync({ receipt: erasure.id }).then(
      // This runs even if the receipt has left the list. The callbacks of the call do not.
      () => onBack(m.erasing_back({ name: nameOf(erasure) })),
      () => {},
    )
  }
  return (
    <>
      <Button kind="ink" aria-disabled={undo.isPending} onClick={act}>
        <Icon paths={teacherIcons.undo} /> {m.erasing_undo({ name: nameOf(erasure) })}
      </Button>
      {undo.isError && (
        <Failed text={isTooLate(undo.error) ? m.class_undo_too_late() : m.class_undo_failed()} onTryAgain={act} />
      )}
    </>
  )
}

/** Brings the students of a deleted class back into another class that the teacher owns. */
function IntoClass({ erasure, onBack }: ErasedReceiptProps) {
  const classes = useClasses()
  const bringBack = useReturnStudents()
  const owned = classes.data?.classes.filter(({ role, archivedAt }) => role === 'owner' && archivedAt === null) ?? []
  const [chosen, setChosen] = useState('')
  const into = owned.find(({ id }) => id === chosen) ?? owned[0]
  if (classes.isError) return <Failed text={m.class_not_loaded()} onTryAgain={() => classes.refetch()} />
  if (!into) return classes.data && <p>{m.erasing_no_class()}</p>
  const act = () => {
    if (bringBack.isPending) return
    bringBack.mutateAsync({ class: into.id, receipt: erasure.id }).then(
      () => onBack(m.erasing_back_in({ count: erasure.students, name: into.name })),
      () => {},
    )
  }
  return (
    <>
      <div className={styles.into}>
        <Select
          className={styles.choice}
          label={m.year_into()}
          value={into.id}
          options={owned.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={setChosen}
        />
        <Button
          kind="ink"
          aria-disabled={bringBack.isPending}
          aria-label={`${m.year_bring_back()}: ${nameOf(erasure)}`}
          onClick={act}
        >
          <Icon paths={teacherIcons.undo} /> {m.year_bring_back()}
        </Button>
      </div>
      {bringBack.isError && (
        <Failed
          text={isTooLate(bringBack.error) ? m.erasing_not_into({ name: into.name }) : m.class_undo_failed()}
          onTryAgain={act}
        />
      )}
    </>
  )
}
