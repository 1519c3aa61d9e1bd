import type { PictureSignIn } from '../../api/students/picture-sign-in.ts'
import { LargeCode, NumberLine } from '../../classes/projector/code-view.tsx'
import frame from '../../classes/projector/frame.module.css'
import { useFullScreen } from '../../classes/projector/use-full-screen.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { clockTime } from '../../language/dates.ts'
import { m } from '../../language/messages.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Pips } from '../../ui/base/pips.tsx'
import wordmark from '../../ui/base/wordmark.svg'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import styles from './sign-in-projector.module.css'

interface SignInProjectorProps {
  readonly signIn: PictureSignIn
  /** When an older `signIn` was read, in epoch milliseconds, because a newer one could not be. Null otherwise. */
  readonly countedAt: number | null
  readonly isPending: boolean
  readonly isFailed: boolean
  readonly onSet: (isOpen: boolean) => void
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

/** The view for the class: the code, how to sign in, and how many are in. It names nobody. */
export function SignInProjector({
  signIn,
  countedAt,
  isPending,
  isFailed,
  onSet,
  onTryAgain,
  onClose,
}: SignInProjectorProps) {
  const { content, leave } = useFullScreen(onClose)
  const { classroom, until, students } = signIn
  const isOpen = until !== null
  const here = students.filter(({ isIn }) => isIn).length
  const count = m.picture_sign_in_are_in({ here, all: students.length })
  return (
    <Dialog
      title={classroom.name}
      className={classNames(frame.frame, styles.projector)}
      content={content}
      onClose={leave}
      actions={
        <>
          <Button className={styles.close} onClick={leave}>
            <Icon paths={teacherIcons.shut} /> {m.dashboard_projector_close()}
          </Button>
          <GuardedButton action={String(isOpen)} aria-disabled={isPending} onClick={() => isPending || onSet(!isOpen)}>
            {isOpen ? m.picture_sign_in_shut_now() : m.picture_sign_in_open_now()}
          </GuardedButton>
          {isFailed && <Failed text={m.picture_sign_in_not_set()} onTryAgain={onTryAgain} />}
        </>
      }
    >
      <img className={classNames('wordmark', frame.logo)} src={wordmark} alt="" width="199" height="38" />
      <p className={styles.state} role="status">
        <Ball className={styles.ball} />
        {isOpen ? m.picture_sign_in_is_open() : m.picture_sign_in_shut()}
      </p>
      <LargeCode code={classroom.code} />
      <div className={styles.here}>
        <p role="status">
          {count} {isOpen && m.picture_sign_in_until({ time: clockTime(until) })}
        </p>
        <Pips className={styles.pips} total={students.length} on={here} />
        <p className={styles.old} role="status">
          {countedAt !== null && m.our_line_counted({ time: clockTime(countedAt) })}
        </p>
      </div>
      <ol className={classNames(frame.steps, styles.steps)}>
        <li>{m.picture_sign_in_step_card()}</li>
        <li>{m.picture_sign_in_step_no_camera({ button: m.card_link() })}</li>
        <li>{m.picture_sign_in_step_code()}</li>
        <li>{m.picture_sign_in_step_name()}</li>
        <li>{m.picture_sign_in_step_pictures()}</li>
      </ol>
      <NumberLine />
    </Dialog>
  )
}
