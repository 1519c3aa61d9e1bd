import { type ComponentProps, type RefObject, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { PlayableLevel } from '#maths'
import { roleOf } from '../api/session.ts'
import { Preview } from '../ui/preview.tsx'
import { useMedia } from '../ui/use-media.ts'
import { Celebration } from './celebration.tsx'
import { outbox } from './device-outbox.ts'
import { isForEarlyYears } from './early-years.ts'
import { KeptLine } from './kept-line.tsx'
import styles from './level-game.module.css'
import { PlayBar } from './play-bar.tsx'
import type { Sheet as SheetOfOperation } from './sheets.ts'
import { playTick } from './sound.ts'
import { useRound } from './use-round.ts'

interface LevelGameProps {
  readonly level: PlayableLevel
  readonly frame: Omit<ComponentProps<typeof PlayBar>, 'question'>
  readonly page: RefObject<HTMLElement | null>
  readonly Sheet: SheetOfOperation
}

/** A round of a level, from its first question on. A student's moves are kept and sent; a teacher only tries it. */
export function LevelGame({ level, frame, page, Sheet }: LevelGameProps) {
  const { account, back } = frame
  const isStudent = roleOf(account) === 'student'
  const keeping = useMemo(() => (isStudent ? { account: account.id, outbox } : null), [isStudent, account.id])
  const round = useRound(level, keeping)
  const touch = useMedia('(pointer: coarse)')
  const [, navigate] = useLocation()
  const { mark, celebrating, question } = round.shown

  useEffect(() => {
    if (mark === 'right') playTick('right')
    if (mark === 'wrong' || mark === 'timeUp') playTick('wrong')
  }, [mark])
  useEffect(() => {
    if (celebrating) playTick('celebration')
  }, [celebrating])

  return (
    <>
      <PlayBar {...frame} question={isForEarlyYears(level) ? null : question} />
      <main id="main" ref={page} className={styles.main}>
        {!keeping && <Preview className={styles.preview} />}
        <Sheet
          key={round.id}
          level={level}
          round={round}
          touch={touch}
          idle={keeping && <KeptLine outbox={keeping.outbox} />}
        />
      </main>
      {celebrating && <Celebration level={level} onContinue={round.next} onNextStage={() => navigate(back.to)} />}
    </>
  )
}
