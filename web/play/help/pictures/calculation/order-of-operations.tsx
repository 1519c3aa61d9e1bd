import type { OrderOfOperations, Stop } from '#maths/solve'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { type Token, tokensOf, wayText } from './expression-tokens.ts'
import { arc, DottedPath, Label, Line, MadeHop, Pill, textWidth } from './marks.tsx'

const width = 680
const stops: readonly Stop[] = ['B', 'E', 'DM', 'AS']
const xOfStop = (index: number) => 92 + 166 * index
const lineFrom = 34
const lineY = 62
const stopY = 110
const hopHeight = 50
/** The middle of the first line of the expression, the distance between two lines, and the room below the last one. */
const [firstY, between, below] = [192, 90, 42]
const [largest, gap] = [66, 24]

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
            <DottedPath key={passed} d={arc(xOfStop(i), xOfStop(i + 1), lineY - 4, hopHeight)} />
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
            {bracket && <rect {...around(bracket, y, size)} fill="none" stroke="var(--hue-7)" strokeWidth="4" />}
            {frame && (
              <rect
                {...around(frame, y, size)}
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
  const gaps = tokens.reduce((sum, token, i) => sum + gapBefore(tokens[i - 1], token), 0)
  const ems = tokens.reduce((sum, { text }) => sum + textWidth(text, 1), 0)
  return (width - 60 - gaps) / ems
}

/** Returns the tokens in a row in the middle of the picture. */
function place(tokens: readonly Token[], size: number): PlacedToken[] {
  const widths = tokens.map(({ text }) => textWidth(text, size))
  const gaps = tokens.map((token, i) => gapBefore(tokens[i - 1], token))
  let x = (width - [...widths, ...gaps].reduce((sum, one) => sum + one, 0)) / 2
  return tokens.map((token, i) => {
    const half = widths[i]! / 2
    x += gaps[i]! + widths[i]!
    return { ...token, x: x - half, half }
  })
}

/** Returns the gap before a token. A bracket touches the number in it. */
function gapBefore(before: Token | undefined, token: Token): number {
  return before === undefined || before.kind === 'opening' || token.kind === 'closing' ? 0 : gap
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

/** Returns the rounded rectangle around a part of a line. `y` is the middle of the line. */
function around({ from, to }: Extent, y: number, size: number) {
  return { x: from - 11, y: y - 0.6 * size, width: to - from + 22, height: 1.2 * size, rx: 16 }
}
