import { useId } from 'react'
import type { Kind, KindProps } from '../answer-kinds.ts'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import { NumberPad } from '../round/number-keys.tsx'
import styles from './question-row.module.css'
import { boxWidth, questionRow, unitWidth } from './question-row.ts'
import { Boxes, Scene } from './scene.tsx'

/** An expression such as "47 + 38 =" and a box, or a picture with a box in its gap or below it. */
export function NumberQuestion(props: KindProps<'number'>) {
  const { level, question, answer, onAnswer, mark, locked, touch, focus, ear } = props
  const { say } = useLanguage()
  const id = useId()
  const promptId = `${id}prompt`
  const { drawn, expects } = question
  const { maxLength } = level.dealer.answer
  const isDrawn = drawn.kind !== 'expression'
  const input = (
    <NumberBox
      ref={focus}
      id={id}
      maxLength={maxLength}
      labelledBy={isDrawn ? promptId : undefined}
      value={answer.number}
      mark={mark}
      locked={locked}
      touch={touch}
      onValue={(number) => onAnswer({ kind: 'number', number })}
    />
  )
  if (!isDrawn) {
    const { shown, unseen } = say.prompt(question)
    const { text, ...row } = questionRow(level, touch, shown, boxWidth(maxLength) + unitWidth(expects.unit))
    return (
      <div {...row}>
        {ear}
        <label htmlFor={id} lang={say.tag} aria-live="polite">
          {text}
          {unseen === '' ? <span aria-hidden="true">&nbsp;=</span> : <span className="unseen"> {unseen}</span>}
        </label>
        <span className={styles.whole}>
          {input}
          {expects.unit}
        </span>
      </div>
    )
  }
  const scene = { level, question, promptId, ear }
  if (drawn.kind === 'run') return <Scene {...scene} box={{ input, maxLength }} />
  return (
    <Scene {...scene} boxed typed={drawn.kind === 'bond' ? answer.number : undefined}>
      <Boxes>
        {input}
        {expects.unit}
      </Boxes>
    </Scene>
  )
}

export const numberKind: Kind<'number'> = {
  empty: { kind: 'number', number: '' },
  View: NumberQuestion,
  Pad: NumberPad,
}
