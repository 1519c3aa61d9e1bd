import type { Area } from '#maths'
import { classOverviewPath } from '../students/class-paths.ts'
import { EntryWays, Ways } from '../students/ways.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'

interface WayChooserProps {
  readonly area: Area
  /** What to choose. */
  readonly prompt: string
  readonly code: string
  /** Called with the alert for an entry without levels yet. */
  readonly onAlert: (text: string) => void
  readonly onClose: () => void
}

/** The entries of an area, in which to look at a class. */
export function WayChooser({ area, prompt, code, onAlert, onClose }: WayChooserProps) {
  return (
    <Dialog title={prompt} onClose={onClose} actions={<Key onClick={onClose}>Close</Key>}>
      <Ways>
        <EntryWays area={area} pathOf={(operation) => classOverviewPath(operation, code)} onAlert={onAlert} />
      </Ways>
    </Dialog>
  )
}
