import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Playable, PlayableRef } from '#maths'
import { afterPaint } from '../ui/hooks/after-paint.ts'
import { useMedia } from '../ui/hooks/use-media.ts'
import type { Celebrated } from './feedback/celebrated.ts'
import { Celebration, loadCelebrationPictures } from './feedback/celebration.tsx'
import { playTick } from './feedback/sound.ts'
import { PlayBar } from './play-bar.tsx'
import { type Recorder, type RoundOnScreen, useRound } from './round/use-round.ts'

export type BarProps = Omit<ComponentProps<typeof PlayBar>, 'question' | 'hasStreak' | 'onAsking'>

/** The props that the game of a level and the game of a set share. */
export interface GameProps {
  readonly barProps: BarProps
  readonly page: RefObject<HTMLElement | null>
}

interface RoundProps extends GameProps {
  readonly playable: Playable<PlayableRef>
  readonly recorder: Recorder
  readonly className?: string | undefined
  /** Whether the sheet reads its questions aloud, so that the bar needs no button for it. */
  readonly readsAloud?: boolean
  /** Returns the sheet, with the lines above it. `touch` says whether answers are given by touch. */
  readonly sheet: (round: RoundOnScreen, touch: boolean) => ReactNode
  /** Returns what is celebrated when a streak is completed. Its dialog may lead back as the bar does. */
  readonly celebrated: () => Celebrated
}

/** A round of any playable: the bar, the sheet, the sounds and the celebration. */
export function Game({ playable, recorder, barProps, page, className, readsAloud, sheet, celebrated }: RoundProps) {
  const round = useRound(playable, recorder)
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
        question={readsAloud ? null : question}
        hasStreak={streak > 0}
        onAsking={round.setPaused}
      />
      <main id="main" ref={page} className={className}>
        {sheet(round, touch)}
      </main>
      {celebrating && (
        <Celebration {...celebrated()} onContinue={round.next} onLeave={() => navigate(barProps.back.to)} />
      )}
    </>
  )
}
