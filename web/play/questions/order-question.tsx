import { useId } from 'react'
import { m } from '../../language/messages.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import type { KindProps } from '../answer-kinds.ts'
import { useTypedChoice } from '../keyboard/use-typed-choice.ts'
import { nextPosition, takeLast, toggleInOrder } from './number-order.ts'
import styles from './order-question.module.css'
import { Scene } from './scene.tsx'
import { MarkIcon, Tap } from './tap.tsx'
import tapRow from './tap-row.module.css'

const positionNames = [m.play_first(), m.play_second(), m.play_third(), m.play_fourth(), m.play_fifth()]

/** Numbers to tap. Each goes to the next position on the line. */
export function OrderQuestion(props: KindProps<'order'>) {
  const { level, question, answer, onAnswer, mark, locked, focus, ear, hearFirst } = props
  const id = useId()
  const { numbers } = question.expects
  const { order } = answer
  const setOrder = (order: readonly string[]) => onAnswer({ kind: 'order', order })
  useTypedChoice({
    choices: numbers.filter((number) => !order.includes(number)),
    onChoose: (number, insteadOf) => {
      const isReplaced = insteadOf !== null && order.includes(insteadOf)
      setOrder(toggleInOrder(isReplaced ? toggleInOrder(order, insteadOf) : order, number))
    },
    onTakeBack: () => setOrder(takeLast(order)),
    isOpen: !locked,
  })
  // The first number that is not in the order yet has the focus.
  const next = Math.max(
    numbers.findIndex((number) => !order.includes(number)),
    0,
  )
  const look = mark === 'right' ? styles.right : mark === 'wrong' ? styles.wrong : undefined
  return (
    <Scene level={level} question={question} promptId={id} ear={ear}>
      <ol className={styles.slots} aria-label={m.play_your_order()}>
        {numbers.map((_, position) => {
          const placed = order[position]
          const name = positionNames[position]
          return (
            <li key={name} data-place={name} className={placed ? classNames(styles.on, look) : undefined}>
              {placed ? (
                <button
                  type="button"
                  aria-label={m.play_take_back({ number: placed, position: name ?? '' })}
                  aria-disabled={locked}
                  onClick={() => locked || setOrder(toggleInOrder(order, placed))}
                >
                  {placed}
                </button>
              ) : (
                position === nextPosition(order) && <Ball className={styles.ball} />
              )}
              {position === numbers.length - 1 && <MarkIcon mark={mark} />}
            </li>
          )
        })}
      </ol>
      <fieldset className={tapRow.row} aria-labelledby={id}>
        {hearFirst}
        {numbers.map((number, i) => {
          const isPlaced = order.includes(number)
          return (
            <Tap
              key={number}
              type="checkbox"
              name={id}
              label={isPlaced ? `${number}, ${positionNames[order.indexOf(number)]}` : number}
              chosen={isPlaced}
              gone={isPlaced}
              onChoose={() => setOrder(toggleInOrder(order, number))}
              locked={locked}
              className={tapRow.card}
              ref={i === next ? focus : undefined}
            >
              <span aria-hidden="true">{number}</span>
            </Tap>
          )
        })}
      </fieldset>
    </Scene>
  )
}

/** The button next to Check that removes all numbers from the order. */
export function OrderTools({ onAnswer, locked }: KindProps<'order'>) {
  return (
    <Button aria-disabled={locked} onClick={() => locked || onAnswer({ kind: 'order', order: [] })}>
      <Icon name="turn" /> {m.play_start_again()}
    </Button>
  )
}
