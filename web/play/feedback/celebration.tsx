import { useEffect } from 'react'
import { areaByOperation, type Level, numberWord } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import styles from './celebration.module.css'
import { LineScene, RingScene, StaticBurst } from './celebration-scene.tsx'
import { startConfetti } from './confetti.ts'

const sceneByStreak = { line: LineScene, ring: RingScene } as const

/** The "Congratulations!" dialog over the play screen. Continue and Escape continue the level. */
export function Celebration(props: { level: Level; onContinue: () => void; onNextStage: () => void }) {
  const { level, onContinue, onNextStage } = props
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)')
  const area = areaByOperation[level.operation]
  const Scene = sceneByStreak[operationTable[level.operation].streak]
  useEffect(() => {
    if (!reducesMotion) return startConfetti(area)
  }, [reducesMotion, area])
  return (
    <Dialog
      title="Congratulations!"
      text={`${capitalised(numberWord(level.target))} hops in a row. Level ${level.id} is yours.`}
      className={styles.party}
      onClose={onContinue}
      actions={
        <>
          <GuardedButton kind="ink" size="big" onClick={onContinue}>
            Continue
          </GuardedButton>
          <GuardedButton size="big" onClick={onNextStage}>
            Next Stage
          </GuardedButton>
        </>
      }
    >
      {reducesMotion && <StaticBurst />}
      <Scene hops={level.target} />
    </Dialog>
  )
}
