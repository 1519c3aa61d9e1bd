import { useRef, useState } from 'react'
import { longestText, longestTitle, mostProblems, type OwnProblem, problemKey } from '#maths'
import { isSignedOut, isSuperseded, isTooLate } from '../../api/client/problems.ts'
import { isTextRefused } from '../../api/client/refused-text.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Button, ButtonLink, TextButton } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Bold } from '../../ui/parts/bold.tsx'
import styles from '../problems.module.css'
import { AnswerPart } from './answer-part.tsx'
import { Examples } from './examples.tsx'
import { faultAt, fittingWords, leftOutOf, shownFaults } from './fault-words.ts'
import { NumbersPart } from './numbers-part.tsx'
import { PicturePart } from './picture-part.tsx'
import { ProblemList } from './problem-list.tsx'
import type { ProblemProps } from './problem-props.ts'
import { fitRows } from './rows-of-set.ts'
import { type DraftProblem, emptyProblem, type SetDraft, withNamedNumbers, writtenOf } from './set-draft.ts'
import { TypedField } from './typed-field.tsx'
import { useOutcomes } from './use-outcomes.ts'
import { workOut } from './work-out.ts'

/** A set as it is sent. */
export interface Sent {
  readonly title: string
  readonly problems: OwnProblem[]
}

/** A mutation, as far as the form shows it. */
interface Save {
  readonly isPending: boolean
  readonly error: Error | null
}

interface EditorProps {
  readonly initial: SetDraft
  /** Called at each change, to keep what is typed. */
  readonly onType: (draft: SetDraft) => void
  readonly save: Save
  readonly onSave: (set: Sent) => void
  /** Saves although the set was changed since it was opened. */
  readonly onSaveMine: (set: Sent) => void
  readonly cancelTo: string
}

/** The form of a set: its problems, the open problem, and examples of it. */
export function Editor({ initial, onType, save, onSave, onSaveMine, cancelTo }: EditorProps) {
  const [draft, setDraft] = useState(initial)
  const [open, setOpen] = useState(initial.problems[0]!.id)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const outcomes = useOutcomes(draft.problems)
  const problem = draft.problems.find(({ id }) => id === open) ?? draft.problems[0]!
  const change = (changed: SetDraft) => {
    setDraft(changed)
    onType(changed)
  }
  const faultsOf = (id: string) => {
    const known = outcomes.of(id)
    return known ? shownFaults(known, isTried) : []
  }
  const repeated = isTried ? repeatedIn(draft.problems) : []
  const faulty = draft.problems.map(({ id }) => id).filter((id) => faultsOf(id).length > 0 || repeated.includes(id))
  const titleFault = isTried && draft.title.trim() === '' ? m.problems_title_missing() : undefined
  const toMend = draft.problems.reduce(
    (sum, { id }) => sum + faultsOf(id).length,
    repeated.length + (titleFault ? 1 : 0),
  )
  const add = () => {
    const id = crypto.randomUUID()
    change({ ...draft, problems: [...draft.problems, emptyProblem(id)] })
    show(id)
  }
  const show = (id: string) => {
    setOpen(id)
    // The fields of the problem are there after this task.
    setTimeout(() => form.current?.querySelector<HTMLElement>('textarea')?.focus())
  }
  const remove = () => {
    const problems = draft.problems.filter(({ id }) => id !== problem.id)
    change({ ...draft, problems })
    show(problems[Math.min(draft.problems.indexOf(problem), problems.length - 1)]!.id)
  }
  const focusFirstFault = () => setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  const send = async (act: (set: Sent) => void) => {
    setTried(true)
    if (draft.title.trim() === '') return void focusFirstFault()
    const checked = await Promise.all(draft.problems.map(checkedProblem)).catch(() => null)
    if (!checked) return outcomes.tryAgain()
    const first = draft.problems[checked.indexOf(null)]?.id ?? repeatedIn(draft.problems)[0]
    if (first) {
      setOpen(first)
      focusFirstFault()
      return
    }
    if (!save.isPending) act({ title: draft.title, problems: fitRows(checked.filter((one) => one !== null)) })
  }
  const known = outcomes.of(problem.id)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(onSave)
      }}
    >
      <TypedField
        className={styles.title}
        label={m.problems_set_title()}
        value={draft.title}
        onType={(title) => change({ ...draft, title: title.slice(0, longestTitle) })}
        error={titleFault}
      />
      <div className={styles.writer}>
        <ProblemList problems={draft.problems} open={problem.id} faulty={faulty} onOpen={show} onAdd={add} />
        <ProblemForm
          key={problem.id}
          problem={problem}
          onChange={(changed) =>
            change({ ...draft, problems: draft.problems.map((one) => (one.id === changed.id ? changed : one)) })
          }
          faultAt={(field) =>
            (known && faultAt(faultsOf(problem.id), known.written, field)) ??
            (field.name === 'text' && repeated.includes(problem.id) ? m.problems_problem_repeated() : undefined)
          }
          leftOut={known ? leftOutOf(known) : []}
          onRemove={draft.problems.length > 1 ? remove : null}
          onCopy={
            draft.problems.length < mostProblems
              ? () => {
                  const id = crypto.randomUUID()
                  const at = draft.problems.indexOf(problem) + 1
                  change({ ...draft, problems: draft.problems.toSpliced(at, 0, { ...problem, id }) })
                  show(id)
                }
              : null
          }
        />
        <Examples key={`examples-${problem.id}`} known={known} />
      </div>
      <div className={styles.foot}>
        <p role="status">
          {toMend > 0 ? <Bold text={m.problems_mend({ count: toMend })} /> : ((known && fittingWords(known)) ?? '')}
        </p>
        <ButtonLink to={cancelTo}>{m.parts_cancel()}</ButtonLink>
        <Button type="submit" kind="ink" aria-disabled={save.isPending || toMend > 0}>
          {m.problems_save()}
        </Button>
        {outcomes.hasFailed && <Failed text={m.problems_not_checked()} onTryAgain={outcomes.tryAgain} />}
        {save.error && !isSignedOut(save.error) && (
          <NotSaved error={save.error} onTryAgain={() => void send(onSave)} onSaveMine={() => void send(onSaveMine)} />
        )}
        <SessionOver />
      </div>
    </form>
  )
}

