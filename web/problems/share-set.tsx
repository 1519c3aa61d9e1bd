import { useRef, useState } from 'react'
import type { ListedSet } from '#contract'
import { useShareSet, useUnshareSet } from '../api/classes/sets.ts'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { linkOf } from './problem-paths.ts'
import styles from './problems.module.css'

/** Returns 128 random bits as base64url, as the secret of a link. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Makes a link by which other teachers get a copy, or ends it. The server has its hash only, so it is shown once. */
export function ShareSet({ set: { id, title, isShared }, onClose }: { set: ListedSet; onClose: () => void }) {
  const share = useShareSet()
  const end = useUnshareSet()
  // The same secret is sent again after a failure.
  const [secret] = useState(newSecret)
  const [isCopied, setCopied] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isBusy = share.isPending || end.isPending
  const make = () => {
    if (!isBusy) share.mutate({ set: id, secret })
  }
  const stop = () => {
    if (!isBusy) end.mutate({ set: id }, { onSuccess: onClose })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(secret))
      setCopied(true)
    } catch {
      // Without the right to the clipboard, and on plain http, the teacher copies the selected link.
      box.current?.select()
    }
  }
  return (
    <Dialog
      title={m.problems_share_title()}
      text={
        share.isSuccess
          ? m.problems_share_once()
          : isShared
            ? m.problems_share_again({ title })
            : m.problems_share_text({ title })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{share.isSuccess ? m.problems_done() : m.parts_cancel()}</Button>
          {isShared && !share.isSuccess && (
            <Button onClick={stop} aria-disabled={isBusy}>
              {m.problems_share_end()}
            </Button>
          )}
          {share.isSuccess ? (
            <Button kind="ink" onClick={copy}>
              {isCopied ? m.problems_link_copied() : m.problems_copy_link()}
            </Button>
          ) : (
            <Button kind="ink" onClick={make} aria-disabled={isBusy}>
              {isShared ? m.problems_share_new() : m.problems_share_make()}
            </Button>
          )}
        </>
      }
    >
      {share.isSuccess && (
        <input ref={box} className={styles.input} readOnly aria-label={m.problems_link()} value={linkOf(secret)} />
      )}
      {(share.isError || end.isError) && (
        <Failed text={m.problems_not_shared()} onTryAgain={share.isError ? make : stop} />
      )}
    </Dialog>
  )
}
