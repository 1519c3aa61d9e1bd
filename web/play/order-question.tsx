import { useId } from 'react'
import { Ball } from '../ui/ball.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import type { KindProps } from './kinds.ts'
import styles from './order-question.module.css'
import { nextPlace, putInOrder, takeLast } from './put-in-order.ts'
import { Scene } from './scene.tsx'
import { MarkSign, Tap } from './tap.tsx'
import taps from './taps.module.css'
import { useTypedChoice } from './use-typed-choice.ts'

const placeNames = ['first', 'second', 'third', 'fourth', 'fifth']

/** Numbers to tap, each of which lands in the next place on the line. */
export function OrderQuestion({ level, question, answer, onAnswer, mark, locked, focus }: KindProps<'order'>) {
  const id = useId()
  const { numbers } = question.expects
  const { order } = answer
  const become = (order: readonly string[]) => onAnswer({ kind: 'order', order })
  useTypedChoice({
    choices: numbers.filter((number) => !order.includes(number)),
    onChoose: (number, insteadOf) => {
      const isBack = insteadOf !== null && order.includes(insteadOf)
      become(putInOrder(isBack ? putInOrder(order, insteadOf) : order, number))
    },
    onTakeBack: () => become(takeLast(order)),
    isOpen: !locked,
  })
  // The next number to place has the focus.
  const next = Math.max(
    numbers.findIndex((number) => !order.includes(number)),
    0,
  )
  const look = mark === 'right' ? styles.right : mark === 'wrong' ? styles.wrong : undefined
  return (
    <Scene level={level} question={question} promptId={id}>
      <ol className={styles.slots} aria-label="Your order">
        {numbers.map((_, place) => {
          const placed = order[place]
          const name = placeNames[place]
          return (
            <li key={name} data-place={name} className={placed ? classNames(styles.on, look) : undefined}>
              {placed ? (
                <button
                  type="button"
                  aria-label={`${placed}, ${name}. Take it back`}
                  aria-disabled={locked}
                  onClick={() => locked || become(putInOrder(order, placed))}
                >
                  {placed}
                </button>
              ) : (
                place === nextPlace(order) && <Ball className={styles.ball} />
              )}
              {place === numbers.length - 1 && <MarkSign mark={mark} />}
            </li>
          )
        })}
      </ol>
      <fieldset className={taps.taps} aria-labelledby={id}>
        {numbers.map((number, i) => {
          const isPlaced = order.includes(number)
          return (
            <Tap
              key={number}
              type="checkbox"
              name={id}
              label={isPlaced ? `${number}, ${placeNames[order.indexOf(number)]}` : number}
              chosen={isPlaced}
              gone={isPlaced}
              onChoose={() => become(putInOrder(order, number))}
              locked={locked}
              className={taps.card}
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

/** Beside Check: all numbers are taken back. */
export function OrderTools({ onAnswer, locked }: KindProps<'order'>) {
  return (
    <Key aria-disabled={locked} onClick={() => locked || onAnswer({ kind: 'order', order: [] })}>
      <Icon name="turn" /> Start again
    </Key>
  )
}
