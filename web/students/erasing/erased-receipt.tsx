import { useId, useState } from 'react'
import type { Erasure } from '#contract'
import { may } from '../../api/classes/class-rights.ts'
import { useClasses } from '../../api/classes/classes.ts'
import { useReturnStudents, useUndoErasure } from '../../api/classes/erasures.ts'
import { isTooLate } from '../../api/client/problems.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Pips } from '../../ui/base/pips.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { daysLeft } from './days-left.ts'
import styles from './erasing.module.css'

const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
const times = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
const lists = new Intl.ListFormat(language, { type: 'unit', style: 'long' })

/** Days in which an erasure can be undone. */
const undoDays = 30

interface BackProps {
  readonly erasure: Erasure
  /** Receives the sentence that says what is back. */
  readonly onBack: (sentence: string) => void
}

interface ErasedReceiptProps extends BackProps {
  /** Whether it is left out while another receipt is printed. */
  readonly isUnprinted: boolean
  /** Prints this receipt alone. */
  readonly onPrint: () => void
}

/** A receipt: what was erased, until when it can be undone, and the button that brings it back. */
export function ErasedReceipt({ erasure, onBack, isUnprinted, onPrint }: ErasedReceiptProps) {
  const headingId = useId()
  const { what, until, number } = erasure
  const name = nameOf(erasure)
  const lines = linesOf(erasure)
  const days = daysLeft(until, Date.now())
  return (
    <article className={classNames(styles.receipt, isUnprinted && 'unprinted')} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        <ExportButtons
          name={`${m.erasing_receipt_number()} ${number}`}
          header={[m.erasing_receipt_number(), number]}
          rows={[[m.erasing_receipt_name(), name], ...lines.slice(1)]}
          onPrint={onPrint}
        />
      </div>
      <dl>
        {lines.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.left}>
        <p>{m.erasing_days_left({ days })}</p>
        <Pips className={styles.thirty} total={undoDays} on={days} label={m.erasing_days_of({ days, all: undoDays })} />
        {what === 'deletedClass' ? (
          <IntoClass erasure={erasure} onBack={onBack} />
        ) : (
          <Undo erasure={erasure} onBack={onBack} />
        )}
      </div>
    </article>
  )
}

type Line = readonly [title: string, text: string]

/** Returns the lines of a receipt, the number first. */
function linesOf({ number, what, className, by, at, until, backupsUntil, left, ...counts }: Erasure): Line[] {
  return [
    [m.erasing_receipt_number(), number],
    [m.erasing_receipt_by(), m.erasing_receipt_by_at({ by: by ?? m.erasing_receipt_former(), at: times.format(at) })],
    [m.erasing_receipt_what(), countsOf(counts)],
    ...(left > 0 ? [[m.erasing_receipt_kept(), m.erasing_receipt_left({ count: left })] as const] : []),
    ...(what === 'deletedClass'
      ? [[m.erasing_receipt_class(), m.erasing_receipt_deleted({ name: className })] as const]
      : []),
    [m.erasing_receipt_until(), dates.format(until)],
    [
      m.erasing_receipt_backups(),
      backupsUntil === null ? m.erasing_backups() : m.erasing_backups_until({ date: dates.format(backupsUntil) }),
    ],
  ]
}

/** Returns what was erased, such as "26 students, 31,408 answers, 26 class cards", without what there was none of. */
function countsOf(counts: Pick<Erasure, 'students' | 'answers' | 'levels' | 'tasks' | 'cards'>): string {
  const { students, answers, levels, tasks, cards } = counts
  const parts = [
    students > 0 && m.erasing_count_students({ count: students }),
    answers > 0 && m.erasing_count_answers({ count: answers }),
    levels > 0 && m.erasing_count_levels({ count: levels }),
    tasks > 0 && m.erasing_count_tasks({ count: tasks }),
    cards > 0 && m.erasing_count_cards({ count: cards }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? lists.format(parts) : m.erasing_count_nothing()
}

/** Returns the title of a receipt. */
function nameOf({ what, className, student }: Erasure): string {
  if (what === 'student') return m.erasing_of_class({ student: student ?? '', name: className })
  return what === 'class' ? className : m.erasing_students_of({ name: className })
}

function Undo({ erasure, onBack }: BackProps) {
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
      <Button className={styles.act} aria-disabled={undo.isPending} onClick={act}>
        <Icon paths={teacherIcons.undo} /> {m.erasing_undo({ name: nameOf(erasure) })}
      </Button>
      {undo.isError && (
        <Failed text={isTooLate(undo.error) ? m.class_undo_too_late() : m.class_undo_failed()} onTryAgain={act} />
      )}
    </>
  )
}

/** Brings the students of a deleted class back into another class that the teacher owns. */
function IntoClass({ erasure, onBack }: BackProps) {
  const classes = useClasses()
  const bringBack = useReturnStudents()
  const owned = classes.data?.classes.filter((one) => may(one, 'owns') && one.archivedAt === null) ?? []
  const [chosen, setChosen] = useState('')
  const into = owned.find(({ id }) => id === chosen) ?? owned[0]
  if (classes.isError) return <Failed text={m.class_not_loaded()} onTryAgain={() => classes.refetch()} />
  if (!into)
    return (
      classes.data && (
        <>
          <p>{m.erasing_no_class()}</p>
          <ButtonLink to={paths.dashboard('teacher')}>
            <Icon name="plus" /> {m.dashboard_create_class()}
          </ButtonLink>
        </>
      )
    )
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
