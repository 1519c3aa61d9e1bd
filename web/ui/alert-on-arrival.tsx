import { useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'

/** The alert that came with the navigation to this page, as its `state` in the history. */
export function AlertOnArrival() {
  const [alert, setAlert] = useState<unknown>(() => history.state?.alert)
  if (typeof alert !== 'string') return null
  const close = () => {
    setAlert(null)
    // A reload does not show it again.
    history.replaceState({}, '')
  }
  return <AlertDialog text={alert} onClose={close} returnFocus={heading} />
}

/** The focus of a page without an alert begins here. */
const heading = () => document.querySelector<HTMLElement>('main h1')
