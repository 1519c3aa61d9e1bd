import { useMemo } from 'react'
import { levelsOf, numberWord, type PlayableLevel } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { m } from '../language/messages.ts'
import { outbox } from '../outbox/device-outbox.ts'
import { operationTable } from '../routes/operations.ts'
import { capitalised } from '../ui/parts/capital-letter.ts'
import { Preview } from '../ui/parts/preview.tsx'
import type { Celebrated } from './feedback/celebrated.ts'
import { Game, type GameProps } from './game.tsx'
import styles from './level-game.module.css'
import { LogInNotice, OfflineNotice } from './offline-notice.tsx'
import type { Sheet as SheetOfOperation } from './sheets/sheets.tsx'

interface LevelGameProps extends GameProps {
  readonly level: PlayableLevel
  readonly Sheet: SheetOfOperation
  /** Whether the ways out of the level lead to a task. */
  readonly isOfTask: boolean
}

/** A round of a level. The moves of a student are kept and sent. A teacher only tries the level. */
export function LevelGame({ level, Sheet, isOfTask, ...props }: LevelGameProps) {
  const { account } = props.barProps
  const isStudent = roleOf(account) === 'student'
  const recorder = useMemo(() => (isStudent ? { account: account.id, outbox } : null), [isStudent, account.id])
  return (
    <Game
      {...props}
      playable={level}
      recorder={recorder}
      className={styles.main}
      readsAloud={level.early}
      sheet={(round, touch) => (
        <>
          {recorder && <OfflineNotice outbox={recorder.outbox} />}
          {!recorder && <Preview className={styles.preview} />}
          <Sheet
            key={round.id}
            level={level}
            round={round}
            touch={touch}
            idle={recorder && <LogInNotice outbox={recorder.outbox} />}
          />
        </>
      )}
      celebrated={() => celebratedLevel(level, isOfTask)}
    />
  )
}

/** Returns the words of a completed level. Next Stage leads on, or back to the task. */
function celebratedLevel(level: PlayableLevel, isOfTask: boolean): Celebrated {
  const { operation, id, target } = level
  const levels = levelsOf(operation)
  const next = levels[levels.findIndex((level) => level.id === id) + 1]
  const nextStage = isOfTask ? m.play_to_task() : next ? m.play_on_to({ level: next.id }) : m.play_to_list()
  return {
    text: m.play_level_done({ target: capitalised(numberWord(target)), level: id }),
    streak: operationTable[operation].streak,
    hops: target,
    level,
    buttons: [
      { text: m.play_continue(), to: m.play_more_of({ level: id }), leaves: false },
      { text: m.play_next_stage(), to: nextStage, leaves: true },
    ],
  }
}
