import { type ComponentProps, type RefObject, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { PlayableLevel } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { outbox } from '../outbox/device-outbox.ts'
import { afterPaint } from '../ui/hooks/after-paint.ts'
import { useMedia } from '../ui/hooks/use-media.ts'
import { Preview } from '../ui/parts/preview.tsx'
import { Celebration, loadCelebrationPictures } from './feedback/celebration.tsx'
import { playTick } from './feedback/sound.ts'
import styles from './level-game.module.css'
import { LogInNotice, OfflineNotice } from './offline-notice.tsx'
import { PlayBar } from './play-bar.tsx'
import { useRound } from './round/use-round.ts'
import type { Sheet as SheetOfOperation } from './sheets/sheets.tsx'

interface LevelGameProps {
  readonly level: PlayableLevel
  readonly barProps: Omit<ComponentProps<typeof PlayBar>, 'question' | 'hasStreak' | 'onAsking'>
  readonly page: RefObject<HTMLElement | null>
  readonly Sheet: SheetOfOperation
  /** Whether the ways out of the level lead to a task. */
  readonly isOfTask: boolean
}

/** A round of a level. The moves of a student are kept and sent. A teacher only tries the level. */
export function LevelGame({ level, barProps, page, Sheet, isOfTask }: LevelGameProps) {
  const { account, back } = barProps
  const isStudent = roleOf(account) === 'student'
  const recorder = useMemo(() => (isStudent ? { account: account.id, outbox } : null), [isStudent, account.id])
  const round = useRound(level, recorder)
  const touch = useMedia('(pointer: coarse)')
  const [, navigate] = useLocation()
  const { mark, celebrating, question, streak } = round.shown

  // Starting a request takes about as long as marking, so both wait until the verdict is painted.
  useEffect(() => {
    if (mark === 'right') {
      afterPaint(() => {
        playTick('right')
        void loadCelebrationPictures()
      })
    }
    if (mark === 'wrong' || mark === 'timeUp') afterPaint(() => playTick('wrong'))
  }, [mark])
  useEffect(() => {
    if (celebrating) playTick('celebration')
  }, [celebrating])

  return (
    <>
      <PlayBar
        {...barProps}
        question={level.early ? null : question}
        hasStreak={streak > 0}
        onAsking={round.setPaused}
      />
      <main id="main" ref={page} className={styles.main}>
        {recorder && <OfflineNotice outbox={recorder.outbox} />}
        {!recorder && <Preview className={styles.preview} />}
        <Sheet
          key={round.id}
          level={level}
          round={round}
          touch={touch}
          idle={recorder && <LogInNotice outbox={recorder.outbox} />}
        />
      </main>
      {celebrating && (
        <Celebration level={level} isOfTask={isOfTask} onContinue={round.next} onNextStage={() => navigate(back.to)} />
      )}
    </>
  )
}
