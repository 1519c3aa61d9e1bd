import { useId } from 'react'
import { askClass } from './ask.ts'
import type { KindProps } from './kinds.ts'
import { NumberBox } from './number-box.tsx'

/** "47 + 38 =" and a box. */
export function NumberQuestion({ level, question, answer, onAnswer, focus, ...box }: KindProps<'number'>) {
  const id = useId()
  return (
    <div className={askClass(level, box.touch)}>
      <label htmlFor={id} aria-live="polite">
        {question.text} <span aria-hidden="true">=</span>
      </label>
      <NumberBox
        {...box}
        ref={focus}
        id={id}
        signs={level.dealer.answer.signs}
        value={answer.number}
        onValue={(number) => onAnswer({ kind: 'number', number })}
      />
    </div>
  )
}
