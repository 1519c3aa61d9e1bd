import type { ReactNode } from 'react'
import { targetOf } from '#maths'
import { m } from '../language/messages.ts'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { GoogleMark } from '../ui/base/google-button.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { Pips } from '../ui/base/pips.tsx'
import styles from './how-it-works.module.css'
import { Reveal } from './reveal.tsx'
import section from './section.module.css'
import { heroRound } from './sum.ts'

const steps: readonly { hue: string; title: string; text: string; picture: ReactNode }[] = [
  {
    hue: 'hue-amber',
    title: m.landing_log_in(),
    text: m.landing_log_in_text(),
    picture: (
      <span className={styles.pill}>
        <GoogleMark /> {m.parts_google()}
      </span>
    ),
  },
  {
    hue: 'hue-grass',
    title: m.landing_choose_level(),
    text: m.landing_choose_level_text(),
    picture: (
      <span className={styles.level}>
        8 + 7 <Pips total={targetOf(heroRound.operation)} on={2} />
      </span>
    ),
  },
  {
    hue: 'hue-violet',
    title: m.landing_solve(),
    text: m.landing_solve_text(),
    picture: (
      <>
        7 × 8 = 56
        <span className={styles.pill}>
          <Medal /> {m.landing_correct()}
        </span>
      </>
    ),
  },
  {
    hue: 'hue-teal',
    title: m.landing_track(),
    text: m.landing_track_text(),
    picture: (
      <svg viewBox="0 0 160 84" width="160" aria-hidden="true">
        <path
          fill="var(--hue-9)"
          d="M4 80a16 16 0 0 1 32 0zM44 80V66a16 16 0 0 1 32 0v14zM84 80V46a16 16 0 0 1 32 0v34zM124 80V20a16 16 0 0 1 32 0v60z"
        />
      </svg>
    ),
  },
]

export function HowItWorks() {
  return (
    <section className={classNames(section.band, section.sheet)} id="how" tabIndex={-1}>
      <Reveal slides>
        <h2>{m.landing_how_title()}</h2>
        <ol className={styles.steps}>
          {steps.map(({ hue, title, text, picture }, i) => (
            <li key={title} className={hue}>
              <div className={styles.hop} aria-hidden="true">
                {picture}
              </div>
              <span className={styles.number} aria-hidden="true">
                <Ball />
                <b>{i + 1}</b>
              </span>
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}
