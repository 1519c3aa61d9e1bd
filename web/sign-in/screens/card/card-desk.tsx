import type { ReactNode } from 'react'
import { m } from '../../../language/messages.ts'
import { paths } from '../../../routes/paths.ts'
import { TextButtonLink } from '../../../ui/base/button.tsx'
import { classNames } from '../../../ui/base/class-names.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { PrivacyLink } from '../privacy-link.tsx'
import { SignInBox } from '../sign-in-page.tsx'
import styles from './card.module.css'

interface CardDeskProps {
  readonly title: string
  /** The lines below the title. */
  readonly about?: ReactNode
  /** Whether the other side is a list of names, which needs more room. */
  readonly isList?: boolean
  readonly children: ReactNode
  /** The way back, below. */
  readonly back: ReactNode
}

/** The child's side in yellow, with the question, beside the place for the answer. */
export function CardDesk({ title, about, isList = false, children, back }: CardDeskProps) {
  return (
    <>
      <div className={classNames(styles.desk, isList && styles.list)}>
        <SignInBox role="student" labelledBy="card">
          <h1 id="card" className={styles.title}>
            {title}
          </h1>
          {about}
        </SignInBox>
        {children}
      </div>
      <p className={styles.back}>{back}</p>
    </>
  )
}

/** The way back to Login, with the link to the privacy notice. */
export function BackToLogin() {
  return (
    <>
      <TextButtonLink to={paths.login()}>
        <Icon name="back" /> {m.card_back()}
      </TextButtonLink>
      <PrivacyLink />
    </>
  )
}
