import { useState } from 'react'
import type { TaughtClass } from '#contract'
import { hasRight } from '#contract/class-roles'
import { may } from '../../api/classes/class-rights.ts'
import { useArchiveClass } from '../../api/classes/classes.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { listPath } from '../../students/class-paths.ts'
import { Button, TextButton, TextButtonLink } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { DeleteClass } from '../delete-class.tsx'
import { teacherIcons } from '../teacher-icons.ts'
import styles from './archived-classes.module.css'

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })

/** An archived class, and when it was archived. */
export type ArchivedClass = TaughtClass & { readonly archivedAt: number }

export const isArchived = (classroom: TaughtClass): classroom is ArchivedClass => classroom.archivedAt !== null

/** The archived classes, folded away below the others. The newest archive comes first. */
export function ArchivedClasses({ classes }: { classes: readonly ArchivedClass[] }) {
  return (
    <details className={styles.fold}>
      <summary>{m.year_archived_classes({ count: classes.length })}</summary>
      <p className="soft">{m.year_archived_hint()}</p>
      {classes
        .toSorted((one, other) => other.archivedAt - one.archivedAt)
        .map((classroom) => (
          <ArchivedRow key={classroom.id} classroom={classroom} />
        ))}
    </details>
  )
}

function ArchivedRow({ classroom }: { classroom: ArchivedClass }) {
  const { id, name, code, studentCount, archivedAt, role } = classroom
  const [isDeleting, setDeleting] = useState(false)
  const archive = useArchiveClass()
  const bringBack = () => archive.isPending || archive.mutate({ class: id, isArchived: false })
  return (
    <article className={styles.row}>
      <div>
        <h2>{name}</h2>
        <p className="soft">{m.year_archived_on({ count: studentCount, date: dates.format(archivedAt) })}</p>
      </div>
      <ButtonRow className={styles.buttons}>
        {hasRight(role, 'teaches') && (
          <Button aria-label={m.year_bring_back_class({ name })} aria-disabled={archive.isPending} onClick={bringBack}>
            {m.year_bring_back()}
          </Button>
        )}
        <TextButtonLink to={paths.studentProgress(code)} aria-label={m.year_read_class({ name })}>
          <Icon name="eye" /> {m.year_read()}
        </TextButtonLink>
        {may(classroom, 'owns') && (
          <>
            <TextButton aria-label={m.dashboard_delete_class({ name })} onClick={() => setDeleting(true)}>
              <Icon paths={teacherIcons.bin} /> {m.dashboard_delete()}
            </TextButton>
            <TextButtonLink to={listPath('/studentprogress/erase', code)} aria-label={m.erasing_title_of({ name })}>
              <Icon paths={teacherIcons.bin} /> {m.erasing_title()}
            </TextButtonLink>
          </>
        )}
      </ButtonRow>
      {archive.isError && <Failed text={m.year_not_brought_back()} onTryAgain={bringBack} />}
      {isDeleting && <DeleteClass classroom={classroom} onDone={() => setDeleting(false)} />}
    </article>
  )
}
