import { useId } from 'react'
import { askClass } from './ask.ts'
import type { KindProps } from './kinds.ts'
import { NumberBox } from './number-box.tsx'
import { Boxes, Scene } from './scene.tsx'

/** "47 + 38 =" and a box, or a picture and a box below it. */
export function NumberQuestion({ level, question, answer, onAnswer, focus, ...box }: KindProps<'number'>) {
  const id = useId()
  const promptId = `${id}prompt`
  const isDrawn = question.drawn.kind !== 'expression'
  // "1 m 35 cm = ? cm" says itself where the answer belongs.
  const hasGap = question.text.includes('?')
  const input = (
    <NumberBox
      {...box}
      ref={focus}
      id={id}
      signs={level.dealer.answer.signs}
      labelledBy={isDrawn ? promptId : undefined}
      value={answer.number}
      onValue={(number) => onAnswer({ kind: 'number', number })}
    />
  )
  if (!isDrawn) {
    return (
      <div className={askClass(level, box.touch)}>
        <label htmlFor={id} aria-live="polite">
          {question.text} {!hasGap && <span aria-hidden="true">=</span>}
        </label>
        {input}
        {question.unit}
      </div>
    )
  }
  return (
    <Scene question={question} promptId={promptId}>
      <Boxes>
        {input}
        {question.unit}
      </Boxes>
    </Scene>
  )
}
