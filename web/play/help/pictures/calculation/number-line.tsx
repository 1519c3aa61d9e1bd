import type { Hop, NumberLine } from '#maths/solve'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Ball, Landed, Leaving } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { arc, DottedHop, Label, Line, labelRows, MadeHop, Pill, pillWidth, textWidth } from './marks.tsx'
import { movedApart } from './moved-apart.ts'

/** The width of the line. Across a laptop's sheet it is wider, so that its marks are as heavy as those of the sheet. */
const widths = { usual: 680, across: 1100 } as const
/** The height of the line. */
const lineY = 218
/** The distance from the line to the upper edge of its numbers, and the height of a row in font sizes. */
const belowLine = 31
const rowHeight = 1.24
/** The rows of numbers that always have room. A third row makes the picture higher. */
const usualRows = 2
/** The distance from an end of the picture to the first or last tick. */
const margin = 46
const ballY = lineY - 25
/** A phone 390 pixels wide writes the least size with 18 pixels, and the largest one with 22 pixels. */
const fontSizes = { usual: { least: 34, largest: 42 }, across: { least: 36, largest: 48 } } as const
const highestHop = 128
/** A low line has lower hops, and room for the numbers above them and below the line. */
const low = { highestHop: 72, top: lineY - 114 } as const

/** A number line with hops on it. */
export function NumberLinePicture({ drawing, hops: isHopping, room }: PictureProps<NumberLine>) {
  const { from, to, tick, hops, ball, ahead } = drawing
  const look = room === 'across' ? 'across' : 'usual'
  const width = widths[look]
  const toScale = (number: number) => margin + ((number - from) / (to - from)) * (width - 2 * margin)
  const count = Math.floor((to - from) / tick + 1e-9)
  const isLow = room === 'low' || room === 'across'
  const size = room === 'low' ? fontSizes.usual.least : fontSizeOf(drawing, count, look)
  const xOf = drawing.isApart ? numbersApart(drawing, toScale, size) : toScale
  const ticks = Array.from({ length: count + 1 }, (_, i) => xOf(from + i * tick))
  const marks = marksOf(drawing).map((mark) => ({ ...mark, x: xOf(mark.number) }))
  const numberY = lineY + belowLine + size / 2
  const rows = labelRows(marks, size)
  const numbers = withRoom(
    numbersAtTicks(drawing, count).map((number) => ({ number, x: xOf(number) })),
    marks,
    size,
  )
  const last = hops.at(-1)
  const isMoving = isHopping && last?.state === 'done' && last.to === ball
  const at = { x: xOf(ball), y: ballY }
  const start = isMoving ? { x: xOf(last.from), y: ballY } : null
  const heightOf = (one: number, other: number) => hopHeight(one, other, isLow ? low.highestHop : highestHop)
  const waiting = aheadOf(drawing, xOf, useHelpLanguage().toGo(Math.abs(ahead)), size, width)
  const labels = hopLabels(hops, xOf, heightOf, waiting, size, width)
  const rowsInAll = Math.max(isLow ? 1 : usualRows, ...rows.map((row) => row + 1))
  return (
    <Canvas width={width} height={numberY + (0.7 + rowHeight * (rowsInAll - 1)) * size} top={isLow ? low.top : 0}>
      {waiting && (
        <>
          {waiting.hops.map(([one, other]) => (
            <DottedHop key={one} from={one} to={other} y={lineY - 5} height={heightOf(one, other)} tone="ink" />
          ))}
          <Label x={waiting.x} y={aboveHop(heightOf(0, xOf(tick) - xOf(0)), size)} size={size}>
            {waiting.text}
          </Label>
        </>
      )}
      {hops.map((hop, i) => (
        <Landed key={`${hop.from} ${hop.to}`} at={at} from={hop === last ? start : null}>
          <HopPicture
            state={hop.state}
            from={xOf(hop.from)}
            to={xOf(hop.to)}
            height={heightOf(xOf(hop.from), xOf(hop.to))}
            index={i}
          />
          {labels[i] && <Label {...labels[i]} />}
        </Landed>
      ))}
      {start && (
        <Leaving at={at} from={start}>
          <DottedHop from={start.x} to={at.x} y={lineY - 5} height={heightOf(start.x, at.x)} />
        </Leaving>
      )}
      <Line
        from={12}
        to={width - 12}
        y={lineY}
        ticks={[...new Set([...ticks, ...marks.map(({ x }) => x)])]}
        long={marks.flatMap(({ x }, i) => (rows[i]! > 0 ? [{ x, length: 18 + rows[i]! * rowHeight * size }] : []))}
      />
      {numbers.map(({ number, x }) => (
        <Label key={`tick ${number}`} x={x} y={numberY} size={size} tone="soft">
          {number}
        </Label>
      ))}
      {marks.map(({ number, text, x, isPill }, i) => {
        const Text = isPill ? Pill : Label
        return (
          <Text key={number} x={x} y={numberY + rows[i]! * rowHeight * size} size={size}>
            {text}
          </Text>
        )
      })}
      <Ball at={at} from={start} rise={start ? heightOf(start.x, at.x) : 0} />
    </Canvas>
  )
}

