import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Task } from '#contract'
import { may, useMay } from '../api/classes/class-rights.ts'
import { useClasses } from '../api/classes/classes.ts'
import { ApiError } from '../api/client/call.ts'
import { isNotFound, isTooLate } from '../api/client/problems.ts'
import { useChangeTask, useDeleteTask } from '../api/students/tasks.ts'
import { MoreMenu } from '../classes/more-menu.tsx'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { useIsPhone } from '../classes/use-is-phone.ts'
import { m } from '../language/messages.ts'
import { newSheetPath } from '../students/class-paths.ts'
import { Button, ButtonLink, TextButton, TextButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Dialog, type DialogProps } from '../ui/dialogs/dialog.tsx'
import { copyPath, editPath } from './task-paths.ts'
import styles from './tasks.module.css'

interface TaskActionsProps {
  readonly code: string
  readonly task: Task
  readonly className?: string | undefined
  /** Whether the actions include a worksheet of the task. */
  readonly hasWorksheet?: boolean
  /** Called with true before the task is deleted, and with false if that fails. */
  readonly onDeleting?: (isDeleting: boolean) => void
  /** Called after the task was deleted. */
  readonly onDeleted?: () => void
}

/**
 * The buttons that edit, copy, print, close, reopen or delete a task, those that are used most first. Only a task
 * without any work can be deleted. On a phone all but the first are in a menu.
 */
export function TaskActions({ code, task, className, hasWorksheet, onDeleting, onDeleted }: TaskActionsProps) {
  const { id, title, isClosed, hasWork } = task
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null)
  const change = useChangeTask()
  const teaches = useMay(code, 'teaches')
  const isPhone = useIsPhone()
  const moreButton = useRef<HTMLButtonElement>(null)
  const [, navigate] = useLocation()
  const toggle = () => {
    if (!change.isPending) change.mutate({ code, task: id, isClosed: !isClosed })
  }
  if (!teaches) return null
  const isFull = change.error instanceof ApiError && change.error.problem === 'refused'
  const toSheet = newSheetPath(code, { task: id })
  const actions = [
    {
      label: m.tasks_copy(),
      name: m.tasks_copy_of({ title }),
      icon: teacherIcons.copy,
      onChoose: () => setOpen('copy'),
    },
    ...(hasWorksheet
      ? [
          {
            label: m.worksheets_short(),
            name: m.worksheets_of({ title }),
            icon: teacherIcons.print,
            to: toSheet,
            onChoose: () => navigate(toSheet),
          },
        ]
      : []),
    {
      label: isClosed ? m.tasks_reopen() : m.tasks_close(),
      name: isClosed ? m.tasks_reopen_of({ title }) : m.tasks_close_of({ title }),
      icon: isClosed ? teacherIcons.undo : teacherIcons.shut,
      isBusy: change.isPending,
      onChoose: toggle,
    },
    ...(hasWork
      ? []
      : [
          {
            label: m.tasks_delete(),
            name: m.tasks_delete_of({ title }),
            icon: teacherIcons.bin,
            onChoose: () => setOpen('delete'),
          },
        ]),
  ]
  return (
    <div className={classNames(className, 'unprinted')}>
      <TextButtonLink to={editPath(code, id)} aria-label={m.tasks_edit_of({ title })}>
        <Icon paths={teacherIcons.edit} /> {m.tasks_edit()}
      </TextButtonLink>
      {isPhone ? (
        <MoreMenu name={title} entries={actions} button={moreButton} />
      ) : (
        actions.map(({ label, name, icon, to, isBusy, onChoose }) =>
          to ? (
            <TextButtonLink key={label} to={to} aria-label={name}>
              <Icon paths={icon} /> {label}
            </TextButtonLink>
          ) : (
            <TextButton key={label} aria-label={name} aria-disabled={isBusy} onClick={onChoose}>
              <Icon paths={icon} /> {label}
            </TextButton>
          ),
        )
      )}
      {change.isError && <Failed text={isFull ? m.tasks_full() : m.tasks_not_changed()} onTryAgain={toggle} />}
      {open === 'copy' && (
        <CopyTask
          from={{ code, task: id }}
          onClose={() => setOpen(null)}
          returnFocus={isPhone ? () => moreButton.current : undefined}
        />
      )}
      {open === 'delete' && (
        <DeleteTask
          code={code}
          task={task}
          onClose={() => setOpen(null)}
          returnFocus={isPhone ? () => moreButton.current : undefined}
          onDeleting={onDeleting}
          onDone={onDeleted ?? (() => setOpen(null))}
        />
      )}
    </div>
  )
}

interface CopyTaskProps {
  readonly from: { readonly code: string; readonly task: string }
  readonly onClose: () => void
  readonly returnFocus: DialogProps['returnFocus']
}

/** Asks for the class of a copy. The form of the new task then opens in it. */
function CopyTask({ from, onClose, returnFocus }: CopyTaskProps) {
  const classes = useClasses()
  const taught = classes.data?.classes.filter((one) => may(one, 'teaches')) ?? []
  return (
    <Dialog
      title={m.tasks_copy_title()}
      text={m.tasks_copy_text()}
      onClose={onClose}
      returnFocus={returnFocus}
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
  readonly returnFocus: DialogProps['returnFocus']
  readonly onDeleting: TaskActionsProps['onDeleting']
  readonly onDone: () => void
}

function DeleteTask({ code, task: { id, title }, onClose, returnFocus, onDeleting, onDone }: DeleteTaskProps) {
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
      returnFocus={returnFocus}
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
