import { numberWord, targetOf } from '#maths'
import { m } from '../language/messages.ts'
import kiwi from '../ui/art/kiwi.svg?no-inline'
import korora from '../ui/art/korora.svg?no-inline'
import piwakawaka from '../ui/art/piwakawaka.svg?no-inline'
import sheep from '../ui/art/sheep.svg?no-inline'
import tuatara from '../ui/art/tuatara.svg?no-inline'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import message from '../ui/base/message.module.css'
import { StreakLine } from '../ui/base/streak-line.tsx'
import styles from './features.module.css'
import { PathDemo } from './path-demo.tsx'
import { Reveal } from './reveal.tsx'
import section from './section.module.css'
import { heroRound } from './sum.ts'

const friends = [kiwi, sheep, korora, tuatara, piwakawaka]

/** The target of the level that a visitor tries. */
const target = targetOf(heroRound.operation)

export function Features() {
  return (
    <section className={section.band} id="features" tabIndex={-1}>
      <Reveal>
        <h2>{m.landing_features_title()}</h2>
        <div className={styles.features}>
          <article className={classNames(styles.feature, styles.steps, 'hue-blue')}>
            <div>
              <h3>{m.landing_steps()}</h3>
              <p>{m.landing_steps_text()}</p>
            </div>
            <PathDemo />
          </article>
          <article className={styles.feature}>
            <h3>{m.landing_feedback()}</h3>
            <p>{m.landing_feedback_text()}</p>
            <div className={styles.messages}>
              {(['right', 'wrong'] as const).map((mark) => (
                <div key={mark} className={classNames(message.message, message[mark])}>
                  <p>
                    <Icon name={mark === 'right' ? 'tick' : 'turn'} className={message.icon} />{' '}
                    {mark === 'right' ? m.play_right() : m.play_wrong()}
                  </p>
                </div>
              ))}
            </div>
          </article>
          <article className={classNames(styles.feature, 'hue-tomato')}>
            <h3>{m.landing_streaks()}</h3>
            <p>{m.landing_streaks_text({ target: numberWord(target) })}</p>
            <div className={styles.shown}>
              <StreakLine total={target} value={target - 1} />
            </div>
          </article>
          <article className={classNames(styles.feature, styles.game, 'hue-grass')}>
            <div>
              <h3>{m.landing_game()}</h3>
              <p>{m.landing_game_text()}</p>
            </div>
            <div className={styles.parade}>
              {friends.map((friend) => (
                <img key={friend} src={friend} alt="" width="112" height="104" loading="lazy" />
              ))}
            </div>
          </article>
        </div>
      </Reveal>
    </section>
  )
}