interface Mark {
  readonly number: number
  readonly text: string
  readonly isPill: boolean
}

/**
 * Returns the numbers below the line in order. The one to look at is the end of a hop to come, or else the one below
 * the ball. A number of the question can be outside the line.
 */
function marksOf({ from, to, written, unknown, hops, ball }: NumberLine): Mark[] {
  const last = hops.at(-1)
  const looked = unknown ?? (last?.state === 'next' ? last.to : ball)
  const known = written
    .filter((number) => number !== unknown && number >= from && number <= to)
    .map((number) => ({ number, text: String(number), isPill: hops.length > 0 && number === looked }))
  const asked = unknown === null ? [] : [{ number: unknown, text: '?', isPill: true }]
  return [...new Map([...known, ...asked].map((mark) => [mark.number, mark])).values()].sort(
    (a, b) => a.number - b.number,
  )
}

/** Returns the positions of a line whose numbers each have the room of a pill beside each other. */
function numbersApart(drawing: NumberLine, toScale: (number: number) => number, size: number) {
  const { from, to } = drawing
  const numbers = [...new Set([from, ...marksOf(drawing).map(({ number }) => number), to])]
  const half = (number: number) => (number === from || number === to ? 0 : pillWidth(number, size) / 2 + apart / 2)
  return movedApart(numbers, toScale, (i) => half(numbers[i]!) + half(numbers[i + 1]!), toScale(to))
}

/** The most ticks of a line on which each of them has its number. */
const mostNumbered = 12

/**
 * Returns the numbers of the ticks, without the asked one, the written ones, the ends of hops and the one of a later
 * step. Hops that the child counts have them, apart from the last one. A longer line has every fifth or tenth.
 */
function numbersAtTicks(drawing: NumberLine, count: number): number[] {
  const { from, tick, written, unknown, hops, ball, ahead, later } = drawing
  const ends = hops.filter((hop) => !isCounted(hop) || hop === hops.at(-1)).map(({ to }) => to)
  const hidden = [...written, unknown, ball, ball + ahead * tick, later, ...ends]
  const every = count <= mostNumbered ? 1 : count <= 5 * mostNumbered ? 5 : 10
  return Array.from({ length: count + 1 }, (_, i) => Number((from + i * tick).toFixed(6))).filter(
    (number) => !hidden.includes(number) && Math.round(number / tick) % every === 0,
  )
}

/**
 * Returns the largest font size in which each tick has room for its number, also for the one to look at. It is the same
 * in all steps on a line. A line without a number at each tick has the least size.
 */
function fontSizeOf({ from, to, tick }: NumberLine, count: number, look: keyof typeof widths): number {
  const { least, largest } = fontSizes[look]
  if (count > mostNumbered) return least
  const widest = Math.max(...[from, from + tick, to].map((number) => textWidth(Number(number.toFixed(6)), 1)))
  const room = (widths[look] - 2 * margin) / count - apart - 1
  return Math.max(Math.min(room / (widest + 0.25), (2 * margin) / widest, largest), least)
}

const isCounted = ({ state, label }: Hop) => state === 'next' && label === null

interface Numbered {
  readonly number: number
  readonly x: number
}

