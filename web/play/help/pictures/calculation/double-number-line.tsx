import type { DoubleNumberLine, ScaledLine } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball, Landed } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { arc, DottedPath, Label, Line, labelRows, textWidth } from './marks.tsx'

const [width, height] = [680, 330]
const ends = { from: 52, to: 628 }
const [upperY, lowerY] = [110, 264]
const fontSize = 34
/** The least width of a hop that is drawn to scale. */
const leastHop = 22
/** The width of a hop that is not drawn to scale, and the number of hops before the gap of a long line. */
const shownHop = 64
const shownHops = 3
const highestHop = 66

/** Two lines with hops of the same length. A line with very many hops has a gap in it. */
export function DoubleNumberLinePicture({ drawing, hops: isHopping }: PictureProps<DoubleNumberLine>) {
  const { upper, lower, hops } = drawing
  const whole = Math.max(upper.end, upper.hop)
  const scaled = (upper.hop / whole) * (ends.to - ends.from)
  const isBroken = scaled < leastHop
  const hopWidth = isBroken ? shownHop : scaled
  const count = Math.round(hops)
  const isWhole = hops > 1
  const starts = Array.from(
    { length: isBroken ? Math.min(count, shownHops) : count },
    (_, i) => ends.from + i * hopWidth,
  )
  const hopStarts = isBroken && isWhole ? [...starts, ends.to - hopWidth] : starts
  const end = ends.from + (upper.end / whole) * (ends.to - ends.from)
  const radius = Math.min(hopWidth / 2, highestHop)
  const lastStart = hopStarts.at(-1) ?? ends.from
  const at = { x: lastStart + hopWidth, y: upperY - 24 }
  const from = isHopping && hops > 0 ? { x: lastStart, y: upperY - 24 } : null
  const line = (scaledLine: ScaledLine, y: number) => (
    <ScaledLinePicture {...{ scaledLine, y, hopWidth, hopStarts, radius, end }} isBroken={isBroken} isWhole={isWhole} />
  )
  return (
    <Canvas width={width} height={height}>
      {lower && (
        <DottedPath
          d={[ends.from, ends.from + hopWidth, end].map((x) => `M${x} ${upperY + 66}V${lowerY - 8}`).join('')}
          tone="pale"
        />
      )}
      <Landed at={at} from={from}>
        {line(upper, upperY)}
      </Landed>
      {lower && line(lower, lowerY)}
      <Ball at={at} from={from} rise={radius} />
    </Canvas>
  )
}

interface ScaledLinePictureProps {
  readonly scaledLine: ScaledLine
  readonly y: number
  readonly hopWidth: number
  readonly hopStarts: readonly number[]
  readonly radius: number
  readonly end: number
  readonly isBroken: boolean
  readonly isWhole: boolean
}

function ScaledLinePicture(props: ScaledLinePictureProps) {
  const { scaledLine, y, hopWidth, hopStarts, radius, end, isBroken, isWhole } = props
  const first = ends.from + hopWidth
  const marks = [
    { x: ends.from, text: '0' },
    { x: first, text: String(scaledLine.hop) },
    { x: end, text: String(scaledLine.end) },
  ]
    .filter(({ x, text }, i) => i < 2 || Math.abs(x - first) > 1 || text !== String(scaledLine.hop))
    .sort((a, b) => a.x - b.x)
  const rows = labelRows(marks, fontSize)
  const gap = isWhole ? ends.from + shownHops * hopWidth + 60 : ends.from + hopWidth + 120
  return (
    <>
      {hopStarts.map((start, i) => (
        <path
          key={start}
          d={`${arc(start + 1, start + hopWidth - 1, y, radius)}z`}
          fill={i % 2 === 0 ? 'var(--hue-8)' : 'var(--hue-6)'}
        />
      ))}
      {isBroken ? (
        <>
          <Line from={16} to={gap} y={y} ticks={[]} />
          <DottedPath d={`M${gap + 24} ${y}H${ends.to - hopWidth - 70}`} tone="ink" />
          <Line from={ends.to - hopWidth - 50} to={width - 16} y={y} ticks={[]} />
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
          y={y + 40 + rows[i]! * 34}
          size={fontSize}
        >
          {text}
        </Label>
      ))}
    </>
  )
}
