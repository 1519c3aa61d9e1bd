/** The question before a log-out that would end a streak, or would leave answers on the device. */
import type { ReactElement } from 'react'
import type { Account } from '#contract'
import { m } from '../language/messages.ts'
import { outbox } from '../outbox/device-outbox.ts'
import { Button } from '../ui/base/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

/**
 * Returns the question, or null if nothing is to be asked.
 *
 * @param hasStreak undefined outside of levels
 */
export async function askFirst(
  { id, firstName, email }: Account,
  hasStreak: boolean | undefined,
  onLogOut: () => void,
  onStay: () => void,
): Promise<ReactElement | null> {
  const text = hasStreak ? m.sign_in_log_out_streak() : await unsentText(id)
  return text === null ? null : (
    <Dialog
      isAlert
      title={m.sign_in_log_out_title({ name: firstName ?? email ?? '' })}
      text={text}
      onClose={onStay}
      actions={
        <>
          <Button kind="ink" onClick={onStay}>
            {hasStreak === undefined ? m.parts_cancel() : m.play_keep_playing()}
          </Button>
          <Button onClick={onLogOut}>{m.parts_log_out()}</Button>
        </>
      }
    />
  )
}

/**
 * Returns what the question says about answers that are not sent yet, or null if all are sent. The status of the outbox
 * says nothing before its first pass, or of the answers of another tab. So they are counted.
 */
async function unsentText(account: string): Promise<string | null> {
  if ((await outbox.countWaiting(account)) === 0) return null
  return outbox.needsPage() ? m.offline_keep_page_open() : m.sign_in_log_out_unsent()
}
