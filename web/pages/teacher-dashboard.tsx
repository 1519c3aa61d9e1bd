import { useState } from 'react'
import type { DueTask, TaughtClass } from '#contract'
import { findingsShown } from '#maths'
import { useClasses } from '../api/classes/classes.ts'
import { useErasures } from '../api/classes/erasures.ts'
import { useInsightCounts } from '../api/students/insight.ts'
import { ClassRow } from '../classes/class-row.tsx'
import { CreateClass } from '../classes/create-class.tsx'
import { Invitations } from '../classes/invitations.tsx'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { ArchivedClasses, isArchived } from '../classes/year/archived-classes.tsx'
import { m } from '../language/messages.ts'
import { problemsPath } from '../problems/problem-paths.ts'
import { erasedPath } from '../students/erasing/erased-path.ts'
import { Button, TextButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Page } from '../ui/base/page.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { useFocusWhenShrunk } from '../ui/parts/use-focus-when-shrunk.ts'
import styles from './teacher-dashboard.module.css'

/** The milliseconds between two refetches of the classes. Children join while the teacher watches the numbers. */
const refetchInterval = 15_000

export function TeacherDashboard() {
  const classes = useClasses({ every: refetchInterval })
  const { classes: all, waiting = {}, due = {}, today = '' } = classes.data ?? {}
  const list = all?.filter((classroom) => !isArchived(classroom))
  const archived = all?.filter(isArchived) ?? []
  // A class that is archived leaves the upper list, and one that is deleted leaves the page.
  const heading = useFocusWhenShrunk(all && list && all.length + list.length)
  const [isCreating, setCreating] = useState(false)
  const [hasClosed, setClosed] = useState(false)
  const close = () => {
    setCreating(false)
    setClosed(true)
  }
  const createButton = (
    <Button kind="brand" autoFocus={hasClosed} onClick={() => setCreating(true)}>
      <Icon name="plus" /> {m.dashboard_create_class()}
    </Button>
  )
  return (
    <Page title={m.dashboard_title()} width="wide">
      {/* The heading says the same. */}
      <div className="unseen">
        <Crumbs trail={[{ label: m.dashboard_title() }]} />
      </div>
      <Headline title={m.dashboard_title()} ref={heading}>
        <div className={styles.ways}>
          <TextButtonLink to={problemsPath}>{m.problems_title()}</TextButtonLink>
          {!isCreating && all && all.length > 0 && createButton}
        </div>
      </Headline>
      {isCreating && <CreateClass onDone={close} />}
      <Invitations every={refetchInterval} />
      {classes.isError && <Failed text={m.dashboard_not_loaded()} onTryAgain={() => classes.refetch()} />}
      {classes.isPending && <Skeleton label={m.dashboard_loading()} />}
      {all?.length === 0 && !isCreating && (
        <Empty title={m.dashboard_empty()}>
          <p>{m.dashboard_empty_next_step()}</p>
          {createButton}
        </Empty>
      )}
      {list && <ClassList classes={list} waiting={waiting} due={due} today={today} />}
      {archived.length > 0 && <ArchivedClasses classes={archived} />}
      <ErasedLink />
    </Page>
  )
}

/** The way to what the teacher can still bring back. Without a receipt there is none. */
function ErasedLink() {
  const { data } = useErasures()
  const count = data?.erasures.length ?? 0
  if (count === 0) return null
  return (
    <p className={styles.erased}>
      <TextButtonLink to={erasedPath()}>
        <Icon paths={teacherIcons.undo} /> {m.erasing_erased_link({ count })}
      </TextButtonLink>
    </p>
  )
}

interface ClassListProps {
  readonly classes: readonly TaughtClass[]
  /** The number of students who wait for a class, by its id. */
  readonly waiting: Readonly<Record<string, number>>
  /** The tasks that are due next, by the id of their class. */
  readonly due: Readonly<Record<string, readonly DueTask[]>>
  readonly today: string
}

function ClassList({ classes, waiting, due, today }: ClassListProps) {
  // They are read after the list, which must not wait for them.
  const { data: counts, isError } = useInsightCounts(classes.some(({ studentCount }) => studentCount > 0))
  return (
    <div className={styles.list}>
      {classes.map((classroom, i) => (
        <ClassRow
          key={classroom.id}
          classroom={classroom}
          waiting={waiting[classroom.id] ?? 0}
          due={due[classroom.id] ?? []}
          today={today}
          findings={
            i < findingsShown && classroom.studentCount > 0 ? (counts?.classes[classroom.id] ?? null) : undefined
          }
          hasFailed={isError}
        />
      ))}
    </div>
  )
}