/** The least distance between two numbers, at which they do not read as one. */
const apart = 8
/** The least distance of a number from a pill, whose edge keeps the two apart. */
const besidePill = 3

/** Returns the numbers that have room beside the marks and each other. */
function withRoom(numbers: readonly Numbered[], marks: readonly (Mark & Numbered)[], size: number): Numbered[] {
  const taken = marks.map(({ text, x, isPill }) => {
    const half = isPill ? pillWidth(text, size) / 2 - (apart - besidePill) : textWidth(text, size) / 2
    return { from: x - half, to: x + half }
  })
  return numbers.filter(({ number, x }) => {
    const half = textWidth(number, size) / 2
    const isFree = taken.every(({ from, to }) => x + half + apart < from || to + apart < x - half)
    if (isFree) taken.push({ from: x - half, to: x + half })
    return isFree
  })
}

interface Ahead {
  readonly hops: readonly (readonly [from: number, to: number])[]
  /** How many hops are to do, and the middle of this text. */
  readonly text: string
  readonly x: number
}

/** Returns the hops that are still to do, or null if there are none. Those that the child counts are drawn as such. */
function aheadOf(
  { ahead, ball, tick, hops }: NumberLine,
  xOf: (number: number) => number,
  text: string,
  size: number,
  width: number,
): Ahead | null {
  if (ahead === 0) return null
  const step = Math.sign(ahead) * tick
  const counted = hops.filter(isCounted).length
  const half = textWidth(text, size) / 2
  return {
    hops: Array.from({ length: Math.abs(ahead) }, (_, i) => {
      return [xOf(ball + i * step), xOf(ball + (i + 1) * step)] as const
    }).slice(counted),
    text,
    x: Math.min(Math.max(xOf(ball + (ahead * tick) / 2), half + 4), width - half - 4),
  }
}

/** Returns the middle of a label above a hop. */
const aboveHop = (height: number, size: number) => Math.min(lineY - height - size, ballY - 46)

/** A hop of a few units is still high enough to be visible beside the ball. */
function hopHeight(from: number, to: number, highest: number): number {
  const radius = Math.abs(to - from) / 2
  return radius < 26 ? 56 : Math.min(radius, highest)
}

/**
 * Returns the label of each hop, or null if it has none. A label that does not fit into its hop is above it. Without
 * room there, it is left out: the numbers below the line say the same.
 */
function hopLabels(
  hops: readonly Hop[],
  xOf: (number: number) => number,
  heightOf: (from: number, to: number) => number,
  ahead: Ahead | null,
  numberSize: number,
  width: number,
) {
  const isSigned = hops.length > 0 && hops[0]!.from !== 0
  const halfAhead = ahead ? textWidth(ahead.text, numberSize) / 2 : 0
  const above: (readonly [left: number, right: number])[] = ahead ? [[ahead.x - halfAhead, ahead.x + halfAhead]] : []
  return hops.map(({ from, to, label }) => {
    if (label === null) return null
    const [left, right] = [Math.min(xOf(from), xOf(to)), Math.max(xOf(from), xOf(to))]
    const span = right - left
    const height = heightOf(left, right)
    const size = span >= 200 ? 44 : numberSize
    const children = `${to < from ? '− ' : isSigned ? '+ ' : ''}${label}`
    const half = textWidth(children, size) / 2
    const x = Math.min(Math.max((left + right) / 2, half + 4), width - half - 4)
    // Inside a hop, the ball needs room on both sides.
    if (2 * half <= span - 70 && height >= 1.5 * size) {
      return { x, y: lineY - Math.min(height * 0.42, 52), size, tone: 'tinted' as const, children }
    }
    if (above.some(([from, to]) => x - half < to + 8 && from - 8 < x + half)) return null
    above.push([x - half, x + half])
    return { x, y: Math.min(lineY - height - 0.62 * size, ballY - 46), size, children }
  })
}

interface HopPictureProps {
  readonly state: Hop['state']
  readonly from: number
  readonly to: number
  readonly height: number
  readonly index: number
}

function HopPicture({ state, from, to, height, index }: HopPictureProps) {
  if (state === 'next') return <DottedHop from={from} to={to} y={lineY - 5} height={height} />
  return <MadeHop d={arc(from, to, lineY, height)} index={index} />
}
