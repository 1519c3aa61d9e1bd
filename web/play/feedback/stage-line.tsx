import { countCompleted, isCompleted, type Level, levelsOf, partTitle } from '#maths'
import { Queries } from '../../api/cache/queries.tsx'
import { roleOf } from '../../api/client/fetch-session.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { useAllBests } from '../../levels/use-bests.ts'
import { Medal } from '../../ui/base/medal.tsx'
import { useReadingAloud } from '../voice/use-reading-aloud.ts'
import styles from './celebration-pictures.module.css'

interface StageLineProps {
  /** The level that has just been completed. */
  readonly level: Level
  /** The text above the line, which is read aloud with it. */
  readonly text: string
}

/** The levels of a stage, each with its medal if the student has completed it. A level itself has no queries. */
export function StageLine(props: StageLineProps) {
  return (
    roleOf(useAccount()) === 'student' && (
      <Queries>
        <Levels {...props} />
      </Queries>
    )
  )
}

function Levels({ level, text }: StageLineProps) {
  const { operation, id, stage, target, early } = level
  const { bests: all, state, isComplete } = useAllBests(useAccount())
  const levels = levelsOf(operation).filter((one) => one.stage === stage)
  // The answer that completed the level may not be stored yet.
  const bests = { ...all[operation], [id]: { streak: target, completed: true } }
  const done = countCompleted(levels, bests)
  const words = m.play_levels_done({ done, count: levels.length, part: partTitle(operation, stage) })
  const isKnown = isComplete && state === 'ready'
  useReadingAloud(`${m.play_congratulations()} ${text} ${words}`, early && isKnown)
  return (
    // Its room is there from the start, so that no button moves.
    <div className={styles.stage} style={isKnown ? undefined : { visibility: 'hidden' }}>
      {levels.map((one) => (
        <Medal key={one.id} className={isCompleted(one, bests) ? undefined : styles.open} />
      ))}
      <span>{words}</span>
    </div>
  )
}
