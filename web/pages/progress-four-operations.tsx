import { useSearchParams } from 'react-router'
import { canDoAndWorkingOn, levelsOf, operationsOf, titleByOperation } from '#maths'
import { isUnknown, useStudentProgress } from '../api/classes.ts'
import { type FourOperation, paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { Entries } from '../students/entries.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Failed } from '../ui/failed.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './progress-four-operations.module.css'

const withLevels = operationsOf('fouroperations').filter((operation) => levelsOf(operation).length > 0)

/** /studentprogress/fouroperations?code=&student=&op= (specification 2, section 2: "Teacher: per-student pages"). */
export function ProgressFourOperations() {
  const [query] = useSearchParams()
  const code = useClassCode()
  const student = query.get('student') ?? ''
  const op = withLevels.find((operation) => operation === query.get('op')) ?? 'addition'
  const progress = useStudentProgress({ code, student, operation: op })
  const name = progress.data?.shortName ?? 'Student Progress'
  return (
    <Page title={`${name}, ${titleByOperation[op]}`} width="wide">
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          ...(progress.data ? [{ label: progress.data.className, to: paths.studentProgress(code) }] : []),
          { label: name },
        ]}
      />
      <div className={styles.headline}>
        <h1>{name}</h1>
        {code !== '' && <Tabs of={{ code, student }} current={op} />}
      </div>
      {code === '' ? (
        <CodeMissing />
      ) : progress.data ? (
        <Boxes operation={op} bests={progress.data.bests} />
      ) : student === '' || isUnknown(progress.error) ? (
        <NotFound what="student" />
      ) : progress.isError ? (
        <Failed text="This student's progress could not be loaded." onTryAgain={() => progress.refetch()} />
      ) : (
        <Skeleton label="Loading the progress" rows={3} />
      )}
    </Page>
  )
}

function Tabs({ of, current }: { of: { code: string; student: string }; current: FourOperation }) {
  return (
    <nav className={styles.tabs} aria-label="Operation">
      {withLevels.map((op) => (
        <Link
          key={op}
          to={paths.progressFourOperations({ ...of, op })}
          replace
          aria-current={op === current ? 'page' : undefined}
        >
          {titleByOperation[op]}
        </Link>
      ))}
    </nav>
  )
}

function Boxes({ operation, bests }: { operation: FourOperation; bests: Readonly<Record<string, number>> }) {
  const { canDo, workingOn } = canDoAndWorkingOn(levelsOf(operation), bests)
  return (
    <div className={`${styles.two} ${hueOf(operation)}`}>
      <Entries kind="canDo" levels={canDo} bests={bests}>
        No level completed yet.
      </Entries>
      <Entries kind="workingOn" levels={workingOn} bests={bests}>
        No level begun and not completed.
      </Entries>
    </div>
  )
}
