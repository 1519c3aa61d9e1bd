import { useId } from 'react'
import ask from './ask.module.css'
import { askClass } from './ask.ts'
import type { KindProps } from './kinds.ts'
import { NumberBox } from './number-box.tsx'
import { Boxes, Scene } from './scene.tsx'

/** "47 + 38 =" and a box, or a picture and a box below it. */
export function NumberQuestion({ level, question, answer, onAnswer, focus, ...box }: KindProps<'number'>) {
  const id = useId()
  const promptId = `${id}prompt`
  const isDrawn = question.drawn.kind !== 'expression'
  // Of "1 m 35 cm = ? cm" the box takes the gap's place, and the unit stands behind it.
  const [asked, gap] = question.text.split('?')
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
          {asked} {gap === undefined ? <span aria-hidden="true">=</span> : <span className="unseen">what{gap}?</span>}
        </label>
        <span className={ask.whole}>
          {input}
          {question.unit}
        </span>
      </div>
    )
  }
  return (
    <Scene level={level} question={question} promptId={promptId} boxed>
      <Boxes>
        {input}
        {question.unit}
      </Boxes>
    </Scene>
  )
}