/** Returns the ids of the problems that are equal to one before them and are not empty. */
function repeatedIn(problems: readonly DraftProblem[]): string[] {
  const keys = problems.map((problem) => problemKey(writtenOf(problem)))
  return problems.flatMap(({ id, text }, i) => (text !== '' && keys.indexOf(keys[i]!) < i ? id : []))
}

/** Returns a problem with the numbers that students get, or null if none fit. */
async function checkedProblem(problem: DraftProblem): Promise<OwnProblem | null> {
  const written = writtenOf(problem)
  const outcome = await workOut(written)
  return outcome.kind === 'fits' ? { ...written, rows: outcome.rows } : null
}

interface ProblemFormProps extends ProblemProps {
  readonly leftOut: readonly string[]
  readonly onRemove: (() => void) | null
  readonly onCopy: (() => void) | null
}

function ProblemForm({ onRemove, onCopy, ...part }: ProblemFormProps) {
  const { problem, onChange, faultAt } = part
  return (
    <div className={styles.sheet}>
      <TypedField
        isLong
        label={m.problems_text()}
        note={m.problems_text_count({ count: problem.text.length, most: longestText })}
        value={problem.text}
        onType={(text) => onChange(withNamedNumbers({ ...problem, text }))}
        error={faultAt({ name: 'text' })}
      />
      <NumbersPart {...part} />
      <AnswerPart {...part} />
      <PicturePart {...part} />
      <div className={styles.buttons}>
        {onCopy && (
          <TextButton className={styles.small} onClick={onCopy}>
            {m.problems_copy_problem()}
          </TextButton>
        )}
        {onRemove && (
          <TextButton className={styles.small} onClick={onRemove}>
            {m.problems_delete_problem()}
          </TextButton>
        )}
      </div>
    </div>
  )
}

interface NotSavedProps {
  readonly error: Error
  readonly onTryAgain: () => void
  readonly onSaveMine: () => void
}

function NotSaved({ error, onTryAgain, onSaveMine }: NotSavedProps) {
  if (isSuperseded(error))
    return <Failed text={m.problems_superseded()} again={m.problems_save_mine()} onTryAgain={onSaveMine} />
  return <Failed text={notSavedWords(error)} onTryAgain={onTryAgain} />
}

function notSavedWords(error: Error): string {
  if (isTooLate(error)) return m.problems_full()
  const isRefused = isTextRefused(error)
  return isRefused ? m.problems_refused() : m.problems_not_saved()
}
