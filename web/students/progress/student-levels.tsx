import { useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  type Area,
  type Bests,
  canDoAndWorkingOn,
  type Level,
  levelsOf,
  type Operation,
  titleByOperation,
} from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useStudentProgress } from '../../api/students/students.ts'
import { useClassEvents } from '../../api/students/use-class-events.ts'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Select } from '../../ui/forms/select.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import { studentLevelsPath } from '../class-paths.ts'
import { useEntryFocus } from '../list/use-entry-focus.ts'
import { RemoveProgress } from '../removal/remove-progress.tsx'
import { StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { Entries } from './entries.tsx'
import { OperationTabs } from './operation-tabs.tsx'
import styles from './student-levels.module.css'
import { useAreaChoice } from './use-area-choice.ts'

interface StudentLevelsProps {
  readonly area: Area
  readonly operation: Operation
}

/**
 * The levels that one student can do and is working on in one operation
 * (docs/product/teacher-screens.md, "One student").
 */
export function StudentLevels({ area, operation }: StudentLevelsProps) {
  const code = useClassCode()
  const student = useSearchParams()[0].get('student') ?? ''
  const progress = useStudentProgress({ code, student, operation })
  const pathOf = (chosen: Operation) => studentLevelsPath(chosen, { code, student })
  const subjects = useAreaChoice(area, pathOf)
  useClassEvents(progress.data && !isUnknownAddress(progress.error) ? code : '')
  return (
    <StudentPage
      of={{ code, student }}
      query={progress}
      subject={titleByOperation[operation]}
      text={titleByOperation[operation]}
      subjects={subjects}
      hasChoice
      beside={(_, __, others) => (
        <div className={classNames(styles.choices, 'unprinted')}>
          {others && (
            <Select
              label={others.name}
              isLabelUnseen
              value={others.current}
              options={others.options}
              onChoose={others.onChoose}
            />
          )}
          <OperationTabs area={area} current={operation} pathOf={pathOf} />
        </div>
      )}
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
