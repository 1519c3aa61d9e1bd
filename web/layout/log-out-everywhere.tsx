import { useLogOutEverywhere } from '../api/changes/session.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

/** Asks before it ends the sessions of the account on all devices. `onDone` logs out on this one. */
export function LogOutEverywhere({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const everywhere = useLogOutEverywhere(onDone)
  const send = () => everywhere.isPending || everywhere.mutate()
  return (
    <Dialog
      title="Log out everywhere?"
      text="You are logged out on every device. Answers that are still on a device stay there."
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="ink" aria-disabled={everywhere.isPending} onClick={send}>
            Log out everywhere
          </Button>
        </>
      }
    >
      {everywhere.isError && <Failed text="You could not be logged out everywhere." onTryAgain={send} />}
    </Dialog>
  )
}
