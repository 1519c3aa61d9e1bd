import { Fragment, type ReactNode, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Picture } from '#contract'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassStudents } from '../api/students/students.ts'
import { useIsPhone } from '../classes/use-is-phone.ts'
import { m } from '../language/messages.ts'
import { classAreas, paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Select } from '../ui/forms/select.tsx'
import type { CrumbChoice } from '../ui/parts/crumbs.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { StudentPicture } from '../ui/parts/student-picture.tsx'
import { CodeMissing, NotFound } from './class-missing.tsx'
import { studentPagePath } from './class-paths.ts'
import { ProgressChooser } from './progress/progress-chooser.tsx'
import styles from './student-page.module.css'
import { Trail } from './trail.tsx'
import { useStudentChoice } from './use-student-choice.ts'

/** The data that the response of each page of a student has. */
interface OfStudent {
  readonly firstName: string
  readonly lastName: string
  readonly picture: Picture | null
  readonly className: string
}

export interface StudentInClass {
  readonly code: string
  readonly student: string
}

interface StudentPageProps<Found extends OfStudent> {
  readonly of: StudentInClass
  readonly query: {
    readonly data: Found | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  /** The subject of the page, such as an operation. It follows the name in the title. */
  readonly subject: string
  /** The line below the name. */
  readonly text: string
  /** The choice between pages like this one about other subjects, in the breadcrumbs. */
  readonly subjects?: CrumbChoice | undefined
  /** Returns what is at the end of the headline. It is shown while data of another choice are loading. */
  readonly beside?: (found: Found | undefined, name: string, others: CrumbChoice | undefined) => ReactNode
  /** Whether `beside` has the choice of another student on a phone. Else it is below the name. */
  readonly hasChoice?: boolean
  readonly notLoaded: string
  readonly loading: string
  /** The likely number of rows. */
  readonly rows: number
  readonly children: (found: Found, name: string) => ReactNode
}

/** A page of one student of a class (docs/product/teacher-screens.md, "One student"). */
export function StudentPage<Found extends OfStudent>(props: StudentPageProps<Found>) {
  const { of, query, subject, text, subjects, beside, hasChoice = false, notLoaded, loading, rows, children } = props
  const { code, student } = of
  const isMissing = student === '' || isUnknownAddress(query.error)
  const found = isMissing ? undefined : query.data
  const isKnown = code !== '' && !isMissing
  const { listed, className = found?.className, choice } = useStudentChoice(of)
  const named = found ?? (isKnown ? listed : undefined)
  const name = named ? `${named.firstName} ${named.lastName}` : m.class_title()
  const isPhone = useIsPhone()
  const chooser = useChooser()
  return (
    <Page title={`${name}, ${subject}`} width="wide">
      <Trail
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(named && className ? [{ label: className, to: paths.studentProgress(code) }] : []),
          { label: name, choice: isKnown && !isPhone ? choice : undefined },
          ...(isKnown && subjects ? [{ label: subject, choice: subjects }] : []),
        ]}
        label={m.class_pages_of_student()}
        tabs={
          isKnown
            ? [
                { title: m.class_can_do(), onTap: chooser.open, isCurrent: chooser.isOnLevels },
                { title: m.boxes_title(), to: studentPagePath('levels', of) },
                { title: m.facts_title(), to: studentPagePath('facts', of) },
                { title: m.answers_title(), to: studentPagePath('answers', of) },
              ]
            : []
        }
      />
      <Headline title={name} text={text} picture={named?.picture && <StudentPicture picture={named.picture} />}>
        {isKnown && beside?.(found, name, isPhone ? choice : undefined)}
      </Headline>
      {isKnown && isPhone && choice && !hasChoice && (
        <Select
          className={classNames(styles.student, 'unprinted')}
          label={choice.name}
          isLabelUnseen
          value={choice.current}
          options={choice.options}
          onChoose={choice.onChoose}
        />
      )}
      {chooser.isOpen && isKnown && (
        <ProgressChooser code={code} student={{ id: student, shortName: name }} onClose={chooser.close} />
      )}
      {code === '' ? (
        <CodeMissing key={subject} />
      ) : isMissing ? (
        <Missing code={code} />
      ) : found && !query.isPlaceholderData ? (
        <Fragment key={student}>{children(found, name)}</Fragment>
      ) : query.error ? (
        <Failed text={notLoaded} onTryAgain={query.refetch} />
      ) : (
        <Skeleton label={loading} rows={rows} />
      )}
    </Page>
  )
}

/** The choice of a page of the student's levels. It closes when a page was chosen. */
function useChooser() {
  const [path] = useLocation()
  const here = `${path}?${useSearch()}`
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return {
    isOpen: openedAt === here,
    /** Whether this page has the student's levels. */
    isOnLevels: classAreas.some((area) => paths.studentLevels(area) === path),
    open: () => setOpenedAt(here),
    close: () => setOpenedAt(null),
  }
}

/** Says whether the class or the student of the address does not exist. The list of the class tells them apart. */
function Missing({ code }: { code: string }) {
  const students = useClassStudents(code)
  if (students.isPending) return <Skeleton label={m.class_looking_up()} rows={1} />
  return <NotFound what={isUnknownAddress(students.error) ? 'class' : 'student'} />
}
