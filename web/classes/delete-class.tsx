import type { Classroom } from '#contract'
import { useDeleteClass } from '../api/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { Key } from '../ui/key.tsx'

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
          <Key onClick={onDone}>Discard</Key>
          <Key kind="ink" onClick={act} aria-disabled={remove.isPending}>
            Delete
          </Key>
        </>
      }
    >
      {remove.isError && <Failed text="The class could not be deleted." onTryAgain={act} />}
    </Dialog>
  )
}
