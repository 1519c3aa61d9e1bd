import { useState } from 'react'
import type { Membership } from '#contract'
import { useLeave } from '../api/memberships.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { Icon } from '../ui/icon.tsx'
import { Key, KeyText } from '../ui/key.tsx'

/** The quiet key of a class card, and the question before it acts. */
export function LeaveClass({ id, name }: Pick<Membership, 'id' | 'name'>) {
  const [isAsking, setAsking] = useState(false)
  const leave = useLeave()
  const discard = () => {
    setAsking(false)
    leave.reset()
  }
  const act = () => leave.mutate({ class: id }, { onSuccess: discard })
  return (
    <>
      <KeyText aria-label={`Leave the Class ${name}`} onClick={() => setAsking(true)}>
        <Icon name="leave" /> Leave the Class
      </KeyText>
      {isAsking && (
        <Dialog
          isAlert
          title="Leave the Class"
          text={`Are you sure you want to leave ${name}?`}
          onClose={discard}
          actions={
            <>
              <Key onClick={discard}>Discard</Key>
              <Key kind="ink" onClick={act} aria-disabled={leave.isPending}>
                Leave
              </Key>
            </>
          }
        >
          {leave.isError && <Failed text="You are still in the class." onTryAgain={act} />}
        </Dialog>
      )}
    </>
  )
}
