import { type Level, titleByOperation } from '#maths'
import { useAccount } from '../api/use-session.ts'
import { operationTable } from '../operations.ts'
import { levelTitle, listingOf } from '../stages/listing.ts'
import { Failed } from '../ui/failed.tsx'
import { themeClass } from '../ui/theme.ts'
import { useArrival } from '../ui/use-arrival.ts'
import { LevelGame } from './level-game.tsx'
import styles from './level-screen.module.css'
import { PlayBar } from './play-bar.tsx'
import { useLevel } from './use-level.ts'

/** A level from the moment its code is asked for. */
export function LevelScreen({ of }: { of: Level }) {
  const account = useAccount()
  const { loaded, failed, tryAgain } = useLevel(of)
  const title = levelTitle(of)
  const page = useArrival(`${titleByOperation[of.operation]}, ${title}`)
  const frame = { title, account, back: listingOf(of.operation).backFromLevel }
  return (
    <div className={`${styles.play} ${themeClass(operationTable[of.operation].theme)}`}>
      {loaded ? (
        <LevelGame {...loaded} frame={frame} page={page} />
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
