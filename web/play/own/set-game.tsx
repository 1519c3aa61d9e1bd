import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { numberWord, type Playable, type SetRef } from '#maths'
import { m } from '../../language/messages.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import { Button, TextButtonLink } from '../../ui/base/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import { useGuard } from '../../ui/hooks/use-guard.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import celebration from '../feedback/celebration.module.css'
import { Scene } from '../feedback/celebration-pictures.tsx'
import { playTick } from '../feedback/sound.ts'
import { LogInNotice, OfflineNotice } from '../offline-notice.tsx'
import { PlayBar } from '../play-bar.tsx'
import { useRound } from '../round/use-round.ts'
import { OwnSheet } from './own-sheet.tsx'

interface SetGameProps {
  readonly playable: Playable<SetRef>
  readonly barProps: Omit<ComponentProps<typeof PlayBar>, 'question' | 'hasStreak' | 'onAsking'>
  readonly page: RefObject<HTMLElement | null>
  /** Whether the task's part is done. The student may play on. */
  readonly isDone: boolean
}

/** A round of a set. Its moves are kept and sent. */
export function SetGame({ playable, barProps, page, isDone }: SetGameProps) {
  const { account, back } = barProps
  const recorder = useMemo(() => ({ account: account.id, outbox }), [account.id])
  const round = useRound(playable, recorder)
  const touch = useMedia('(pointer: coarse)')
  const [, navigate] = useLocation()
  const { mark, celebrating, question, streak } = round.shown
  useEffect(() => {
    if (mark === 'right' || mark === 'wrong') afterPaint(() => playTick(mark))
  }, [mark])
  useEffect(() => {
    if (celebrating) playTick('celebration')
  }, [celebrating])
  return (
    <>
      <PlayBar {...barProps} question={question} hasStreak={streak > 0} onAsking={round.setPaused} />
      <main id="main" ref={page}>
        <OfflineNotice outbox={outbox} />
        <OwnSheet
          key={round.id}
          playable={playable}
          round={round}
          touch={touch}
          idle={isDone ? <Done back={back} /> : <LogInNotice outbox={outbox} />}
        />
      </main>
      {celebrating && (
        <Celebration target={playable.target} onContinue={round.next} onLeave={() => navigate(back.to)} />
      )}
    </>
  )
}

/** The line in the room of the message that says that the set is done. */
function Done({ back }: Pick<SetGameProps['barProps'], 'back'>) {
  return (
    <p role="status">
      {m.todo_well_done()} <TextButtonLink to={back.to}>{back.label}</TextButtonLink>
    </p>
  )
}

/** Milliseconds in which the dialog stays open whatever a child presses, as after a level. */
const guardTime = 1000

function Celebration({ target, onContinue, onLeave }: { target: number; onContinue: () => void; onLeave: () => void }) {
  const accepts = useGuard(guardTime)
  const guarded = (act: () => void) => () => {
    if (accepts()) act()
  }
  // A child may hold down the key of the answer, which then closes nothing.
  const ignoreEarlyKey = (event: KeyboardEvent) => {
    if (['Enter', ' ', 'Escape'].includes(event.key) && (event.repeat || !accepts())) event.preventDefault()
  }
  return (
    <Dialog
      title={m.play_congratulations()}
      text={m.play_set_done({ target: capitalised(numberWord(target)) })}
      className={celebration.party}
      onKeyDown={ignoreEarlyKey}
      onClose={guarded(onContinue)}
      actions={
        <>
          <Button kind="ink" size="big" onClick={guarded(onLeave)}>
            {m.todo_back_to_task()}
          </Button>
          <Button size="big" onClick={guarded(onContinue)}>
            {m.play_continue()}
          </Button>
        </>
      }
    >
      <Scene streak="line" hops={target} />
    </Dialog>
  )
}
