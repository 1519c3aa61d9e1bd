import { useState } from 'react'
import type { ClassStudent } from '#contract'
import { levelsOf, operationsOf, titleByOperation } from '#maths'
import { paths } from '../paths.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'
import { areasFollowed } from './areas-of.ts'
import styles from './progress-chooser.module.css'
import { Way } from './way.tsx'

/** What the specification's alerts say (specification 2, section 8). */
const numberKnowledge = 'Number Knowledge (coming soon)'
const wordProblems = 'Word Problems progress is not implemented yet.'

/** Where to look at a student's progress: the learning area, then the operation. */
export function ProgressChooser(props: { code: string; student: ClassStudent; onClose: () => void }) {
  const { code, student, onClose } = props
  const [step, setStep] = useState<'area' | 'operation'>('area')
  const [alert, setAlert] = useState<string | null>(null)
  const close = <Key onClick={onClose}>Close</Key>
  return (
    <Dialog
      key={step}
      title={student.shortName}
      text={step === 'area' ? 'Choose a learning area.' : 'Choose an operation.'}
      onClose={onClose}
      actions={
        step === 'area' ? (
          close
        ) : (
          <>
            <Key onClick={() => setStep('area')}>Back</Key>
            {close}
          </>
        )
      }
    >
      {step === 'area' ? (
        <ul className={styles.ways}>
          <Way place="numberstructure" title="Number Knowledge" isQuiet onTap={() => setAlert(numberKnowledge)} />
          <Way place="timestable" title="Times Table" />
          {areasFollowed.includes('fouroperations') && (
            <Way place="fouroperations" title="Four Operations" onTap={() => setStep('operation')} />
          )}
          <Way place="measurement" title="Measurement" />
        </ul>
      ) : (
        <ul className={styles.ways}>
          {operationsOf('fouroperations').map((op) => (
            <Way
              key={op}
              place={op}
              title={titleByOperation[op]}
              to={levelsOf(op).length > 0 ? paths.progressFourOperations({ code, student: student.id, op }) : undefined}
            />
          ))}
          <Way place="wordproblems" title="Word Problems" isQuiet onTap={() => setAlert(wordProblems)} />
        </ul>
      )}
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </Dialog>
  )
}
