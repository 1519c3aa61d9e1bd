import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ClassFindings, Classroom, DueTask, TaughtClass } from '#contract'
import { may } from '../api/classes/class-rights.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { insightPath, listPath } from '../students/class-paths.ts'
import { SaveCopyDialog } from '../students/erasing/save-copy-dialog.tsx'
import { ButtonLink, TextButton, TextButtonLink } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { iconPaths } from '../ui/base/icon-paths.ts'
import styles from './class-row.module.css'
import { ClassState } from './class-state.tsx'
import { CopyCode } from './copy-code.tsx'
import { DeleteClass } from './delete-class.tsx'
import { DueTasks } from './due-tasks.tsx'
import { EditClass } from './edit-class.tsx'
import { MoreMenu } from './more-menu.tsx'
import { Projector } from './projector/projector.tsx'
import { teacherIcons } from './teacher-icons.ts'
import { ToSitWith } from './to-sit-with.tsx'
import { ArchiveClass } from './year/archive-class.tsx'

interface ClassRowProps {
  readonly classroom: TaughtClass
  /** The number of students who wait for the class. */
  readonly waiting: number
  readonly due: readonly DueTask[]
  /** Today in the time zone of the server, such as "2026-11-19". */
  readonly today: string
  /** Null while they load, and if that has failed. Undefined for a class that shows none. */
  readonly findings: ClassFindings | null | undefined
  /** Whether reading the findings has failed. */
  readonly hasFailed: boolean
}

/** A class as its teacher sees it, with the buttons that open its pages and dialogs. */
export function ClassRow({ classroom, waiting, due, today, findings, hasFailed }: ClassRowProps) {
  const { name, code, studentCount } = classroom
  const owns = may(classroom, 'owns')
  const teaches = may(classroom, 'teaches')
  const [open, setOpen] = useState<'edit' | 'delete' | 'archive' | 'copy' | null>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const [, navigate] = useLocation()
  const close = () => setOpen(null)
  const share = () => navigate(listPath('/studentprogress/share', code))
  const more = [
    ...(owns ? [{ label: m.sharing_title(), icon: teacherIcons.share, onChoose: share }] : []),
    ...(teaches
      ? [
          {
            label: m.year_move_up(),
            icon: teacherIcons.next,
            onChoose: () => navigate(listPath('/studentprogress/moveup', code)),
          },
          { label: m.year_archive(), icon: teacherIcons.box, onChoose: () => setOpen('archive') },
        ]
      : []),
    ...(owns
      ? [
          { label: m.erasing_save(), icon: iconPaths.save, onChoose: () => setOpen('copy') },
          {
            label: m.erasing_title(),
            icon: teacherIcons.bin,
            onChoose: () => navigate(listPath('/studentprogress/erase', code)),
          },
        ]
      : []),
  ]
  return (
    <article className={styles.row}>
      <h2>{name}</h2>
      {findings !== undefined && <ToSitWith code={code} findings={findings} hasFailed={hasFailed} teaches={teaches} />}
      {teaches && studentCount === 0 && waiting === 0 && <p>{m.dashboard_nobody_joined()}</p>}
      <dl>
        {may(classroom, 'opens') && (
          <div>
            <dt>{m.dashboard_code_label()}</dt>{' '}
            <dd>
              <ClassCode classroom={classroom} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.dashboard_students_label()}</dt>{' '}
          <dd>
            <span className={styles.count}>{studentCount}</span>
            {teaches && waiting > 0 && (
              <TextButton
                className={styles.waiting}
                aria-label={m.dashboard_waiting_for_class({ count: waiting, name })}
                onClick={() => setOpen('edit')}
              >
                <Icon paths={teacherIcons.people} />
                {m.dashboard_waiting({ count: waiting })}
              </TextButton>
            )}
          </dd>
        </div>
      </dl>
      <ButtonRow className={styles.ways}>
        <ButtonLink kind="ink" to={paths.studentProgress(code)}>
          <Icon paths={teacherIcons.people} /> {m.dashboard_student_progress()}
        </ButtonLink>
        <ButtonLink to={paths.progressOverview(code)}>
          <Icon paths={teacherIcons.chart} /> {m.dashboard_overview()}
        </ButtonLink>
        <ButtonLink to={insightPath(code)}>
          <Icon paths={teacherIcons.insight} /> {m.insight_title()}
        </ButtonLink>
      </ButtonRow>
      <div className={styles.quiet}>
        <ClassState classroom={classroom}>
          <DueTasks code={code} tasks={due} today={today} />
        </ClassState>
        <TextButtonLink to={paths.tasks(code)} aria-label={m.dashboard_tasks_of({ name })}>
          <Icon paths={teacherIcons.task} /> {m.tasks_title()}
        </TextButtonLink>
        {teaches && (
          <TextButton aria-label={m.dashboard_edit_class({ name })} onClick={() => setOpen('edit')}>
            <Icon paths={teacherIcons.edit} /> {m.dashboard_edit()}
          </TextButton>
        )}
        {owns && (
          <TextButton aria-label={m.dashboard_delete_class({ name })} onClick={() => setOpen('delete')}>
            <Icon paths={teacherIcons.bin} /> {m.dashboard_delete()}
          </TextButton>
        )}
        {more.length > 0 && <MoreMenu name={name} entries={more} button={moreButton} />}
      </div>
      {open === 'edit' && <EditClass classroom={classroom} onDone={close} />}
      {open === 'delete' && <DeleteClass classroom={classroom} onDone={close} />}
      {open === 'archive' && (
        <ArchiveClass classroom={classroom} onDone={close} returnFocus={() => moreButton.current} />
      )}
      {open === 'copy' && (
        <SaveCopyDialog code={code} name={name} onDone={close} returnFocus={() => moreButton.current} />
      )}
    </article>
  )
}

/** The code of a class, with buttons that copy it and show it to the whole room. */
function ClassCode({ classroom: { name, code, isOpen } }: { classroom: Classroom }) {
  const text = useRef<HTMLElement>(null)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <b ref={text} className={styles.code}>
        {code}
      </b>
      <CopyCode name={name} code={code} shown={text} />
      <TextButton
        className={styles.small}
        aria-label={m.dashboard_show_code_of({ name })}
        onClick={() => setShown(true)}
      >
        <Icon paths={teacherIcons.screen} />
        <span className={styles.word}>{m.dashboard_show_code()}</span>
      </TextButton>
      {!isOpen && <span className={styles.closed}>{m.dashboard_closed()}</span>}
      {isShown && <Projector name={name} code={code} onClose={() => setShown(false)} />}
    </>
  )
}
