import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import mark from '../ui/art/mark-ink.svg?no-inline'
import { classNames } from '../ui/class-names.ts'
import { KeyLink } from '../ui/key.tsx'
import { Keys } from '../ui/keys.tsx'
import styles from './landing-bar.module.css'
import { SectionLink } from './section-link.tsx'
import { sections } from './to-section.ts'

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
        <img src={mark} alt="Solve it! Maths, to the top" width="48" height="48" />
      </SectionLink>
      <nav aria-label="On this page">
        {sections.map(({ id, label }) => (
          <SectionLink key={id} to={id}>
            {label}
          </SectionLink>
        ))}
      </nav>
      <Keys className={styles.keys}>
        <KeyLink to={paths.login()}>Login</KeyLink>
        <KeyLink kind="ink" to={paths.register()}>
          Register
        </KeyLink>
      </Keys>
    </header>
  )
}
