import { type ReactNode, useState } from 'react'
import type { Output } from '#contract'
import { areaByOperation, titleByArea, titleByOperation } from '#maths'
import { useClassOverview } from '../api/overview.ts'
import { leadsNowhere } from '../api/problems.ts'
import { useClassEvents } from '../api/use-class-events.ts'
import { paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTools } from '../students/class-tools.tsx'
import { countOfStudents } from '../students/count-of-students.ts'
import { isFound } from '../students/is-found.ts'
import { NoStudents } from '../students/no-students.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Failed } from '../ui/failed.tsx'
import { Headline } from '../ui/headline.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './class-overview.module.css'
import { Legend } from './legend.tsx'
import { overviewHeader, overviewRows } from './overview-rows.ts'
import { fillColumns, type SeenOperation } from './placed.ts'
import { Plot } from './plot.tsx'

interface ClassOverviewProps {
  readonly operation: SeenOperation
  /** The operations or domains beside it. */
  readonly tabs?: ReactNode
  /** What is to know about its colours. */
  readonly caption?: string
}

/** Where each student of a class stands in one operation (specification 2, section 2: "Teacher: class overview pages"). */
export function ClassOverview({ operation, tabs, caption }: ClassOverviewProps) {
  const code = useClassCode()
  const overview = useClassOverview(code, operation)
  const title = titleByOperation[operation]
  const isUnknownClass = leadsNowhere(overview.error)
  const found = isUnknownClass ? undefined : overview.data
  useClassEvents(found ? code : '')
  const className = found?.classroom.name
  return (
    <Page title={`${title}, Progress Overview`} width="wide" className={hueOf(operation)}>
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          ...(className ? [{ label: className, to: paths.studentProgress(code) }] : []),
          ...(code ? [{ label: 'Progress Overview', to: paths.progressOverview(code) }] : []),
          { label: titleByArea[areaByOperation[operation]] },
        ]}
      />
      <Headline title={title} text={found && `${className} · ${countOfStudents(found.students.length)}`}>
        {code !== '' && tabs}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : found ? (
        <Students code={code} operation={operation} caption={caption} {...found} />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : overview.isError ? (
        <Failed text="The overview could not be loaded." onTryAgain={() => overview.refetch()} />
      ) : (
        <Skeleton label="Loading the overview" rows={5} />
      )}
    </Page>
  )
}

interface StudentsProps extends Output<'GET /api/classes/{code}/overview'> {
  readonly code: string
  readonly operation: SeenOperation
  readonly caption: string | undefined
}

function Students({ code, operation, caption, classroom, students }: StudentsProps) {
  const [sought, setSought] = useState('')
  if (students.length === 0) return <NoStudents code={classroom.code} />
  const found = students.filter(({ shortName }) => isFound(shortName, sought))
  const columns = fillColumns(operation, found)
  const title = titleByOperation[operation]
  return (
    <>
      <div className={styles.tools}>
        <ClassTools
          students={students.length}
          sought={sought}
          onSought={setSought}
          found={found.length}
          table={{ name: `${classroom.name}, ${title}`, header: overviewHeader, rows: overviewRows(columns) }}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>No student of this name.</p>
      ) : (
        <Plot code={code} operation={operation} columns={columns}>
          <span className="unseen">
            Where each student of {classroom.name} stands in {title}.{' '}
          </span>
          {caption}
        </Plot>
      )}
      <Legend what={operation === 'timestable' ? 'table' : 'level'} />
    </>
  )
}
