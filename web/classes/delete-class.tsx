import type { Classroom } from '#contract'
import { useDeleteClass } from '../api/classes/classes.ts'
import { m } from '../language/messages.ts'
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
      title={m.dashboard_delete_title()}
      text={m.dashboard_delete_question({ name: classroom.name })}
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>{m.dashboard_delete_discard()}</Button>
          <Button kind="ink" onClick={act} aria-disabled={remove.isPending}>
            {m.dashboard_delete()}
          </Button>
        </>
      }
    >
      {remove.isError && <Failed text={m.dashboard_not_deleted()} onTryAgain={act} />}
    </Dialog>
  )
}
