import type { Classroom } from '#contract'
import { useArchiveClass } from '../../api/classes/classes.ts'
import { m } from '../../language/messages.ts'
import { useOfferUndo } from '../../students/undo/undo-offers.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

interface ArchiveClassProps {
  readonly classroom: Classroom
  readonly onDone: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** Says what archiving a class means, and archives it. */
export function ArchiveClass({ classroom, onDone, returnFocus }: ArchiveClassProps) {
  const archive = useArchiveClass()
  const bringBack = useArchiveClass()
  const offerUndo = useOfferUndo()
  const act = () => {
    if (archive.isPending) return
    const { id, name } = classroom
    archive.mutateAsync({ class: id, isArchived: true }, { onSuccess: onDone }).then(
      // This runs even if the dialog was closed meanwhile. The callbacks of the call do not.
      () =>
        offerUndo({
          id,
          text: m.year_archived({ name }),
          undo: () => bringBack.mutateAsync({ class: id, isArchived: false }),
        }),
      () => {},
    )
  }
  return (
    <Dialog
      title={m.year_archive_question({ name: classroom.name })}
      text={m.year_archive_text()}
      onClose={onDone}
      returnFocus={returnFocus}
      actions={
        <>
          <Button onClick={onDone}>{m.parts_cancel()}</Button>
          <Button kind="ink" onClick={act} aria-disabled={archive.isPending}>
            {m.year_archive()}
          </Button>
        </>
      }
    >
      {archive.isError && <Failed text={m.year_not_archived()} onTryAgain={act} />}
    </Dialog>
  )
}
