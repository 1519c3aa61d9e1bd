import { useState } from 'react'
import type { Membership } from '#contract'
import { useLeave } from '../api/changes/memberships.ts'
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
  if (!isOnline && !isAsking) return <p className={classNames(styles.needs, 'soft')}>Leaving a class needs internet.</p>
  return (
    <>
      <TextButton aria-label={`Leave the Class ${name}`} onClick={() => setAsking(true)}>
        <Icon name="leave" /> Leave the Class
      </TextButton>
      {isAsking && (
        <Dialog
          isAlert
          title="Leave the Class"
          text={`Are you sure you want to leave ${name}?`}
          onClose={discard}
          actions={
            <>
              <Button onClick={discard}>Discard</Button>
              <Button kind="ink" onClick={act} aria-disabled={leave.isPending}>
                Leave
              </Button>
            </>
          }
        >
          {leave.isError && <Failed text="You are still in the class." onTryAgain={act} />}
        </Dialog>
      )}
    </>
  )
}
