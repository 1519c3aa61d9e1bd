import { useId } from 'react'
import { say } from '../../language.ts'
import { NumberBox } from '../keyboard/number-box.tsx'
import type { KindProps } from '../kinds.ts'
import ask from './question-row.module.css'
import { askClass } from './question-row.ts'
import { Boxes, Scene } from './scene.tsx'

/** "47 + 38 =" and a box, or a picture and a box below it. */
export function NumberQuestion({ level, question, answer, onAnswer, focus, ...box }: KindProps<'number'>) {
  const id = useId()
  const promptId = `${id}prompt`
  const { drawn, expects } = question
  const isDrawn = drawn.kind !== 'expression'
  const input = (
    <NumberBox
      {...box}
      ref={focus}
      id={id}
      signs={level.dealer.answer.maxLength}
      labelledBy={isDrawn ? promptId : undefined}
      value={answer.number}
      onValue={(number) => onAnswer({ kind: 'number', number })}
    />
  )
  if (!isDrawn) {
    const { shown, unseen } = say.prompt(question)
    return (
      <div className={askClass(level, box.touch)}>
        <label htmlFor={id} aria-live="polite">
          {shown} {unseen === '' ? <span aria-hidden="true">=</span> : <span className="unseen">{unseen}</span>}
        </label>
        <span className={ask.whole}>
          {input}
          {expects.unit}
        </span>
      </div>
    )
  }
  return (
    <Scene level={level} question={question} promptId={promptId} boxed>
      <Boxes>
        {input}
        {expects.unit}
      </Boxes>
    </Scene>
  )
}
