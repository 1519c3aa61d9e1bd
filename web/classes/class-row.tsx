import { useState } from 'react'
import type { Classroom } from '#contract'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { KeyLink, KeyText } from '../ui/key.tsx'
import { Keys } from '../ui/keys.tsx'
import { ClassCode } from './class-code.tsx'
import styles from './class-row.module.css'
import { DeleteClass } from './delete-class.tsx'
import { EditClass } from './edit-class.tsx'

/** A class as its teacher sees it, with the ways into it. */
export function ClassRow({ classroom }: { classroom: Classroom }) {
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
            <dt>Students:</dt> <dd className={styles.count}>{studentCount}</dd>
          </div>
        </dl>
      </div>
      <Keys>
        <KeyLink kind="ink" to={paths.studentProgress(code)}>
          <Icon name="people" /> View Student Progress
        </KeyLink>
        <KeyLink to={paths.progressOverview(code)}>
          <Icon name="chart" /> Progress Overview
        </KeyLink>
        <span className={styles.quiet}>
          <KeyText aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
            <Icon name="edit" /> Edit
          </KeyText>
          <KeyText aria-label={`Delete ${name}`} onClick={() => setOpen('delete')}>
            <Icon name="bin" /> Delete
          </KeyText>
        </span>
      </Keys>
      {open === 'edit' && <EditClass classroom={classroom} onDone={close} />}
      {open === 'delete' && <DeleteClass classroom={classroom} onDone={close} />}
    </article>
  )
}
