import { useEffect, useRef } from 'react'
import type { Mark } from '#maths'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import { Message } from '../ui/message.tsx'
import styles from './marked-message.module.css'
import type { RoundOnScreen } from './use-round.ts'

const toneByMark: Record<Mark, 'right' | 'wrong' | 'plain'> = {
  right: 'right',
  wrong: 'wrong',
  timeUp: 'wrong',
  shown: 'plain',
}

/** What was said about the answer, with "Show me" or "Next question" beside it. Its room is always kept. */
export function MarkedMessage({ round, className }: { round: RoundOnScreen; className: string | undefined }) {
  const { mark, message, locked, offersReveal, offersNext } = round.shown
  const nextKey = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (offersNext) nextKey.current?.focus()
  }, [offersNext])

  const action = offersNext ? (
    <Key kind="hue" ref={nextKey} onClick={round.next}>
      Next question
    </Key>
  ) : offersReveal ? (
    <Key onClick={round.reveal} aria-disabled={locked}>
      <Icon name="hint" /> Show me
    </Key>
  ) : null
  return (
    <div className={className}>
      <Message tone={mark === null ? 'plain' : toneByMark[mark]} className={styles.message} action={action}>
        {mark === 'shown' && <Icon name="hint" className={styles.hint} />}
        {message || round.notice}
      </Message>
    </div>
  )
}
