import { useMemo } from 'react'
import { numberWord, type Playable, type SetRef } from '#maths'
import { m } from '../../language/messages.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import { type BarProps, Game, type GameProps } from '../game.tsx'
import { LogInNotice, OfflineNotice } from '../offline-notice.tsx'
import { OwnSheet } from './own-sheet.tsx'

interface SetGameProps extends GameProps {
  readonly playable: Playable<SetRef>
  /** Whether the task's part is done. The student may play on. */
  readonly isDone: boolean
}

/** A round of a set. Its moves are kept and sent. */
export function SetGame({ playable, isDone, ...props }: SetGameProps) {
  const { account, back } = props.barProps
  const recorder = useMemo(() => ({ account: account.id, outbox }), [account.id])
  return (
    <Game
      {...props}
      playable={playable}
      recorder={recorder}
      sheet={(round, touch) => (
        <>
          <OfflineNotice outbox={outbox} />
          <OwnSheet
            key={round.id}
            playable={playable}
            round={round}
            touch={touch}
            idle={isDone ? <Done back={back} /> : <LogInNotice outbox={outbox} />}
          />
        </>
      )}
      celebrated={() => ({
        text: m.play_set_done({ target: capitalised(numberWord(playable.target)) }),
        streak: 'line',
        hops: playable.target,
        buttons: [
          { text: m.todo_back_to_task(), leaves: true },
          { text: m.play_continue(), leaves: false },
        ],
      })}
    />
  )
}

/** The line in the room of the message that says that the set is done. */
function Done({ back }: Pick<BarProps, 'back'>) {
  return (
    <p role="status">
      {m.todo_well_done()} <TextButtonLink to={back.to}>{back.label}</TextButtonLink>
    </p>
  )
}
