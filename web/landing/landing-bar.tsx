import { useEffect, useState } from 'react'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import mark from '../ui/art/mark-ink.svg?no-inline'
import { ButtonLink } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import styles from './landing-bar.module.css'
import { SectionLink } from './section-link.tsx'
import { sections } from './sections.ts'

/** Pixels that the page is scrolled before the bar shrinks (docs/product/screens.md, "Landing page"). */
const shrinkAt = 100

/** The top bar. It shrinks once the page is scrolled. */
export function LandingBar() {
  const [isSmall, setSmall] = useState(false)
  useEffect(() => {
    const look = () => setSmall(scrollY > shrinkAt)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <header className={classNames(styles.bar, isSmall && styles.small)}>
      <SectionLink to="home" className={styles.logo}>
        <img src={mark} alt={m.landing_to_top()} width="48" height="48" />
      </SectionLink>
      <nav aria-label={m.landing_on_this_page()}>
        {sections.map(({ id, label }) => (
          <SectionLink key={id} to={id}>
            {label}
          </SectionLink>
        ))}
      </nav>
      <ButtonRow className={styles.buttons}>
        <ButtonLink to={paths.login()}>{m.sign_in_login_title()}</ButtonLink>
        <ButtonLink kind="ink" to={paths.register()}>
          {m.sign_in_register_title()}
        </ButtonLink>
      </ButtonRow>
    </header>
  )
}
