import { useEffect } from 'react'
import { areaByOperation, type Level } from '#maths'
import { Dialog } from '../ui/dialog.tsx'
import { FreshKey } from '../ui/fresh-key.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './celebration.module.css'
import { CelebrationScene } from './celebration-scene.tsx'
import { letConfettiFly } from './confetti.ts'
import { RingScene } from './ring-scene.tsx'
import { StaticBurst } from './static-burst.tsx'

/** "Congratulations!" over the play screen. Continue, also by Escape, goes on with the level. */
export function Celebration(props: { level: Level; onContinue: () => void; onNextStage: () => void }) {
  const { level, onContinue, onNextStage } = props
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const area = areaByOperation[level.operation]
  useEffect(() => {
    if (!still) return letConfettiFly(area)
  }, [still, area])
  return (
    <Dialog
      title="Congratulations!"
      text={`${hopsByTarget[level.target] ?? level.target} hops in a row. Level ${level.id} is yours.`}
      className={styles.party}
      onClose={onContinue}
      actions={
        <>
          <FreshKey kind="ink" size="big" onClick={onContinue}>
            Continue
          </FreshKey>
          <FreshKey size="big" onClick={onNextStage}>
            Next Stage
          </FreshKey>
        </>
      }
    >
      {still && <StaticBurst />}
      {level.target === hopsInRing ? <RingScene /> : <CelebrationScene />}
    </Dialog>
  )
}

/** The line of twenty is a ring. */
const hopsInRing = 20

const hopsByTarget: Partial<Record<number, string>> = { 5: 'Five', 20: 'Twenty' }
