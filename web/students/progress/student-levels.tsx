import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Bests, canDoAndWorkingOn, type Level, levelsOf, type Operation, titleByOperation } from '#maths'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useClassStudents, useStudentProgress } from '../../api/students/students.ts'
import { useClassEvents } from '../../api/students/use-class-events.ts'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { paths } from '../../routes/paths.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Crumbs } from '../../ui/parts/crumbs.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { StudentPicture } from '../../ui/parts/student-picture.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import { CodeMissing, NotFound } from '../class-missing.tsx'
import { useEntryFocus } from '../list/use-entry-focus.ts'
import { RemoveProgress } from '../removal/remove-progress.tsx'
import { useClassCode } from '../use-class-code.ts'
import { Entries } from './entries.tsx'
import styles from './student-levels.module.css'

interface StudentLevelsProps {
  readonly operation: Operation
  /** Returns the tabs beside the name, for the class and the student in the address. */
  readonly tabs?: (student: { code: string; student: string }) => ReactNode
}

/**
 * The levels that one student can do and is working on in one operation
 * (docs/product/teacher-screens.md, "One student").
 */
export function StudentLevels({ operation, tabs }: StudentLevelsProps) {
  const code = useClassCode()
  const student = useSearchParams()[0].get('student') ?? ''
  const progress = useStudentProgress({ code, student, operation })
  const isMissing = student === '' || isUnknownAddress(progress.error)
  const found = isMissing ? undefined : progress.data
  useClassEvents(found ? code : '')
  const name = found ? `${found.firstName} ${found.lastName}` : m.class_title()
  return (
    <Page title={`${name}, ${titleByOperation[operation]}`} width="wide">
      <Crumbs
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(found ? [{ label: found.className, to: paths.studentProgress(code) }] : []),
          { label: name },
        ]}
      />
      <Headline
        title={name}
        text={titleByOperation[operation]}
        picture={found?.picture && <StudentPicture picture={found.picture} />}
      >
        {code !== '' && !isMissing && tabs?.({ code, student })}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : isMissing ? (
        <Missing code={code} />
      ) : found && !progress.isPlaceholderData ? (
        <Boxes key={operation} code={code} student={{ id: student, name }} operation={operation} bests={found.bests} />
      ) : progress.isError ? (
        <Failed text={m.class_progress_not_loaded()} onTryAgain={() => progress.refetch()} />
      ) : (
        <Skeleton label={m.class_progress_loading()} rows={3} />
      )}
    </Page>
  )
}

/** Which of the two the address names wrongly: the class itself says. */
function Missing({ code }: { code: string }) {
  const students = useClassStudents(code)
  if (students.isPending) return <Skeleton label={m.class_looking_up()} rows={1} />
  return <NotFound what={isUnknownAddress(students.error) ? 'class' : 'student'} />
}

interface BoxesProps {
  readonly code: string
  readonly student: { readonly id: string; readonly name: string }
  readonly operation: Operation
  readonly bests: Bests
}

function Boxes({ code, student, operation, bests }: BoxesProps) {
  const [removed, setRemoved] = useState<Level | null>(null)
  const { list, remember, passOn, returnFocus } = useEntryFocus<HTMLDivElement>()
  const { canDo, workingOn } = canDoAndWorkingOn(levelsOf(operation), bests)
  const ask = (level: Level) => {
    remember()
    setRemoved(level)
  }
  return (
    <div ref={list} className={classNames(styles.two, themeClass(operationTable[operation].theme))}>
      <Entries kind="canDo" levels={canDo} bests={bests} onRemove={ask}>
        {m.class_can_do_nothing()}
      </Entries>
      <Entries kind="workingOn" levels={workingOn} bests={bests} onRemove={ask}>
        {m.class_working_on_nothing()}
      </Entries>
      {removed && (
        <RemoveProgress
          code={code}
          student={student}
          level={removed}
          best={bests[removed.id]?.streak ?? 0}
          onClose={() => setRemoved(null)}
          onRemoved={passOn}
          returnFocus={returnFocus}
        />
      )}
    </div>
  )
}
