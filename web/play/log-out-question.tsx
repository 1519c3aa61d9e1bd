import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

interface LogOutQuestionProps {
  readonly name: string
  /** Whether the log-out would end a streak. Otherwise answers are not sent yet. */
  readonly hasStreak: boolean
  readonly onStay: () => void
  readonly onLogOut: () => void
}

/** Asks before a log-out that would end a streak, or would leave answers on the device. */
export function LogOutQuestion({ name, hasStreak, onStay, onLogOut }: LogOutQuestionProps) {
  return (
    <Dialog
      isAlert
      title={m.play_log_out_title({ name })}
      text={hasStreak ? m.play_log_out_streak() : m.play_log_out_unsent()}
      onClose={onStay}
      actions={
        <>
          <Button kind="ink" onClick={onStay}>
            {m.play_keep_playing()}
          </Button>
          <Button onClick={onLogOut}>{m.parts_log_out()}</Button>
        </>
      }
    />
  )
}
