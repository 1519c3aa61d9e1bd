import { useLayoutEffect, useRef, useState } from 'react'
import type { ClassStudent, StudentChange } from '#contract'
import { useMay } from '../../api/classes/class-rights.ts'
import { useUndo } from '../../api/classes/removals.ts'
import { isNameLocked, isSuperseded, isTooLate } from '../../api/client/problems.ts'
import { useUndoRename } from '../../api/students/students.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { changeSentence } from './change-sentence.ts'
import styles from './student-changes.module.css'

/** The most changes that are shown at first. */
const shownAtFirst = 3

/** The milliseconds in which a second tap on Undo does nothing. By then another change is in the same position. */
const guardTime = 400

/** The looks of each kind of change: its icon, the name of its button, and what is said after its undo. */
const wordsByKind = {
  name: {
    icon: teacherIcons.edit,
    undo: (name: string) => m.class_undo_name_of({ name }),
    back: (name: string) => m.class_name_back({ name }),
  },
  progress: {
    icon: teacherIcons.bin,
    undo: (name: string) => m.class_undo_removal_of({ name }),
    back: (name: string) => m.class_best_back({ name }),
  },
  merge: {
    icon: teacherIcons.people,
    undo: (name: string) => m.class_undo_merge_of({ name }),
    back: (name: string) => m.class_merge_back({ name }),
  },
} as const

interface ChangeOfStudent {
  readonly student: ClassStudent
  readonly change: StudentChange
}

interface StudentChangesProps {
  readonly code: string
  readonly students: readonly ClassStudent[]
}

/**
 * The changes of the students of a class that a teacher can undo, the newest first, each with a button that does so
 * (docs/product/teacher-screens.md, "Student Progress").
 */
export function StudentChanges({ code, students }: StudentChangesProps) {
  const [isWhole, setWhole] = useState(false)
  const teaches = useMay(code, 'teaches')
  const { undo, stateOf, said } = useUndoChange(code)
  const changes = students
    .flatMap((student) => student.changes.map((change): ChangeOfStudent => ({ student, change })))
    .sort((one, other) => other.change.at - one.change.at)
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      {changes.length > 0 && (
        <section className={classNames(styles.changes, 'unprinted')} aria-label={m.class_changes()}>
          <ul>
            {changes.slice(0, isWhole ? undefined : shownAtFirst).map((one) => (
              <Change key={one.change.id} {...one} {...stateOf(one)} teaches={teaches} onUndo={() => undo(one)} />
            ))}
          </ul>
          {changes.length > shownAtFirst && (
            <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              <Icon paths={teacherIcons.open} />
              {isWhole ? m.class_show_fewer() : m.class_show_all({ count: changes.length })}
            </TextButton>
          )}
        </section>
      )}
    </>
  )
}

interface UndoState {
  readonly isPending: boolean
  readonly error: Error | null
}

/** Undoes one change at a time. */
function useUndoChange(code: string) {
  const [rename, removal] = [useUndoRename(), useUndo()]
  const [tried, setTried] = useState('')
  const [said, setSaid] = useState('')
  const acceptsFrom = useRef(0)
  const isPending = rename.isPending || removal.isPending

  const undo = ({ student: { id: student, shortName }, change }: ChangeOfStudent) => {
    if (isPending || performance.now() < acceptsFrom.current) return
    rename.reset()
    removal.reset()
    setTried(change.id)
    const onSuccess = () => {
      acceptsFrom.current = performance.now() + guardTime
      setSaid(wordsByKind[change.kind].back(shortName))
    }
    if (change.kind === 'name') rename.mutate({ code, student, change: change.id }, { onSuccess })
    else removal.mutate({ code, student, removal: change.id }, { onSuccess })
  }
  const stateOf = ({ change }: ChangeOfStudent): UndoState => ({
    isPending,
    error: change.id === tried ? (rename.error ?? removal.error) : null,
  })
  return { undo, stateOf, said }
}

interface ChangeProps extends ChangeOfStudent, UndoState {
  readonly teaches: boolean
  readonly onUndo: () => void
}

function Change({ student, change, teaches, isPending, error, onUndo }: ChangeProps) {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const shown = line.current
    // When the line is removed, the focus of its button goes to another line and is not lost.
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const next = shown.nextElementSibling ?? shown.previousElementSibling ?? document.getElementById('main')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [])
  const { shortName } = student
  const { icon, undo } = wordsByKind[change.kind]
  return (
    <li ref={line} tabIndex={-1}>
      <Icon paths={icon} />
      <p>
        <b>{shortName}:</b> {changeSentence(change)}
      </p>
      {teaches && (change.kind !== 'name' || change.canUndo) && (
        <TextButton aria-label={undo(shortName)} aria-disabled={isPending || undefined} onClick={onUndo}>
          <Icon paths={teacherIcons.undo} />
          <span>{m.class_undo()}</span>
        </TextButton>
      )}
      {error && <UndoFailed error={error} onTryAgain={onUndo} />}
    </li>
  )
}

function UndoFailed({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  if (isNameLocked(error)) return <FieldError>{m.class_name_locked()}</FieldError>
  if (isSuperseded(error)) return <FieldError>{m.class_undo_newer_first()}</FieldError>
  if (isTooLate(error)) return <FieldError>{m.class_undo_too_late()}</FieldError>
  return <Failed text={m.class_undo_failed()} onTryAgain={onTryAgain} />
}
