import { type ComponentProps, useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'

/** The alert that came with the navigation to this page, as its `state` in the history. */
export function AlertOnArrival(frame: Partial<ComponentProps<typeof AlertDialog>>) {
  const [alert, setAlert] = useState<unknown>(() => history.state?.alert)
  if (typeof alert !== 'string') return null
  const close = () => {
    setAlert(null)
    // A reload does not show the alert again.
    history.replaceState({}, '')
  }
  return <AlertDialog returnFocus={heading} {...frame} text={alert} onClose={close} />
}

/** Returns the heading, which has the focus on a page without an alert. */
const heading = () => document.querySelector<HTMLElement>('main h1')
