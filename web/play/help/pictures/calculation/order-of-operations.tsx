import type { OrderOfOperations, Stop } from '#maths/solve'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { type Token, tokensOf, wayText } from './expression-tokens.ts'
import { arc, DottedHop, Label, Line, MadeHop, Pill, textWidth } from './marks.tsx'

const width = 680
const stops: readonly Stop[] = ['B', 'E', 'DM', 'AS']
const xOfStop = (index: number) => 92 + 166 * index
const lineFrom = 34
const lineY = 62
const stopY = 110
const hopHeight = 50
/** The middle of the first line of the expression, the distance between two lines, and the room below the last one. */
const [firstY, between, below] = [192, 90, 42]
const largest = 66
/** The gap between a number and an operator in font sizes. A smaller one leaves a long line larger digits. */
const gap = 0.36
/** The gap between a bracket and the number in it, and the part of it that a frame in the bracket takes. */
const [bracketGap, inBracket] = [0.16, 0.11]
/** The room of a frame beside an operator, which leaves more than half of the gap free. */
const besideOperator = 0.14
/** The room on both sides of the longest line, which a frame needs. */
const margin = 16

/** The four stops on a line, and the lines of the expression. A value is below the part that it replaces. */
export function OrderOfOperationsPicture({ drawing: { at, done, lines }, hops }: PictureProps<OrderOfOperations>) {
  const { stopLetters } = useHelpLanguage()
  const stop = at === null ? -1 : stops.indexOf(at)
  const ball = { x: at === null ? lineFrom : xOfStop(stop), y: lineY - 25 }
  const shown = lines.map(({ expression, framed }) => ({ tokens: tokensOf(expression), framed }))
  const first = shown[0]!.tokens
  // Each operator takes a line, and the result takes the last one. So all steps have a picture of the same size.
  const linesInAll = first.filter(({ kind }) => kind === 'operator').length + 1
  const size = Math.min(largest, sizeFor(first))
  return (
    <Canvas width={width} height={firstY + (linesInAll - 1) * between + below}>
      {stops
        .slice(0, Math.max(stop, 0))
        .map((passed, i) =>
          done.includes(passed) ? (
            <MadeHop key={passed} d={arc(xOfStop(i), xOfStop(i + 1), lineY, hopHeight)} index={i} />
          ) : (
            <DottedHop key={passed} from={xOfStop(i)} to={xOfStop(i + 1)} y={lineY - 4} height={hopHeight} />
          ),
        )}
      <Line from={lineFrom} to={646} y={lineY} ticks={stops.map((_, i) => xOfStop(i))} />
      {stops.map((name, i) =>
        i === stop ? (
          <Pill key={name} x={xOfStop(i)} y={stopY} size={46}>
            {stopLetters(name)}
          </Pill>
        ) : (
          <Label key={name} x={xOfStop(i)} y={stopY} size={46} tone="soft">
            {stopLetters(name)}
          </Label>
        ),
      )}
      {shown.map(({ tokens, framed }, i) => {
        const y = firstY + i * between
        const placed = place(tokens, size)
        const isLast = i === shown.length - 1
        const frame = framed && extent(placed, wayText(framed))
        const bracket = framed && bracketAround(placed, wayText(framed))
        const next = shown[i + 1]
        const value = framed && next && extent(place(next.tokens, size), wayText(framed))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new line begins with its own tokens
          <g key={i}>
            {bracket && (
              <rect {...around(padded(bracket, size), y, size)} fill="none" stroke="var(--hue-7)" strokeWidth="4" />
            )}
            {frame && (
              <rect
                {...around(padded(frame, size, placed), y, size)}
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
  const ems = tokens.reduce((sum, token, i) => sum + gapBefore(tokens[i - 1], token) + textWidth(token.text, 1), 0)
  return (width - 2 * margin) / ems
}

/** Returns the tokens in a row in the middle of the picture. */
function place(tokens: readonly Token[], size: number): PlacedToken[] {
  const widths = tokens.map(({ text }) => textWidth(text, size))
  const gaps = tokens.map((token, i) => size * gapBefore(tokens[i - 1], token))
  let x = (width - [...widths, ...gaps].reduce((sum, one) => sum + one, 0)) / 2
  return tokens.map((token, i) => {
    const half = widths[i]! / 2
    x += gaps[i]! + widths[i]!
    return { ...token, x: x - half, half }
  })
}

/** Returns the gap before a token in font sizes. A bracket is close to the number in it. */
function gapBefore(before: Token | undefined, token: Token): number {
  if (before === undefined) return 0
  return before.kind === 'opening' || token.kind === 'closing' ? bracketGap : gap
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

/** Returns the extent of the bracket around a part that is only a piece of the bracket. The part is framed in it. */
function bracketAround(tokens: readonly PlacedToken[], way: string): Extent | null {
  const bracket = tokens.findLast((token) => token.kind === 'opening' && way.startsWith(token.way))
  return bracket && bracket.way !== way ? extent(tokens, bracket.way) : null
}

/** Returns an extent with the room of a frame. A frame inside a bracket leaves the bracket free. */
function padded({ from, to }: Extent, size: number, tokens: readonly PlacedToken[] = []): Extent {
  const isBeside = (token: PlacedToken, kind: Token['kind'], distance: number) =>
    token.kind === kind && Math.abs(distance - bracketGap * size) < 1
  const isAfter = tokens.some((token) => isBeside(token, 'opening', from - token.x - token.half))
  const isBefore = tokens.some((token) => isBeside(token, 'closing', token.x - token.half - to))
  const [close, wide] = [inBracket * size, besideOperator * size]
  return { from: from - (isAfter ? close : wide), to: to + (isBefore ? close : wide) }
}

/** Returns the rounded rectangle of an extent. `y` is the middle of the line. */
function around({ from, to }: Extent, y: number, size: number) {
  return { x: from, y: y - 0.6 * size, width: to - from, height: 1.2 * size, rx: 16 }
}
