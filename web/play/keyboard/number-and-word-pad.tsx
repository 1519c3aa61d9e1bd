import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import type { KindProps } from '../answer-kinds.ts'
import { useLanguage } from '../language/language.ts'
import { lettersOf } from '../questions/word-letters.ts'
import { NumberKeys } from '../round/number-keys.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { boxOf } from './part-boxes.ts'

type Part = 'number' | 'word'

/**
 * The number buttons, or letter tiles for the word. For older children, the button with letters leads to the word too,
 * which opens the keyboard of the system.
 */
export function NumberAndWordPad({ level, answer, onAnswer, part, locked, focus }: KindProps<'numberAndWord'>) {
  const { say } = useLanguage()
  const tiles = level.early
  const focusBox = (part: Part) => boxOf(focus, part)?.focus({ preventScroll: true })
  function setPart(part: Part, value: string) {
    if (!locked) onAnswer({ ...answer, [part]: value })
    focusBox(part)
  }
  if (tiles && part === 'word') {
    return (
      <LetterKeys
        letters={lettersOf(level, say)}
        value={answer.word}
        onValue={(word) => setPart('word', word)}
        onNumber={() => focusBox('number')}
        locked={locked}
      />
    )
  }
  const toLetters = (
    <Button aria-label={m.play_to_letter_keys()} onClick={() => focusBox('word')}>
      {m.play_letters()}
    </Button>
  )
  return (
    <NumberKeys
      point={false}
      locked={locked}
      value={() => answer.number}
      onValue={(number) => setPart('number', number)}
      otherButton={toLetters}
      isHigh={tiles}
    />
  )
}
