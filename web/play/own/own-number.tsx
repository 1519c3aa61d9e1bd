import { Button } from '../../ui/base/button.tsx'
import { NumberBox } from '../round/number-box.tsx'
import { NumberKeys } from '../round/number-keys.tsx'
import type { OwnAnswerProps } from './own-answer-props.ts'
import styles from './own-sheet.module.css'

/** The number of an answer, and the function that changes it. */
function numberOf({ answer, onAnswer, focus }: OwnAnswerProps) {
  const setNumber = (next: string) => {
    onAnswer({ kind: 'number', number: next })
    focus.current?.focus({ preventScroll: true })
  }
  return { number: answer.kind === 'number' ? answer.number : '', setNumber }
}

/** The box for a number, with the unit that its teacher wrote. */
export function OwnNumber(props: OwnAnswerProps) {
  const { playable, question, mark, locked, touch, promptId, focus } = props
  const { expects } = question
  const { number, setNumber } = numberOf(props)
  return (
    <div className={styles.answer}>
      <NumberBox
        ref={focus}
        id={`${promptId}number`}
        labelledBy={promptId}
        maxLength={playable.dealer.answer.maxLength}
        value={number}
        mark={mark}
        locked={locked}
        touch={touch}
        onValue={setNumber}
      />
      {expects.kind === 'number' && expects.ownUnit && <span className={styles.unit}>{expects.ownUnit}</span>}
    </div>
  )
}

/** The buttons for a number. */
export function OwnNumberKeys(props: OwnAnswerProps) {
  const { point, minus } = props.playable.dealer.answer
  const { number, setNumber } = numberOf(props)
  return (
    <NumberKeys
      point={point}
      locked={props.locked}
      value={() => number}
      onValue={setNumber}
      otherButton={minus && <Button onClick={() => setNumber(withSign(number))}>−</Button>}
    />
  )
}

/** Returns a number with the other sign. */
const withSign = (number: string) => (number.startsWith('-') ? number.slice(1) : `-${number}`)
