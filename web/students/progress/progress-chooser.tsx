import { useState } from 'react'
import type { ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { areaRows, areaTable } from '../../areas/areas.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { studentLevelsPath } from '../class-paths.ts'
import { AreaEntries, ChooserEntry, ChooserList } from './chooser-list.tsx'
import { firstOperation } from './selection.ts'

/** The areas, or the entries of one of them. */
interface ChooserStep {
  readonly area: Area | null
  readonly prompt: string
}

const firstStep: ChooserStep = { area: null, prompt: m.class_choose_area() }

/** The choice of a page of a student's progress: a learning area, then one of its operations. */
export function ProgressChooser(props: {
  code: string
  student: Pick<ClassStudent, 'id' | 'shortName'>
  onClose: () => void
}) {
  const { student, onClose } = props
  const ids = { code: props.code, student: student.id }
  const [{ area: chosen, prompt }, setStep] = useState(firstStep)
  const [alert, setAlert] = useState<string | null>(null)

  /** Returns where an area leads: to its entries, or to its only operation. */
  function leadOf(area: Area) {
    const { choice, title } = areaTable[area].classPages
    return {
      ...(title ? { title, note: titleByArea[area] } : { title: titleByArea[area] }),
      ...(choice
        ? { onTap: () => setStep({ area, prompt: choice.prompt }) }
        : { to: studentLevelsPath(firstOperation(area), ids) }),
    }
  }

  return (
    <Dialog
      key={prompt}
      title={student.shortName}
      text={prompt}
      onClose={onClose}
      actions={
        <>
          {chosen && <Button onClick={() => setStep(firstStep)}>{m.class_chooser_back()}</Button>}
          <Button onClick={onClose}>{m.class_chooser_close()}</Button>
        </>
      }
    >
      <ChooserList>
        {chosen ? (
          <AreaEntries area={chosen} pathOf={(operation) => studentLevelsPath(operation, ids)} onAlert={setAlert} />
        ) : (
          areaRows.map(([area, { theme }]) => <ChooserEntry key={area} theme={theme} {...leadOf(area)} />)
        )}
      </ChooserList>
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </Dialog>
  )
}
