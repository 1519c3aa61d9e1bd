import type { DoubleNumberLine, ScaledLine } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball, Landed } from './ball.tsx'
import { Canvas, type Point } from './canvas.tsx'
import { arc, DottedPath, Label, Line, labelRows, MadeHop, textWidth } from './marks.tsx'

const [width, height] = [680, 370]
const ends = { from: 52, to: 628 }
const [upperY, lowerY] = [110, 264]
/** The font sizes in the order of preference. A phone 390 pixels wide writes the least one with 18 pixels. */
const fontSizes = [42, 38, 34] as const
const least = fontSizes[2]
/** The least width of a hop that is drawn to scale. */
const leastHop = 44
/** The width of a hop that is not drawn to scale, and the number of hops before the gap of a long line. */
const shownHop = 80
const shownHops = 3
const highestHop = 66
/** The gap of a line with more hops than have room. */
const gap = { from: ends.from + shownHops * shownHop + 60, to: ends.to - shownHop - 50 }

/** Two lines with hops of the same length. A line with very many hops has a gap in it. */
export function DoubleNumberLinePicture({ drawing, hops: isHopping }: PictureProps<DoubleNumberLine>) {
  const { upper, lower, hops, inEach } = drawing
  const whole = Math.max(upper.end, upper.hop)
  const scaled = (upper.hop / whole) * (ends.to - ends.from)
  const isBroken = scaled < leastHop
  const hopWidth = isBroken ? shownHop : scaled
  const count = Math.round(hops)
  const starts = Array.from(
    { length: isBroken ? Math.min(count, shownHops) : count },
    (_, i) => ends.from + i * hopWidth,
  )
  const hopStarts = isBroken && hops > 1 ? [...starts, ends.to - hopWidth] : starts
  const end = ends.from + (upper.end / whole) * (ends.to - ends.from)
  const radius = Math.min(hopWidth / 2, highestHop)
  const lastStart = hopStarts.at(-1) ?? ends.from
  const at = { x: lastStart + hopWidth, y: upperY - 24 }
  const from = isHopping && hops > 0 ? { x: lastStart, y: upperY - 24 } : null
  const lines = [upper, ...(lower ? [lower] : [])]
  // The size is the same in the steps before and after the end is known.
  const fontSize =
    fontSizes.find((size) =>
      lines.every((line) => {
        const known = { ...line, end: line.end ?? upper.end }
        return labelRows(marksOf(known, ends.from + hopWidth, end, size), size).every((row) => row === 0)
      }),
    ) ?? least
  const parts = inEach ? `${inEach.parts} × ${inEach.size}` : ''
  const partsWidth = textWidth(parts, fontSize) + 12
  // Hops that are too narrow for the text are alike, so that it is above the first one only.
  const labelled = inEach ? hopStarts.filter((_, i) => i === 0 || partsWidth <= hopWidth) : []
  const line = (scaledLine: ScaledLine<number | null>, y: number) => (
    <ScaledLinePicture {...{ scaledLine, y, hopWidth, hopStarts, radius, end, isBroken, at, from, fontSize }} />
  )
  return (
    <Canvas width={width} height={height}>
      {lower && (
        <DottedPath
          d={[ends.from, ends.from + hopWidth, end].map((x) => `M${x} ${upperY + 66}V${lowerY - 8}`).join('')}
          tone="pale"
        />
      )}
      {isBroken && hops > 1 && (
        <Label x={(gap.from + gap.to) / 2} y={upperY - 46} size={44}>
          {`× ${hops}`}
        </Label>
      )}
      {line(upper, upperY)}
      {lower && line(lower, lowerY)}
      {labelled.map((start) => (
        <Label
          key={start}
          x={Math.max(start + hopWidth / 2, partsWidth / 2)}
          y={upperY - radius - 0.6 * fontSize}
          size={fontSize}
          tone="tinted"
        >
          {parts}
        </Label>
      ))}
      <Ball at={at} from={from} rise={radius} />
    </Canvas>
  )
}

interface ScaledLinePictureProps {
  readonly scaledLine: ScaledLine<number | null>
  readonly y: number
  readonly hopWidth: number
  readonly hopStarts: readonly number[]
  readonly radius: number
  readonly end: number
  readonly isBroken: boolean
  readonly at: Point
  /** The start of the last hop, if the ball makes it now. */
  readonly from: Point | null
  readonly fontSize: number
}

function ScaledLinePicture(props: ScaledLinePictureProps) {
  const { scaledLine, y, hopWidth, hopStarts, radius, end, isBroken, at, from, fontSize } = props
  const first = ends.from + hopWidth
  const marks = marksOf(scaledLine, first, end, fontSize)
  const rows = labelRows(marks, fontSize)
  return (
    <>
      {hopStarts.map((start, i) => (
        <Landed key={start} at={at} from={i === hopStarts.length - 1 ? from : null}>
          <MadeHop d={arc(start + 1, start + hopWidth - 1, y, radius)} index={i} />
        </Landed>
      ))}
      {isBroken ? (
        <>
          <Line from={16} to={gap.from} y={y} ticks={[]} />
          <DottedPath d={`M${gap.from + 24} ${y}H${gap.to - 20}`} tone="ink" />
          <Line from={gap.to} to={width - 16} y={y} ticks={[]} />
        </>
      ) : (
        <Line from={16} to={width - 16} y={y} ticks={[]} />
      )}
      {[ends.from, first, end, ...hopStarts].map((x, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ticks can have the same position
        <path key={i} d={`M${x} ${y}v16`} stroke="var(--ink)" strokeWidth="6" />
      ))}
      {marks.map(({ x, text }, i) => (
        <Label
          key={text}
          x={Math.min(x, width - textWidth(text, fontSize) / 2 - 2)}
          y={y + 23 + (0.5 + rows[i]!) * fontSize}
          size={fontSize}
        >
          {text}
        </Label>
      ))}
    </>
  )
}

/** Returns the numbers below a line from left to right. A hop that is the whole line has its number once. */
function marksOf(scaledLine: ScaledLine<number | null>, first: number, end: number, fontSize: number) {
  return [
    { x: ends.from, text: '0' },
    { x: Math.max(first, besideZero(scaledLine.hop, fontSize)), text: String(scaledLine.hop) },
    { x: end, text: String(scaledLine.end ?? '?') },
  ]
    .filter(({ x, text }, i) => i < 2 || Math.abs(x - first) > 1 || text !== String(scaledLine.hop))
    .sort((a, b) => a.x - b.x)
}

/** Returns the least position of a label, to the right of the 0. */
function besideZero(label: number, fontSize: number): number {
  return ends.from + textWidth(0, fontSize) / 2 + 12 + textWidth(label, fontSize) / 2
}
