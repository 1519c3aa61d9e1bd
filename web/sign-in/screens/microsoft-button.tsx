import { m } from '../../language/messages.ts'
import mark from './microsoft.svg?no-inline'
import styles from './microsoft-button.module.css'

/**
 * The sign-in button of Microsoft. Its mark, words, colours and shape follow Microsoft's brand rules in its light
 * theme, in the size of the other buttons. The rules ask for the words "work or school account" beside it.
 */
export function MicrosoftButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <div>
      <button
        type="button"
        className={styles.microsoft}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        <img src={mark} alt="" width="26" height="26" /> {m.sign_in_microsoft()}
      </button>
      <p className={styles.account}>{m.sign_in_microsoft_account()}</p>
    </div>
  )
}
