import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { papersOf } from './offer.ts'

type Working = typeof import('./working.tsx').Working

interface WorkingOnSheet {
  readonly isOpen: boolean
  /** The button above the question. Null while the paper is open, and if a level has none. */
  readonly button: ReactNode
  /** The paper with its tools. Null before it is opened first. */
  readonly paper: ReactNode
}

/**
 * Offers squared paper to work on. Its code is loaded when the button is pressed first. Nothing on it is marked, stored
 * or sent.
 *
 * @param focus the box for the answer
 * @param onFailed called when the code could not be loaded. The button stays.
 */
export function useWorking(
  level: PlayableLevel,
  question: Question,
  focus: RefObject<HTMLInputElement | null>,
  onFailed: () => void,
): WorkingOnSheet {
  const [Working, setWorking] = useState<Working | null>(null)
  const [isOpen, setOpen] = useState(false)
  const papers = useMemo(() => papersOf(level), [level])
  const putAway = useCallback(() => {
    setOpen(false)
    focus.current?.focus({ preventScroll: true })
  }, [focus])

  function open() {
    if (Working) return setOpen(true)
    import('./working.tsx').then((loaded) => {
      setWorking(() => loaded.Working)
      setOpen(true)
    }, onFailed)
  }

  if (papers.length === 0) return { isOpen: false, button: null, paper: null }
  return {
    isOpen,
    button: isOpen ? null : (
      <Button onClick={open} aria-expanded={false}>
        <Icon name="squares" /> <span>{m.play_working()}</span>
      </Button>
    ),
    paper: Working && <Working papers={papers} question={question} isOpen={isOpen} focus={focus} onPutAway={putAway} />,
  }
}
