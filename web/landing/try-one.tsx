import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { loadLevel, type PlayableLevel } from '#maths'
import { Failed } from '../ui/base/failed.tsx'
import { firstSum, heroRound } from './sum.ts'
import type { TryGame } from './try-game.tsx'
import styles from './try-one.module.css'

interface Loaded {
  readonly Game: ComponentType<ComponentProps<typeof TryGame>>
  readonly level: PlayableLevel
}

/** A live question for visitors. Its code is loaded after the page is painted. Its room is reserved before. */
export function TryOne({ onSum }: Pick<ComponentProps<typeof TryGame>, 'onSum'>) {
  const { loaded, failed, tryAgain } = useTry()
  return (
    <section className={`${styles.try} hue-grass`} aria-labelledby="try" aria-busy={!loaded && !failed}>
      <h2 id="try">Try one</h2>
      {loaded ? (
        <loaded.Game level={loaded.level} onSum={onSum} />
      ) : (
        <div className={styles.game}>
          <p className={styles.ask}>
            {firstSum.left} + {firstSum.right} = ?
          </p>
          {failed && <Failed text="The question could not be loaded." onTryAgain={tryAgain} />}
        </div>
      )}
    </section>
  )
}

function useTry() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    Promise.all([import('./try-game.tsx'), loadLevel(heroRound.operation, heroRound.levelId)]).then(
      ([{ TryGame }, level]) => (level ? setLoaded({ Game: TryGame, level }) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { loaded, failed, tryAgain: load }
}
