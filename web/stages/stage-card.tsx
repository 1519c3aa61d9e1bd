import type { Ref } from 'react'
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
import { m } from '../language/messages.ts'
import { lettersOf } from './example-letters.ts'
import { LevelPath } from './level-path.tsx'
import { LevelTile } from './level-tile.tsx'
import { StageSection } from './stage-section.tsx'

interface StageCardProps {
  readonly operation: Operation
  readonly stage: Stage
  readonly bests: Bests
  /** The level to try next, of this stage or another. */
  readonly next: Level | undefined
  readonly nextRef: Ref<HTMLAnchorElement>
  /** Whether the student's progress is shown. Teachers see only the levels. */
  readonly showsProgress: boolean
}

/** A stage: its theme, the number of completed levels, and its levels as tiles along the path. */
export function StageCard({ operation, stage, bests, next, nextRef, showsProgress }: StageCardProps) {
  const { id, theme, levels } = stage
  const completed = countCompleted(levels, bests)
  const letters = lettersOf(levels.map(({ title }) => title))
  // A child may wonder why the ball is not on the first level that is left.
  const leavesOut = next && levels.includes(next) && levels.find((level) => !isCompleted(level, bests)) !== next

  return (
    <StageSection
      title={partTitle(operation, id)}
      text={theme}
      badge={showsProgress && m.lists_completed({ done: completed, total: levels.length })}
      isDone={completed === levels.length}
      isCurrent={next?.stage === id}
      note={leavesOut && m.lists_from_last_level()}
    >
      <LevelPath
        steps={levels.map((level) => ({
          id: level.id,
          isCompleted: isCompleted(level, bests),
          isHere: level === next,
          tile: (
            <LevelTile
              level={level}
              best={bests[level.id]?.streak ?? 0}
              status={levelStatus(bests[level.id])}
              isNext={level === next}
              ref={level === next ? nextRef : undefined}
              showsProgress={showsProgress}
              letters={letters}
            />
          ),
        }))}
      />
    </StageSection>
  )
}
