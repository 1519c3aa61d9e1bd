import {
  type Bests,
  countCompleted,
  isCompleted,
  type Level,
  levelStatus,
  type Operation,
  partTitle,
  type Stage,
} from '#maths'
import { LevelKey } from './level-key.tsx'
import { LevelPath } from './level-path.tsx'
import { StageSection } from './stage-section.tsx'

interface StageCardProps {
  readonly operation: Operation
  readonly stage: Stage
  readonly bests: Bests
  /** The level to try next, of this stage or another. */
  readonly next: Level | undefined
  /** Teachers see the levels only. */
  readonly showsProgress: boolean
}

/** A stage: what it is about, how much of it is done, and its levels as keys along the path. */
export function StageCard({ operation, stage, bests, next, showsProgress }: StageCardProps) {
  const { id, theme, levels } = stage
  const completed = countCompleted(levels, bests)
  const done = (
    <>
      <span className="figures">
        {completed}/{levels.length}
      </span>{' '}
      Completed
    </>
  )
  return (
    <StageSection
      title={partTitle(operation, id)}
      text={theme}
      badge={showsProgress && done}
      isDone={completed === levels.length}
      isCurrent={next?.stage === id}
    >
      <LevelPath
        steps={levels.map((level) => ({
          id: level.id,
          isHopped: isCompleted(level, bests),
          isHere: level === next,
          levelKey: (
            <LevelKey
              level={level}
              best={bests[level.id]?.streak ?? 0}
              status={levelStatus(bests[level.id])}
              isNext={level === next}
              showsProgress={showsProgress}
            />
          ),
        }))}
      />
    </StageSection>
  )
}
