import { useState } from 'react'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import wordmark from '../ui/base/wordmark.svg'
import styles from './hero.module.css'
import { HeroLine } from './hero-line.tsx'
import section from './section.module.css'
import { firstSum } from './sum.ts'
import { Trial } from './trial.tsx'

/** The name of the product, its purpose, a question to try and the number line. */
export function Hero() {
  const [sum, setSum] = useState(firstSum)
  return (
    <section className={styles.hero} id="home" tabIndex={-1}>
      <div className={classNames(section.wrap, styles.halves)}>
        <div>
          <p className={styles.logo}>
            <img src={wordmark} alt="Solve it! Maths" width="670" height="128" />
          </p>
          <h1>Every right answer is a hop forward.</h1>
          <p className={styles.lead}>
            Solve it! Maths helps students practise maths step by step. The problems match their level and grow with
            them, and feedback comes in real time. For ages 5 to 13 and their teachers.
          </p>
          <ButtonRow className={styles.start}>
            <ButtonLink kind="ink" size="big" to={paths.login()}>
              START NOW
            </ButtonLink>
            <span>or have a go right here</span>
          </ButtonRow>
        </div>
        <Trial onSum={setSum} />
      </div>
      <HeroLine sum={sum} />
    </section>
  )
}
