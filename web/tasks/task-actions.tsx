import { useState } from 'react'
import type { Task } from '#contract'
import { may, useMay } from '../api/classes/class-rights.ts'
import { useClasses } from '../api/classes/classes.ts'
import { ApiError } from '../api/client/call.ts'
import { isNotFound, isTooLate } from '../api/client/problems.ts'
import { useChangeTask, useDeleteTask } from '../api/students/tasks.ts'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { m } from '../language/messages.ts'
import { Button, ButtonLink, TextButton, TextButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { copyPath, editPath } from './task-paths.ts'
import styles from './tasks.module.css'

interface TaskActionsProps {
  readonly code: string
  readonly task: Task
  readonly className?: string | undefined
  /** Called with true before the task is deleted, and with false if that fails. */
  readonly onDeleting?: (isDeleting: boolean) => void
  /** Called after the task was deleted. */
  readonly onDeleted?: () => void
}

/** The buttons that edit, close, reopen, copy or delete a task. Only a task without any work can be deleted. */
export function TaskActions({ code, task, className, onDeleting, onDeleted }: TaskActionsProps) {
  const { id, title, isClosed, hasWork } = task
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null)
  const change = useChangeTask()
  const teaches = useMay(code, 'teaches')
  const toggle = () => {
    if (!change.isPending) change.mutate({ code, task: id, isClosed: !isClosed })
  }
  if (!teaches) return null
  const isFull = change.error instanceof ApiError && change.error.problem === 'refused'
  return (
    <div className={classNames(className, 'unprinted')}>
      <TextButtonLink to={editPath(code, id)} aria-label={m.tasks_edit_of({ title })}>
        <Icon paths={teacherIcons.edit} /> {m.tasks_edit()}
      </TextButtonLink>
      <TextButton
        aria-label={isClosed ? m.tasks_reopen_of({ title }) : m.tasks_close_of({ title })}
        aria-disabled={change.isPending}
        onClick={toggle}
      >
        <Icon paths={isClosed ? teacherIcons.undo : teacherIcons.shut} />{' '}
        {isClosed ? m.tasks_reopen() : m.tasks_close()}
      </TextButton>
      <TextButton aria-label={m.tasks_copy_of({ title })} onClick={() => setOpen('copy')}>
        <Icon paths={teacherIcons.copy} /> {m.tasks_copy()}
      </TextButton>
      {!hasWork && (
        <TextButton aria-label={m.tasks_delete_of({ title })} onClick={() => setOpen('delete')}>
          <Icon paths={teacherIcons.bin} /> {m.tasks_delete()}
        </TextButton>
      )}
      {change.isError && <Failed text={isFull ? m.tasks_full() : m.tasks_not_changed()} onTryAgain={toggle} />}
      {open === 'copy' && <CopyTask from={{ code, task: id }} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteTask
          code={code}
          task={task}
          onClose={() => setOpen(null)}
          onDeleting={onDeleting}
          onDone={onDeleted ?? (() => setOpen(null))}
        />
      )}
    </div>
  )
}

/** Asks for the class of a copy. The form of the new task then opens in it. */
function CopyTask({ from, onClose }: { from: { code: string; task: string }; onClose: () => void }) {
  const classes = useClasses()
  const taught = classes.data?.classes.filter((one) => may(one, 'teaches')) ?? []
  return (
    <Dialog
      title={m.tasks_copy_title()}
      text={m.tasks_copy_text()}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.parts_cancel()}</Button>}
    >
      <ul className={styles.classes}>
        {taught.map(({ id, name, code }) => (
          <li key={id}>
            <ButtonLink to={copyPath(code, from)}>{name}</ButtonLink>
          </li>
        ))}
      </ul>
      {classes.isError && !classes.data && <Failed text={m.tasks_classes_not_loaded()} onTryAgain={classes.refetch} />}
    </Dialog>
  )
}

interface DeleteTaskProps {
  readonly code: string
  readonly task: Task
  readonly onClose: () => void
  readonly onDeleting: TaskActionsProps['onDeleting']
  readonly onDone: () => void
}

function DeleteTask({ code, task: { id, title }, onClose, onDeleting, onDone }: DeleteTaskProps) {
  const remove = useDeleteTask()
  const act = () => {
    if (remove.isPending) return
    onDeleting?.(true)
    const onError = (error: Error) => {
      // A task that is gone already was deleted by an earlier try, or in another tab.
      if (isNotFound(error)) onDone()
      else onDeleting?.(false)
    }
    remove.mutate({ code, task: id }, { onSuccess: onDone, onError })
  }
  return (
    <Dialog
      isAlert
      title={m.tasks_delete_title()}
      text={m.tasks_delete_text({ title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.tasks_keep()}</Button>
          <Button kind="ink" onClick={act} aria-disabled={remove.isPending}>
            {m.tasks_delete()}
          </Button>
        </>
      }
    >
      {remove.isError && (
        <Failed text={isTooLate(remove.error) ? m.tasks_has_work() : m.tasks_not_deleted()} onTryAgain={act} />
      )}
    </Dialog>
  )
}
