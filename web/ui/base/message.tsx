import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './message.module.css'

/** The message about the last answer. It keeps its space when it is empty. `action` is a button at its end. */
export function Message(props: {
  tone: 'right' | 'wrong' | 'plain'
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
  /** The language of the text, if it is not the one of the page. */
  lang?: string | undefined
}) {
  const { tone, children, action, className, lang } = props
  return (
    <div className={classNames(styles.message, styles[tone], className)}>
      <p role="status" lang={lang}>
        {tone === 'right' && <Icon name="tick" className={styles.icon} />}
        {tone === 'wrong' && <Icon name="turn" className={styles.icon} />}
        {children}
      </p>
      {action}
    </div>
  )
}
