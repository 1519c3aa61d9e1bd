import { type ReactNode, useState } from 'react'
import { hasColumnPerLevel, type Operation, overviewTarget, targetOf, titleByOperation } from '#maths'
import { useClassOverview } from '../api/students/students.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { ClassContent, foundIn } from '../students/class-content.tsx'
import { FindStudent } from '../students/find-student.tsx'
import { NoStudents } from '../students/list/no-students.tsx'
import { isFound } from '../students/list/student-search.ts'
import { useClassCode } from '../students/use-class-code.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Page } from '../ui/base/page.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import styles from './class-overview.module.css'
import { fillColumns } from './columns.ts'
import { Legend, TwoStreaks } from './legend.tsx'
import { OverviewHead } from './overview-head.tsx'
import { overviewHeader, overviewRows } from './overview-rows.ts'
import { Plot } from './plot.tsx'

interface ClassOverviewProps {
  readonly operation: Operation
  /** The entries of the area. */
  readonly tabs?: ReactNode
}

/** The overview of a class in one operation (docs/product/teacher-screens.md, "Class overview"). */
export function ClassOverview({ operation, tabs }: ClassOverviewProps) {
  const code = useClassCode()
  const overview = useClassOverview(code, operation)
  const [search, setSearch] = useState('')
  const found = foundIn(overview)
  useClassEvents(found ? code : '')
  const title = titleByOperation[operation]
  const target = targetOf(operation)
  const students = found?.students ?? []
  const shown = students.filter(({ shortName }) => isFound(shortName, search))
  const columns = fillColumns(operation, shown)
  const className = found?.classroom.name ?? ''
  return (
    <Page
      title={`${title}, ${m.overview_title()}`}
      width="wide"
      className={classNames(themeClass(operationTable[operation].theme), styles.page)}
    >
      <OverviewHead
        operation={operation}
        code={code}
        found={found && { className, students: students.length }}
        tabs={code !== '' && tabs}
        search={
          students.length > 0 && (
            <FindStudent students={students.length} search={search} onSearch={setSearch} found={shown.length} />
          )
        }
      />
      <ClassContent
        key={operation}
        code={code}
        query={overview.isPlaceholderData ? { ...overview, data: undefined } : overview}
        notLoaded={m.overview_not_loaded()}
        loading={m.overview_loading()}
        rows={5}
      >
        {({ classroom }) =>
          students.length === 0 ? (
            <NoStudents classroom={classroom} />
          ) : (
            <>
              {shown.length === 0 ? (
                <p className={styles.none}>{m.class_none_found()}</p>
              ) : (
                <Plot code={code} operation={operation} columns={columns}>
                  <span className="unseen">{m.overview_table({ name: className, title })} </span>
                  {target !== overviewTarget && <TwoStreaks target={target} />}
                </Plot>
              )}
              <div className={styles.foot}>
                <Legend levels={hasColumnPerLevel(operation) ? 'tables' : 'other'} target={target} />
                <ExportButtons name={`${className}, ${title}`} header={overviewHeader} rows={overviewRows(columns)} />
              </div>
            </>
          )
        }
      </ClassContent>
    </Page>
  )
}
