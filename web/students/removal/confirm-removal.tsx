import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { useRemoval } from './use-removal.ts'

interface ConfirmRemovalProps {
  readonly title: string
  readonly text: string
  readonly failed: string
  readonly removal: ReturnType<typeof useRemoval>
  readonly returnFocus: () => HTMLElement | null
}

/** The dialog that asks before something is removed. Its texts are those of the removal. */
export function ConfirmRemoval({ title, text, failed, removal, returnFocus }: ConfirmRemovalProps) {
  const { act, discard, isPending, isError } = removal
  return (
    <Dialog
      isAlert
      title={title}
      text={text}
      onClose={discard}
      returnFocus={returnFocus}
      actions={
        <>
          <Button onClick={discard}>{m.parts_cancel()}</Button>
          <Button kind="ink" onClick={act} aria-disabled={isPending || undefined}>
            {m.class_remove()}
          </Button>
        </>
      }
    >
      {isError && <Failed text={failed} onTryAgain={act} />}
    </Dialog>
  )
}
