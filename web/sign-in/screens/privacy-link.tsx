import { m } from '../../language/messages.ts'
import styles from './privacy-link.module.css'

/** The way to the operator's privacy notice, where an account begins. It is a page of the server. */
export function PrivacyLink() {
  return (
    <a className={styles.link} href="/legal/privacy">
      {m.sign_in_privacy()}
    </a>
  )
}
