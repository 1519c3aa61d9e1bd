import { useState } from 'react'
import type { ListedSet } from '#contract'
import { longestTitle } from '#maths'
import { useDeleteSet, useMakeSet } from '../api/classes/sets.ts'
import { call } from '../api/client/call.ts'
import { isTooLate } from '../api/client/problems.ts'
import { useAccount } from '../api/session/use-session.ts'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { Button, TextButton, TextButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { dropDraft } from './kept-drafts.ts'
import { editSetPath } from './problem-paths.ts'
import styles from './problems.module.css'
import { ShareSet } from './share-set.tsx'

interface SetRowProps {
  readonly set: ListedSet
  /** Whether this browser keeps changes that are not saved. */
  readonly isUnsaved: boolean
}

/** A set in the list, with the buttons that edit, copy, share or delete it. */
export function SetRow({ set, isUnsaved }: SetRowProps) {
  const { id, title, problemCount, isShared, changedAt } = set
  const [open, setOpen] = useState<'share' | 'delete' | null>(null)
  const copy = useCopy(set)
  const day = dayInWords(new Date(changedAt).toISOString().slice(0, 10))
  return (
    <li>
      <div>
        <h2>
          <Link to={editSetPath(id)}>{title}</Link>
        </h2>
        <p>
          {m.problems_about({ count: problemCount, day })}
          {isShared && ` · ${m.problems_is_shared()}`}
          {isUnsaved && ` · ${m.problems_is_unsaved()}`}
        </p>
      </div>
      <div className={styles.quiet}>
        <TextButtonLink to={editSetPath(id)} aria-label={m.problems_edit_of({ title })}>
          <Icon paths={teacherIcons.edit} /> {m.problems_edit()}
        </TextButtonLink>
        <TextButton aria-label={m.problems_copy_of({ title })} aria-disabled={copy.isPending} onClick={copy.act}>
          <Icon paths={teacherIcons.copy} /> {m.problems_copy()}
        </TextButton>
        <TextButton aria-label={m.problems_share_of({ title })} onClick={() => setOpen('share')}>
          <Icon paths={teacherIcons.people} /> {m.problems_share()}
        </TextButton>
        <TextButton aria-label={m.problems_delete_of({ title })} onClick={() => setOpen('delete')}>
          <Icon paths={teacherIcons.bin} /> {m.problems_delete()}
        </TextButton>
      </div>
      {copy.error && (
        <Failed text={isTooLate(copy.error) ? m.problems_full() : m.problems_not_copied()} onTryAgain={copy.act} />
      )}
      {open === 'share' && <ShareSet set={set} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteSet set={set} onClose={() => setOpen(null)} />}
    </li>
  )
}

/** Makes a copy of a set in the same list. */
function useCopy({ id, title }: ListedSet) {
  const make = useMakeSet()
  const [error, setError] = useState<Error | null>(null)
  const [isPending, setPending] = useState(false)
  const act = async () => {
    if (isPending) return
    setPending(true)
    setError(null)
    try {
      const { problems } = await call('GET /api/sets/{set}', { set: id })
      const named = m.problems_copy_title({ title }).slice(0, longestTitle).trim()
      await make.mutateAsync({ id: crypto.randomUUID(), title: named, problems })
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setPending(false)
    }
  }
  return { act, error, isPending }
}

function DeleteSet({ set: { id, title }, onClose }: { set: ListedSet; onClose: () => void }) {
  const { id: account } = useAccount()
  const remove = useDeleteSet()
  const act = () => {
    if (remove.isPending) return
    remove.mutate({ set: id }, { onSuccess: () => dropDraft(account, id) })
  }
  return (
    <Dialog
      isAlert
      title={m.problems_delete_title()}
      text={m.problems_delete_text({ title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.problems_keep()}</Button>
          <Button kind="ink" onClick={act} aria-disabled={remove.isPending}>
            {m.problems_delete()}
          </Button>
        </>
      }
    >
      {remove.isError && <Failed text={m.problems_not_deleted()} onTryAgain={act} />}
    </Dialog>
  )
}
