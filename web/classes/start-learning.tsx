import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import kiwi from '../ui/art/kiwi.svg'
import lock from '../ui/art/lock.svg'
import start from '../ui/art/start.svg'
import topics from '../ui/art/topic-four.svg'
import { Button } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import styles from './start-learning.module.css'

interface StartLearningProps {
  /** Null while the classes are being loaded. */
  readonly hasNoClass: boolean | null
  /** Whether every level is completed. */
  readonly hasFinished: boolean
  /** Whether it is below Keep going. It is then quiet. */
  readonly isBelow: boolean
  /** Whether it is a line without the hops. */
  readonly isLow: boolean
  /** Called when a student without a class has read that a class comes first. */
  readonly onJoin: () => void
}

/**
 * The huge button of the dashboard. A student without a class sees an alert to join one first, so the button is
 * quieter. While the classes are being loaded, a tap waits for them.
 */
export function StartLearning({ hasNoClass, hasFinished, isBelow, isLow, onJoin }: StartLearningProps) {
  const [isWaiting, setWaiting] = useState(false)
  const [isAlertOpen, setAlertOpen] = useState(false)
  const [, navigate] = useLocation()
  const begin = (event: MouseEvent) => {
    if (hasNoClass === false) return
    event.preventDefault()
    if (hasNoClass) setAlertOpen(true)
    else setWaiting(true)
  }
  useEffect(() => {
    if (!isWaiting || hasNoClass === null) return
    setWaiting(false)
    if (hasNoClass) setAlertOpen(true)
    else navigate(paths.main())
  }, [isWaiting, hasNoClass, navigate])
  return (
    <>
      <Link
        className={classNames(
          styles.start,
          isBelow && styles.quiet,
          isLow && styles.low,
          hasNoClass === true && styles.later,
        )}
        to={paths.main()}
        onClick={begin}
      >
        <b>{m.home_start_learning()}</b>
        <span>
          {hasNoClass
            ? m.home_start_learning_locked()
            : hasFinished
              ? m.home_start_learning_again()
              : m.home_start_learning_text()}
        </span>
        {isLow ? (
          <img className={styles.topics} src={hasNoClass ? lock : topics} alt="" />
        ) : (
          <>
            <img className={styles.line} src={start} alt="" />
            <img className={styles.kiwi} src={kiwi} alt="" />
          </>
        )}
      </Link>
      {isAlertOpen && (
        <Dialog
          isAlert
          title={m.home_join_first_title()}
          text={m.home_join_first()}
          onClose={() => setAlertOpen(false)}
          actions={
            <Button
              kind="ink"
              onClick={() => {
                setAlertOpen(false)
                onJoin()
              }}
            >
              {m.parts_ok()}
            </Button>
          }
        />
      )}
    </>
  )
}
