import type { Area } from '#maths'
import { classOverviewPath } from '../students/class-paths.ts'
import { AreaEntries, ChooserList } from '../students/progress/chooser-list.tsx'
import { Button } from '../ui/base/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

interface OverviewChooserProps {
  readonly area: Area
  /** The sentence that asks for a choice. */
  readonly prompt: string
  readonly code: string
  /** Called with the alert for an entry without levels yet. */
  readonly onAlert: (text: string) => void
  readonly onClose: () => void
}

/** The dialog with the entries of an area, each of which opens the overview of a class. */
export function OverviewChooser({ area, prompt, code, onAlert, onClose }: OverviewChooserProps) {
  return (
    <Dialog title={prompt} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <ChooserList>
        <AreaEntries area={area} pathOf={(operation) => classOverviewPath(operation, code)} onAlert={onAlert} />
      </ChooserList>
    </Dialog>
  )
}
