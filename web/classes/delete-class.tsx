import type { Classroom } from '#contract'
import { useDeleteClass } from '../api/classes/classes.ts'
import { useErasureCountOf } from '../api/classes/erasures.ts'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'

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
      <ListedStudents classId={classroom.id} />
      {remove.isError && <Failed text={m.dashboard_not_deleted()} onTryAgain={act} />}
    </Dialog>
  )
}

/** The sentence about the listed students who are erased with the class. There is none if nobody would be. */
function ListedStudents({ classId }: { classId: string }) {
  const count = useErasureCountOf(classId)
  if (count.isError) return <Failed text={m.dashboard_delete_not_counted()} onTryAgain={() => count.refetch()} />
  if (!count.data) return <Skeleton label={m.dashboard_delete_counting()} rows={1} />
  const { students, merged } = count.data
  return (
    <>
      {students > 0 && <p>{m.dashboard_delete_listed({ count: students })}</p>}
      {merged > 0 && <p>{m.dashboard_delete_merged({ count: merged })}</p>}
    </>
  )
}
