import { Navigate, useParams } from 'react-router'
import { type Level, titleByOperation } from '#maths'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { findPlace } from '../play/find-place.ts'
import { LevelGame } from '../play/level-game.tsx'
import { PlayBar } from '../play/play-bar.tsx'
import { useLevel } from '../play/use-level.ts'
import { Failed } from '../ui/failed.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { useArrival } from '../ui/use-arrival.ts'
import styles from './level-play.module.css'

/** /main/fouroperations/{operation}/{stageId}/{levelId} (specification 1, section 2: "Level play screen"). */
export function LevelPlay() {
  const { operation = '', stageId = '', levelId = '' } = useParams()
  const place = findPlace(operation, stageId, levelId)
  return typeof place === 'string' ? <Navigate to={place} replace /> : <LevelScreen key={place.id} of={place} />
}

function LevelScreen({ of }: { of: Level }) {
  const account = useAccount()
  const { level, failed, tryAgain } = useLevel(of)
  const title = `Stage ${of.stage}-${of.id}`
  const page = useArrival(`${titleByOperation[of.operation]}, ${title}`)
  const frame = { title, account, back: { to: paths.stages(of.operation), label: 'Back to Stages' } }
  return (
    <div className={`${styles.play} ${hueOf(of.operation)}`}>
      {level ? (
        <LevelGame level={level} frame={frame} page={page} />
      ) : (
        <>
          <PlayBar {...frame} question={null} />
          <main id="main" ref={page}>
            <div className={styles.blank}>
              {failed && <Failed text="The questions could not be loaded." onTryAgain={tryAgain} />}
            </div>
          </main>
        </>
      )}
    </div>
  )
}
