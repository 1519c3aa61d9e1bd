import { useState } from 'react'
import { useMay } from '../../api/classes/class-rights.ts'
import { type PictureSignIn, useSetSignIn } from '../../api/students/picture-sign-in.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { clockTime } from '../../language/dates.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './sign-in.module.css'
import { SignInProjector } from './sign-in-projector.tsx'

interface SignInSwitchProps {
  readonly code: string
  readonly signIn: PictureSignIn
  /** When an older `signIn` was read, in epoch milliseconds, because a newer one could not be. Null otherwise. */
  readonly countedAt: number | null
}

/** Opens the sign-in of a class and shuts it, and shows it on the projector. */
export function SignInSwitch({ code, signIn, countedAt }: SignInSwitchProps) {
  const set = useSetSignIn()
  const teaches = useMay(code, 'teaches')
  const [isShown, setShown] = useState(false)
  const { until, isFull } = signIn
  const isOpen = until !== null
  const setOpen = (isOpen: boolean) => set.isPending || set.mutate({ code, isOpen })
  const tryAgain = () => setOpen(set.variables?.isOpen ?? !isOpen)
  return (
    <section className={styles.row} aria-label={m.picture_sign_in_title()}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOpen}
          aria-checked={isOpen}
          aria-disabled={set.isPending}
          onChange={(event) => setOpen(event.target.checked)}
        />
        <i aria-hidden="true" />
        <span>
          <b>{isOpen ? m.picture_sign_in_open_until({ time: clockTime(until) }) : m.picture_sign_in_shut()}</b>
          <span className="soft">{isOpen ? m.picture_sign_in_open_text() : m.picture_sign_in_shut_text()}</span>
        </span>
      </label>
      {isOpen && (
        <ButtonRow>
          <Button kind="ink" onClick={() => setShown(true)}>
            <Icon paths={teacherIcons.screen} /> {m.picture_sign_in_show()}
          </Button>
          <Button aria-disabled={set.isPending} onClick={() => setOpen(true)}>
            {m.picture_sign_in_more_time()}
          </Button>
        </ButtonRow>
      )}
      <p className={styles.note} role="status">
        {countedAt !== null && m.our_line_counted({ time: clockTime(countedAt) })}
      </p>
      <p className={styles.note} role="status">
        {isOpen && isFull && (teaches ? m.picture_sign_in_full() : m.picture_sign_in_full_for_reliever())}
      </p>
      {set.isError && <Failed text={m.picture_sign_in_not_set()} onTryAgain={tryAgain} />}
      {isShown && (
        <SignInProjector
          signIn={signIn}
          countedAt={countedAt}
          isPending={set.isPending}
          isFailed={set.isError}
          onSet={setOpen}
          onTryAgain={tryAgain}
          onClose={() => setShown(false)}
        />
      )}
    </section>
  )
}
