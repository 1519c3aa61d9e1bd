import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

interface LogOutQuestionProps {
  readonly name: string
  /** The reason to ask. */
  readonly text: string
  /** The text of the button that ends nothing. */
  readonly stay: string
  readonly onStay: () => void
  readonly onLogOut: () => void
}

/** Asks before a log-out that would end a streak, or would leave answers on the device. */
export function LogOutQuestion({ name, text, stay, onStay, onLogOut }: LogOutQuestionProps) {
  return (
    <Dialog
      isAlert
      title={m.sign_in_log_out_title({ name })}
      text={text}
      onClose={onStay}
      actions={
        <>
          <Button kind="ink" onClick={onStay}>
            {stay}
          </Button>
          <Button onClick={onLogOut}>{m.parts_log_out()}</Button>
        </>
      }
    />
  )
}
