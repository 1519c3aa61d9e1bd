import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Bests, canDoAndWorkingOn, type Level, levelsOf, type Operation, titleByOperation } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useStudentProgress } from '../../api/students/students.ts'
import { useClassEvents } from '../../api/students/use-class-events.ts'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { themeClass } from '../../ui/parts/theme.ts'
import { useEntryFocus } from '../list/use-entry-focus.ts'
import { RemoveProgress } from '../removal/remove-progress.tsx'
import { StudentPage } from '../student-page.tsx'
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
  useClassEvents(progress.data && !isUnknownAddress(progress.error) ? code : '')
  return (
    <StudentPage
      of={{ code, student }}
      query={progress}
      subject={titleByOperation[operation]}
      text={titleByOperation[operation]}
      beside={() => tabs?.({ code, student })}
      notLoaded={m.class_progress_not_loaded()}
      loading={m.class_progress_loading()}
      rows={3}
    >
      {({ bests }, name) => (
        <Boxes key={operation} code={code} student={{ id: student, name }} operation={operation} bests={bests} />
      )}
    </StudentPage>
  )
}

interface BoxesProps {
  readonly code: string
  readonly student: { readonly id: string; readonly name: string }
  readonly operation: Operation
  readonly bests: Bests
}

function Boxes({ code, student, operation, bests }: BoxesProps) {
  const [removed, setRemoved] = useState<Level | null>(null)
  const teaches = useMay(code, 'teaches')
  const { list, remember, passOn, returnFocus } = useEntryFocus<HTMLDivElement>()
  const { canDo, workingOn } = canDoAndWorkingOn(levelsOf(operation), bests)
  const ask = (level: Level) => {
    remember()
    setRemoved(level)
  }
  return (
    <div ref={list} className={classNames(styles.two, themeClass(operationTable[operation].theme))}>
      <Entries kind="canDo" levels={canDo} bests={bests} onRemove={teaches ? ask : null}>
        {m.class_can_do_nothing()}
      </Entries>
      <Entries kind="workingOn" levels={workingOn} bests={bests} onRemove={teaches ? ask : null}>
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
