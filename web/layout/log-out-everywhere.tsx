import { useLogOutEverywhere } from '../api/changes/session.ts'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

/** Asks before it ends the sessions of the account on all devices. `onDone` logs out on this one. */
export function LogOutEverywhere({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const everywhere = useLogOutEverywhere(onDone)
  const send = () => everywhere.isPending || everywhere.mutate()
  return (
    <Dialog
      title={m.layout_log_out_everywhere_title()}
      text={m.layout_log_out_everywhere_text()}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{m.parts_cancel()}</Button>
          <Button kind="ink" aria-disabled={everywhere.isPending} onClick={send}>
            {m.parts_log_out_everywhere()}
          </Button>
        </>
      }
    >
      {everywhere.isError && <Failed text={m.layout_not_logged_out()} onTryAgain={send} />}
    </Dialog>
  )
}
