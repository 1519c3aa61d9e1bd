import { classNames } from '../../ui/base/class-names.ts'
import { toggleInOrder } from '../questions/number-order.ts'
import { Tap } from '../questions/tap.tsx'
import type { OwnAnswerProps } from './own-answer-props.ts'
import styles from './own-sheet.module.css'

/** The cards of an own problem: choices, or items that get a number for their place as they are tapped. */
export function OwnCards({ question, answer, onAnswer, mark, locked, promptId, focus }: OwnAnswerProps) {
  const { expects } = question
  const isOrder = expects.kind === 'order'
  const texts = isOrder ? expects.numbers : expects.kind === 'choice' ? expects.choices : []
  const order = answer.kind === 'order' ? answer.order : []
  const choose = (text: string) =>
    onAnswer(isOrder ? { kind: 'order', order: toggleInOrder(order, text) } : { kind: 'choice', choice: text })
  // The first item without a place has the focus, or the chosen text, or the first one.
  const isFocused = (text: string) =>
    isOrder ? !order.includes(text) : answer.kind === 'choice' && answer.choice === text
  const focused = Math.max(texts.findIndex(isFocused), 0)
  return (
    <fieldset className={styles.cards} aria-labelledby={promptId}>
      {texts.map((text, i) => {
        const place = order.indexOf(text) + 1
        const isChosen = isOrder ? place > 0 : answer.kind === 'choice' && answer.choice === text
        return (
          <Tap
            key={text}
            type={isOrder ? 'checkbox' : 'radio'}
            name={promptId}
            label={place > 0 ? `${place}. ${text}` : text}
            chosen={isChosen}
            onChoose={() => choose(text)}
            locked={locked}
            mark={mark}
            className={classNames(styles.card, isOrder && styles.item)}
            ref={i === focused ? focus : undefined}
          >
            {isOrder && (
              <b className={styles.place} aria-hidden="true">
                {place > 0 ? place : ''}
              </b>
            )}
            <span aria-hidden="true">{text}</span>
          </Tap>
        )
      })}
    </fieldset>
  )
}
