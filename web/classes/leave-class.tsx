import { useState } from 'react'
import type { Membership } from '#contract'
import { useLeave } from '../api/changes/memberships.ts'
import { m } from '../language/messages.ts'
import { Button, TextButton } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import styles from './leave-class.module.css'

/** The text button of a class card, and the dialog that asks before the student leaves. */
export function LeaveClass({ id, name }: Pick<Membership, 'id' | 'name'>) {
  const [isAsking, setAsking] = useState(false)
  const leave = useLeave()
  const isOnline = useOnline()
  const discard = () => {
    setAsking(false)
    leave.reset()
  }
  const act = () => leave.mutate({ class: id }, { onSuccess: discard })
  if (!isOnline && !isAsking) return <p className={classNames(styles.needs, 'soft')}>{m.home_leave_offline()}</p>
  return (
    <>
      <TextButton aria-label={m.home_leave_named_class({ name })} onClick={() => setAsking(true)}>
        <Icon name="leave" /> {m.home_leave_class()}
      </TextButton>
      {isAsking && (
        <Dialog
          isAlert
          title={m.home_leave_class()}
          text={m.home_leave_question({ name })}
          onClose={discard}
          actions={
            <>
              <Button onClick={discard}>{m.home_leave_discard()}</Button>
              <Button kind="ink" onClick={act} aria-disabled={leave.isPending}>
                {m.home_leave()}
              </Button>
            </>
          }
        >
          {leave.isError && <Failed text={m.home_not_left()} onTryAgain={act} />}
        </Dialog>
      )}
    </>
  )
}
