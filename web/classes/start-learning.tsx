import { type MouseEvent, useState } from 'react'
import { paths } from '../routes/paths.ts'
import kiwi from '../ui/art/kiwi.svg'
import start from '../ui/art/start.svg'
import { Button } from '../ui/base/button.tsx'
import { Link } from '../ui/base/link.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import styles from './start-learning.module.css'

/** The one huge key. Whoever is known to have no class is told to join one first. */
export function StartLearning({ hasNoClass }: { hasNoClass: boolean }) {
  const [isTold, setTold] = useState(false)
  const begin = (event: MouseEvent) => {
    if (!hasNoClass) return
    event.preventDefault()
    setTold(true)
  }
  return (
    <>
      <Link className={styles.start} to={paths.main()} onClick={begin}>
        <b>Start Learning</b>
        <span>Choose a topic and hop on.</span>
        <img className={styles.line} src={start} alt="" />
        <img className={styles.kiwi} src={kiwi} alt="" />
      </Link>
      {isTold && (
        <Dialog
          isAlert
          title="Join a Class First"
          text="You need to join a class before you can start learning."
          onClose={() => setTold(false)}
          actions={
            <Button kind="ink" onClick={() => setTold(false)}>
              OK
            </Button>
          }
        />
      )}
    </>
  )
}
