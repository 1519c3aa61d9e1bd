import type { NumberCards } from '#maths/solve'
import { Canvas } from '../calculation/canvas.tsx'
import { DottedPath, Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

/** Two digits have a narrower picture, in which they are larger. */
const [widthOfTwo, width] = [440, 680]
const digitWidth = 74
const height = 112
const top = 14
const size = 72
const gap = 84

const lengthOf = (number: number) => String(number).length

/** Number cards. The lower cards are beside the highest one, or over its zeros. */
export function NumberCardsPicture({ drawing: { cards, slid } }: PictureProps<NumberCards>) {
  const highest = lengthOf(cards[0]!)
  const canvas = highest > 2 ? width : widthOfTwo
  const digits = slid ? highest : cards.reduce((sum, card) => sum + lengthOf(card), 0)
  const used = digits * digitWidth + (slid ? 0 : (cards.length - 1) * gap)
  const start = (canvas - used) / 2
  const placed = cards.map((card, i) => {
    const before = cards.slice(0, i).reduce((sum, other) => sum + lengthOf(other) * digitWidth + gap, 0)
    return { card, x: start + (slid ? (highest - lengthOf(card)) * digitWidth : before) }
  })
  return (
    <Canvas width={canvas} height={height + 2 * top}>
      {placed.map(({ card, x }, i) => {
        const next = slid ? undefined : placed[i + 1]
        return (
          <g key={card}>
            <Card
              card={card}
              x={x}
              covered={slid && i + 1 < cards.length ? lengthOf(cards[i + 1]!) : 0}
              isWhole={cards.length === 1}
            />
            {next && <Slide from={next.x} to={x + lengthOf(card) * digitWidth} covered={lengthOf(next.card)} />}
          </g>
        )
      })}
    </Canvas>
  )
}

interface CardProps {
  readonly card: number
  readonly x: number
  /** The last digits that another card covers. */
  readonly covered: number
  /**
   * Whether the card has the whole number. Its digits are close to each other then. The zeros of other cards are paler,
   * because another card can cover them.
   */
  readonly isWhole: boolean
}

function Card({ card, x, covered, isWhole }: CardProps) {
  const across = lengthOf(card) * digitWidth
  const digits = [...String(card)].slice(0, lengthOf(card) - covered)
  const y = top + height / 2
  return (
    <>
      <rect
        x={x + 3}
        y={top}
        width={across - 6}
        height={height}
        rx="18"
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth="6"
      />
      {isWhole ? (
        <Label x={x + across / 2} y={y} size={size}>
          {card}
        </Label>
      ) : (
        digits.map((digit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place of the digit
          <Label key={i} x={x + (i + 0.5) * digitWidth} y={y} size={size} tone={i > 0 ? 'soft' : undefined}>
            {digit}
          </Label>
        ))
      )}
    </>
  )
}

/** A dotted way from a card to the zeros that it will cover. */
function Slide({ from, to, covered }: { readonly from: number; readonly to: number; readonly covered: number }) {
  const middle = top + height / 2
  const end = to + 14
  return (
    <>
      <rect
        x={to - covered * digitWidth + 8}
        y={top + 10}
        width={covered * digitWidth - 16}
        height={height - 20}
        rx="12"
        fill="none"
        stroke="var(--hue-11)"
        strokeWidth="6"
        strokeDasharray=".1 12"
        strokeLinecap="round"
      />
      <DottedPath d={`M${from - 10} ${middle}H${end + 14}`} />
      <path
        d={`M${end + 20} ${middle - 17}L${end} ${middle}l20 17`}
        fill="none"
        stroke="var(--hue-11)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
