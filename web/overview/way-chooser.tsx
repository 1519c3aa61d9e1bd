import { paths } from '../paths.ts'
import { DomainWays, OperationWays, Ways } from '../students/ways.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'

interface WayChooserProps {
  readonly area: 'fouroperations' | 'measurement'
  readonly code: string
  /** What an alert says of a way that is not there yet. */
  readonly onAlert: (text: string) => void
  readonly onClose: () => void
}

const textByArea = { fouroperations: 'Choose an operation.', measurement: 'Choose what is measured.' } as const

/** The operations, or what is measured: where to look at a class. */
export function WayChooser({ area, code, onAlert, onClose }: WayChooserProps) {
  return (
    <Dialog title={textByArea[area]} onClose={onClose} actions={<Key onClick={onClose}>Close</Key>}>
      <Ways>
        {area === 'fouroperations' ? (
          <OperationWays pathOf={(op) => paths.overviewFourOperations({ code, op })} onAlert={onAlert} />
        ) : (
          <DomainWays pathOf={(domain) => paths.overviewMeasurement({ code, domain })} onAlert={onAlert} />
        )}
      </Ways>
    </Dialog>
  )
}
