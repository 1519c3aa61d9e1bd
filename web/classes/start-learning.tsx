import { type MouseEvent, useState } from 'react'
import { paths } from '../routes/paths.ts'
import kiwi from '../ui/art/kiwi.svg'
import start from '../ui/art/start.svg'
import { Button } from '../ui/base/button.tsx'
import { Link } from '../ui/base/link.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import styles from './start-learning.module.css'

/** The huge button of the dashboard. A student without a class sees an alert to join one first. */
export function StartLearning({ hasNoClass }: { hasNoClass: boolean }) {
  const [isAlertOpen, setAlertOpen] = useState(false)
  const begin = (event: MouseEvent) => {
    if (!hasNoClass) return
    event.preventDefault()
    setAlertOpen(true)
  }
  return (
    <>
      <Link className={styles.start} to={paths.main()} onClick={begin}>
        <b>Start Learning</b>
        <span>Choose a topic and hop on.</span>
        <img className={styles.line} src={start} alt="" />
        <img className={styles.kiwi} src={kiwi} alt="" />
      </Link>
      {isAlertOpen && (
        <Dialog
          isAlert
          title="Join a Class First"
          text="You need to join a class before you can start learning."
          onClose={() => setAlertOpen(false)}
          actions={
            <Button kind="ink" onClick={() => setAlertOpen(false)}>
              OK
            </Button>
          }
        />
      )}
    </>
  )
}
