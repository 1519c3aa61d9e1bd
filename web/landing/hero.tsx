import { useCallback, useEffect, useState } from 'react'
import { readKeptId } from '../device/account/mark.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { screen } from '../routes/screens.tsx'
import { ButtonLink } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import wordmark from '../ui/base/wordmark.svg'
import styles from './hero.module.css'
import { HeroLine } from './hero-line.tsx'
import section from './section.module.css'
import { firstSum } from './sum.ts'
import { Trial } from './trial.tsx'

// Without its code, the page is as for everyone.
const GoOn = screen(() => import('./go-on.tsx').catch(() => ({ GoOn: Nobody })), 'GoOn')

function Nobody({ onNobody }: { onNobody: () => void }) {
  useEffect(onNobody, [onNobody])
  return null
}

/** The name of the product, its purpose, a question to try and the number line. */
export function Hero() {
  const [sum, setSum] = useState(firstSum)
  const [isKept, setKept] = useState(() => readKeptId() !== null)
  const forget = useCallback(() => setKept(false), [])
  return (
    <section className={styles.hero} id="home" tabIndex={-1}>
      <div className={classNames(section.wrap, styles.halves)}>
        <div>
          <p className={styles.logo}>
            <img className="wordmark" src={wordmark} alt="Solve it! Maths" width="670" height="128" />
          </p>
          <h1>{m.landing_claim()}</h1>
          <p className={styles.lead}>{m.landing_purpose()}</p>
          <ButtonRow className={classNames(styles.start, isKept && styles.kept)}>
            {isKept && (
              <p className={styles.goOn}>
                <GoOn onNobody={forget} />
              </p>
            )}
            <ButtonLink kind={isKept ? 'plain' : 'ink'} size="big" to={paths.login()}>
              {m.landing_start()}
            </ButtonLink>
            {!isKept && <span>{m.landing_or_try()}</span>}
          </ButtonRow>
        </div>
        <Trial onSum={setSum} />
      </div>
      <HeroLine sum={sum} />
    </section>
  )
}
