import { useRef, useState } from 'react'
import type { Classroom } from '#contract'
import { paths } from '../routes/paths.ts'
import { ButtonLink, TextButton } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { Icon } from '../ui/base/icon.tsx'
import styles from './class-row.module.css'
import { CopyCode } from './copy-code.tsx'
import { DeleteClass } from './delete-class.tsx'
import { EditClass } from './edit-class.tsx'
import { Projector } from './projector.tsx'
import { teacherIcons } from './teacher-icons.ts'

/** A class as its teacher sees it, with the buttons that open its pages and dialogs. */
export function ClassRow({ classroom, waiting }: { classroom: Classroom; waiting: number }) {
  const { name, code, studentCount } = classroom
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <article className={styles.row}>
      <div>
        <h2>{name}</h2>
        <dl>
          <div>
            <dt>Class Code:</dt>{' '}
            <dd>
              <ClassCode classroom={classroom} />
            </dd>
          </div>
          <div>
            <dt>Students:</dt>{' '}
            <dd>
              <span className={styles.count}>{studentCount}</span>
              {waiting > 0 && (
                <TextButton className={styles.waiting} onClick={() => setOpen('edit')}>
                  <Icon paths={teacherIcons.people} />
                  {waiting === 1 ? '1 student waiting' : `${waiting} students waiting`}
                  <span className="unseen"> to join {name}</span>
                </TextButton>
              )}
            </dd>
          </div>
        </dl>
      </div>
      <ButtonRow>
        <ButtonLink kind="ink" to={paths.studentProgress(code)}>
          <Icon paths={teacherIcons.people} /> View Student Progress
        </ButtonLink>
        <ButtonLink to={paths.progressOverview(code)}>
          <Icon paths={teacherIcons.chart} /> Progress Overview
        </ButtonLink>
        <span className={styles.quiet}>
          <TextButton aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
            <Icon paths={teacherIcons.edit} /> Edit
          </TextButton>
          <TextButton aria-label={`Delete ${name}`} onClick={() => setOpen('delete')}>
            <Icon paths={teacherIcons.bin} /> Delete
          </TextButton>
        </span>
      </ButtonRow>
      {open === 'edit' && <EditClass classroom={classroom} onDone={close} />}
      {open === 'delete' && <DeleteClass classroom={classroom} onDone={close} />}
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
      <TextButton className={styles.small} onClick={() => setShown(true)}>
        <Icon paths={teacherIcons.screen} />
        <span className={styles.word}>Show</span>
        <span className="unseen"> the code of {name} on the full screen</span>
      </TextButton>
      {!isOpen && <span className={styles.closed}>Closed for joining</span>}
      {isShown && <Projector name={name} code={code} onClose={() => setShown(false)} />}
    </>
  )
}
