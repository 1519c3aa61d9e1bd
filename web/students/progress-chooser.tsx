import { useState } from 'react'
import type { ClassStudent } from '#contract'
import { paths } from '../paths.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'
import { Way } from './way.tsx'
import { DomainWays, OperationWays, Ways } from './ways.tsx'

/** The text of the alert (docs/product/teacher-screens.md, "Not implemented yet"). */
const numberKnowledge = 'Number Knowledge (coming soon)'

const textByStep = {
  area: 'Choose a learning area.',
  operation: 'Choose an operation.',
  domain: 'Choose what is measured.',
} as const

/** Where to look at a student's progress: the learning area, then the operation or what is measured. */
export function ProgressChooser(props: { code: string; student: ClassStudent; onClose: () => void }) {
  const { student, onClose } = props
  const of = { code: props.code, student: student.id }
  const [step, setStep] = useState<keyof typeof textByStep>('area')
  const [alert, setAlert] = useState<string | null>(null)
  return (
    <Dialog
      key={step}
      title={student.shortName}
      text={textByStep[step]}
      onClose={onClose}
      actions={
        <>
          {step !== 'area' && <Key onClick={() => setStep('area')}>Back</Key>}
          <Key onClick={onClose}>Close</Key>
        </>
      }
    >
      <Ways>
        {step === 'area' && (
          <>
            <Way place="numberstructure" title="Number Knowledge" isQuiet onTap={() => setAlert(numberKnowledge)} />
            <Way place="timestable" title="Times Table" to={paths.progressTimesTable(of)} />
            <Way place="fouroperations" title="Four Operations" onTap={() => setStep('operation')} />
            <Way place="measurement" title="Measurement" onTap={() => setStep('domain')} />
          </>
        )}
        {step === 'operation' && (
          <OperationWays pathOf={(op) => paths.progressFourOperations({ ...of, op })} onAlert={setAlert} />
        )}
        {step === 'domain' && (
          <DomainWays pathOf={(domain) => paths.progressMeasurement({ ...of, domain })} onAlert={setAlert} />
        )}
      </Ways>
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </Dialog>
  )
}
