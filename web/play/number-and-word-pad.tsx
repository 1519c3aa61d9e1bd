import { type RefObject, useEffect, useState } from 'react'
import { Key } from '../ui/key.tsx'
import { boxOf } from './box-of.ts'
import { isForEarlyYears } from './early-years.ts'
import type { KindProps } from './kinds.ts'
import { LetterKeys } from './letter-keys.tsx'
import { NumberKeys } from './number-pad.tsx'
import { lettersOf } from './word-letters.ts'

type Part = 'number' | 'word'

/** Number keys, or letter tiles while the word is written; older children write it with the system's keyboard. */
export function NumberAndWordPad({ level, answer, onAnswer, locked, focus }: KindProps<'numberAndWord'>) {
  const part = useFocusedPart(focus)
  const tiles = isForEarlyYears(level)
  const goTo = (part: Part) => boxOf(focus, part)?.focus({ preventScroll: true })
  function become(part: Part, value: string) {
    if (!locked) onAnswer({ ...answer, [part]: value })
    goTo(part)
  }
  if (tiles && part === 'word') {
    return (
      <LetterKeys
        letters={lettersOf(level)}
        value={answer.word}
        onValue={(word) => become('word', word)}
        onNumber={() => goTo('number')}
        locked={locked}
      />
    )
  }
  const toLetters = (
    <Key onClick={() => goTo('word')}>
      abc<span className="unseen">, letter keys</span>
    </Key>
  )
  return (
    <NumberKeys
      point={false}
      locked={locked}
      value={() => answer.number}
      onValue={(number) => become('number', number)}
      otherKey={tiles && toLetters}
      flat={!tiles}
    />
  )
}

/** Which of the two boxes had the focus last. */
function useFocusedPart(focus: RefObject<HTMLInputElement | null>): Part {
  const [part, setPart] = useState<Part>('number')
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      for (const part of ['number', 'word'] as const) if (target === boxOf(focus, part)) setPart(part)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [focus])
  return part
}
