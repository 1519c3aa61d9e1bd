import { m } from '../../language/messages.ts'
import mark from './google.svg?no-inline'
import styles from './google-button.module.css'

/** The sign-in button of Google. Its mark, words, colours and shape follow Google's brand rules. */
export function GoogleButton({ isDisabled = false, onClick }: { isDisabled?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.google}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <GoogleMark /> {m.parts_google()}
    </button>
  )
}

export function GoogleMark() {
  return <img src={mark} alt="" width="22" height="22" />
}
