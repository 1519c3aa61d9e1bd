import type { Classroom } from '#contract'
import { useArchiveClass } from '../../api/classes/classes.ts'
import { m } from '../../language/messages.ts'
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
  const act = () => {
    if (!archive.isPending) archive.mutate({ class: classroom.id, isArchived: true }, { onSuccess: onDone })
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
