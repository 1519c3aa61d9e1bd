import type { OrderOfOperations, Stop } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { type Token, tokensOf, wayText } from './expression-tokens.ts'
import { arc, DottedPath, Label, Line, Pill, textWidth } from './marks.tsx'

const [width, height] = [680, 352]
const stops: readonly Stop[] = ['B', 'E', 'DM', 'AS']
const xOfStop = (index: number) => 110 + 150 * index
const lineY = 62
const stopY = 106
const hopHeight = 50
/** The middle of the first line of the expression, and the distance between two lines. */
const [firstY, between] = [172, 74]
/** The number of lines with room. Only the last ones are drawn. */
const mostLines = 3
const [largest, gap] = [50, 22]

/** The four stops on a line, and the last lines of the expression. A value is below the part that it replaces. */
export function OrderOfOperationsPicture({ drawing: { at, done, lines }, hops }: PictureProps<OrderOfOperations>) {
  const stop = stops.indexOf(at)
  const ball = { x: xOfStop(stop), y: lineY - 25 }
  const shown = lines.slice(-mostLines).map(({ expression, framed }) => ({ tokens: tokensOf(expression), framed }))
  const size = Math.min(largest, ...shown.map(({ tokens }) => sizeFor(tokens)))
  return (
    <Canvas width={width} height={height}>
      {stops
        .slice(0, stop)
        .map((passed, i) =>
          done.includes(passed) ? (
            <path key={passed} d={`${arc(xOfStop(i), xOfStop(i + 1), lineY, hopHeight)}z`} fill="var(--hue-7)" />
          ) : (
            <DottedPath key={passed} d={arc(xOfStop(i), xOfStop(i + 1), lineY - 4, hopHeight)} />
          ),
        )}
      <Line from={64} to={616} y={lineY} ticks={stops.map((_, i) => xOfStop(i))} />
      {stops.map((name, i) =>
        i === stop ? (
          <Pill key={name} x={xOfStop(i)} y={stopY} size={40}>
            {name}
          </Pill>
        ) : (
          <Label key={name} x={xOfStop(i)} y={stopY} size={40} tone="soft">
            {name}
          </Label>
        ),
      )}
      {shown.map(({ tokens, framed }, i) => {
        const y = firstY + i * between
        const placed = place(tokens, size)
        const isLast = i === shown.length - 1
        const frame = framed && extent(placed, wayText(framed))
        const next = shown[i + 1]
        const value = framed && next && extent(place(next.tokens, size), wayText(framed))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new line begins with its own tokens
          <g key={i}>
            {frame && (
              <rect
                x={frame.from - 11}
                y={y - 0.6 * size}
                width={frame.to - frame.from + 22}
                height={1.2 * size}
                rx="16"
                fill="var(--hue-4)"
                stroke={isLast ? 'var(--hue-11)' : 'none'}
                strokeWidth="5"
              />
            )}
            {frame && value && (
              <path
                d={`M${middle(frame)} ${y + 0.6 * size + 2}L${middle(value)} ${y + between - 0.42 * size}`}
                stroke="var(--hue-8)"
                strokeWidth="6"
                strokeLinecap="round"
              />
            )}
            {placed.map(({ text, x }) => (
              <Label key={x} x={x} y={y} size={size} tone={isLast ? undefined : 'soft'}>
                {text}
              </Label>
            ))}
          </g>
        )
      })}
      <Ball at={ball} from={hops && stop > 0 ? { x: xOfStop(stop - 1), y: ball.y } : null} rise={30} />
    </Canvas>
  )
}

interface PlacedToken extends Token {
  /** The middle of the token. */
  readonly x: number
  readonly half: number
}

/** Returns the font size with which the tokens fit into the picture. */
function sizeFor(tokens: readonly Token[]): number {
  const gaps = gap * (tokens.length - 1)
  const ems = tokens.reduce((sum, { text }) => sum + textWidth(text, 1), 0)
  return (width - 60 - gaps) / ems
}

/** Returns the tokens in a row in the middle of the picture. */
function place(tokens: readonly Token[], size: number): PlacedToken[] {
  const widths = tokens.map(({ text }) => textWidth(text, size))
  const whole = widths.reduce((sum, one) => sum + one, 0) + gap * (tokens.length - 1)
  let x = (width - whole) / 2
  return tokens.map((token, i) => {
    const half = widths[i]! / 2
    x += widths[i]! + gap
    return { ...token, x: x - gap - half, half }
  })
}

interface Extent {
  readonly from: number
  readonly to: number
}

const middle = ({ from, to }: Extent) => (from + to) / 2

/** Returns the extent of the part at a way, with its brackets. */
function extent(tokens: readonly PlacedToken[], way: string): Extent {
  const part = tokens.filter((token) => token.way.startsWith(way))
  return {
    from: Math.min(...part.map(({ x, half }) => x - half)),
    to: Math.max(...part.map(({ x, half }) => x + half)),
  }
}
