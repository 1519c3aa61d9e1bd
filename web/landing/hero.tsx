import { paths } from '../paths.ts'
import wordmark from '../ui/art/wordmark.svg'
import { KeyLink } from '../ui/key.tsx'
import styles from './hero.module.css'
import { HeroLine } from './hero-line.tsx'
import section from './section.module.css'

/** What it is, for whom, and the number line that runs through the product. */
export function Hero() {
  return (
    <section className={styles.hero} id="home" tabIndex={-1}>
      <div className={section.wrap}>
        <p className={styles.logo}>
          <img src={wordmark} alt="Solve it! Maths" width="670" height="128" />
        </p>
        <h1>Every right answer is a hop forward.</h1>
        <p className={styles.lead}>
          Solve it! Maths helps students practise maths step by step, with problems that match their level and grow with
          them, and feedback in real time. For ages 5 to 13, and their teachers.
        </p>
        <KeyLink kind="ink" size="big" to={paths.login()} className={styles.start}>
          START NOW
        </KeyLink>
      </div>
      <HeroLine />
    </section>
  )
}
