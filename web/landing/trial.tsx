import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { loadLevel, type PlayableLevel } from '#maths'
import { m } from '../language/messages.ts'
import { Failed } from '../ui/base/failed.tsx'
import { firstSum, heroRound } from './sum.ts'
import styles from './trial.module.css'
import type { TrialRound } from './trial-round.tsx'

interface Loaded {
  readonly Round: ComponentType<ComponentProps<typeof TrialRound>>
  readonly level: PlayableLevel
}

/** A live question for visitors. Its code is loaded after the page is painted. Its room is reserved before. */
export function Trial({ onSum }: Pick<ComponentProps<typeof TrialRound>, 'onSum'>) {
  const { loaded, failed, tryAgain } = useTrial()
  return (
    <section className={`${styles.trial} hue-grass`} aria-labelledby="try" aria-busy={!loaded && !failed}>
      <h2 id="try">{m.landing_try()}</h2>
      {loaded ? (
        <loaded.Round level={loaded.level} onSum={onSum} />
      ) : (
        <div className={styles.game}>
          <p className={styles.ask}>
            {firstSum.left} + {firstSum.right} = ?
          </p>
          {failed && <Failed text={m.landing_question_not_loaded()} onTryAgain={tryAgain} />}
        </div>
      )}
    </section>
  )
}

function useTrial() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    Promise.all([import('./trial-round.tsx'), loadLevel(heroRound.operation, heroRound.levelId)]).then(
      ([{ TrialRound }, level]) => (level ? setLoaded({ Round: TrialRound, level }) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { loaded, failed, tryAgain: load }
}
