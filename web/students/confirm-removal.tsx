import { Dialog } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { Key } from '../ui/key.tsx'
import type { useRemoval } from './use-removal.ts'

interface ConfirmRemovalProps {
  readonly title: string
  readonly text: string
  readonly failed: string
  readonly removal: ReturnType<typeof useRemoval>
  readonly returnFocus: () => HTMLElement | null
}

/** Asks before something is removed, in its own words. */
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
          <Key onClick={discard}>Discard</Key>
          <Key kind="ink" onClick={act} aria-disabled={isPending || undefined}>
            Remove
          </Key>
        </>
      }
    >
      {isError && <Failed text={failed} onTryAgain={act} />}
    </Dialog>
  )
}
