import type { Classroom } from '#contract'
import { useDeleteClass } from '../api/classes/classes.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

export function DeleteClass({ classroom, onDone }: { classroom: Classroom; onDone: () => void }) {
  const remove = useDeleteClass()
  const act = () => {
    if (!remove.isPending) remove.mutate({ class: classroom.id }, { onSuccess: onDone })
  }
  return (
    <Dialog
      isAlert
      title="Delete Classroom"
      text={`Are you sure you want to delete "${classroom.name}"? This action cannot be undone.`}
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>Discard</Button>
          <Button kind="ink" onClick={act} aria-disabled={remove.isPending}>
            Delete
          </Button>
        </>
      }
    >
      {remove.isError && <Failed text="The class could not be deleted." onTryAgain={act} />}
    </Dialog>
  )
}
