import type { Hop, UnitLines, UnitMark } from '#maths/solve'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, Line, labelRows, MadeHop, Pill, textWidth } from '../calculation/marks.tsx'
import { movedApart } from '../calculation/moved-apart.ts'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const ends = { from: 46, to: 560 }
const lineY = { large: 124, small: 252 }
const numbersBelow = 44
const unitX = 648
const size = 34
const rowHeight = 38
const radius = 22
const highestHop = 72
const lowestHop = 54
/** The width below which a dotted hop is a thin line, because its dots would touch the next ones. */
const narrow = 44
/** The least room between two numbers. */
const gap = 14

/** Two lines with the same ends: the larger unit above, the smaller one below. A number that the child finds is "?". */
export function UnitLinesPicture({ drawing, hops: isHopping }: PictureProps<UnitLines>) {
  const { large, small, hops, looked, hopUnit } = drawing
  const xOf = positionsOf(drawing)
  const marks = drawing.marks.map((mark) => ({ ...mark, x: xOf(mark.at), isLooked: mark.at === looked }))
  const done = hops.filter(({ state }) => state === 'done')
  const last = done.at(-1)
  const ballAt = (at: number) => ({ x: xOf(at), y: lineY.large - radius - 4 })
  const at = ballAt(last?.to ?? 0)
  const from = isHopping && last ? ballAt(last.from) : null
  const spanOf = (hop: Hop) => xOf(hop.to) - xOf(hop.from)
  const heightOf = (hop: Hop) => Math.min(highestHop, Math.max(lowestHop, spanOf(hop) / 2), 1.3 * spanOf(hop))
  const arcOf = (hop: Hop) => arc(xOf(hop.from) + 1, xOf(hop.to) - 1, lineY.large - 4, heightOf(hop))
  const texts = hops.map(({ label }) => (label === null ? null : `${label} ${hopUnit}`))
  const labels = labelsOf(hops, texts, xOf, heightOf, at.x)
  const numbersOf = (line: 'large' | 'small') => {
    const numbers = marks.flatMap((mark) => {
      const text = textOf(mark[line])
      return text === null ? [] : [{ x: mark.x, text, isPill: mark.isLooked && mark.at > 0 }]
    })
    const rows = labelRows(numbers, size)
    return numbers.map((number, i) => ({ ...number, y: lineY[line] + numbersBelow + rows[i]! * rowHeight }))
  }
  return (
    <Canvas width={width} height={lineY.small + numbersBelow + rowHeight + 10}>
      {marks.map(({ x, isLooked, large: above, small: below }) =>
        above === null || below === null ? null : (
          <path
            key={x}
            d={`M${x} ${lineY.large + 74}V${lineY.small - 10}`}
            stroke={isLooked ? 'var(--ink)' : 'var(--hue-8)'}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray=".1 11"
          />
        ),
      )}
      {hops.map((hop, i) => {
        const label = labels[i] && <Label {...labels[i]} size={size} />
        return hop.state === 'next' ? (
          <g key={hop.from}>
            {spanOf(hop) < narrow ? (
              <path d={arcOf(hop)} fill="none" stroke="var(--hue-9)" strokeWidth="4" />
            ) : (
              <DottedPath d={arcOf(hop)} />
            )}
            {label}
          </g>
        ) : (
          <Landed key={hop.from} at={at} from={hop === last ? from : null}>
            <MadeHop d={arcOf(hop)} index={i} />
            {label}
          </Landed>
        )
      })}
      {from && last && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcOf(last)} />
        </Leaving>
      )}
      {(['large', 'small'] as const).map((line) => (
        <g key={line}>
          <Line from={20} to={width - 20} y={lineY[line]} ticks={marks.map(({ x }) => x)} />
          {numbersOf(line).map(({ x, y, text, isPill }) => {
            const Text = isPill ? Pill : Label
            return (
              <Text key={x} x={x} y={y} size={size}>
                {text}
              </Text>
            )
          })}
          <Label x={unitX} y={lineY[line] + numbersBelow} size={size} tone="tinted">
            {line === 'large' ? large : small}
          </Label>
        </g>
      ))}
      <Ball at={at} from={from} radius={radius} rise={last ? heightOf(last) : 0} />
    </Canvas>
  )
}

function textOf(number: UnitMark['large']): string | null {
  return number === 'asked' ? '?' : number === null ? null : String(number)
}

/**
 * Returns the horizontal position of each position on the lines. They are to scale, except that numbers near each other
 * are moved apart. Too many numbers for that stay to scale, and have rows below each other.
 */
function positionsOf({ end, marks, looked }: UnitLines): (at: number) => number {
  const natural = (at: number) => ends.from + (at / end) * (ends.to - ends.from)
  const halves = marks.map(({ at, large, small }) => {
    const widths = [large, small].map((number) => textWidth(textOf(number) ?? '', size))
    return Math.max(...widths) / 2 + (at === looked ? 0.25 * size : 0)
  })
  const apart = (i: number) => halves[i]! + halves[i + 1]! + gap
  return movedApart(
    marks.map(({ at }) => at),
    natural,
    apart,
    ends.to,
  )
}

/**
 * Returns the label of each hop: inside a wide hop beside the ball, or above a narrow one. Where not every hop of a
 * length has room for it, only the first one has it.
 */
function labelsOf(
  hops: readonly Hop[],
  texts: readonly (string | null)[],
  xOf: (at: number) => number,
  heightOf: (hop: Hop) => number,
  ball: number,
) {
  const labels = hops.map((hop, i) => {
    const [left, right] = [xOf(hop.from), xOf(hop.to)]
    const half = textWidth(texts[i] ?? '', size) / 2
    const isInside = hop.state === 'done' && 2 * half <= right - left - 38
    const x = (left + right) / 2 - (isInside && Math.abs(right - ball) < 1 ? 12 : 0)
    const y = lineY.large - (isInside ? 0.42 * heightOf(hop) + 4 : heightOf(hop) + 26)
    return { x, y, half, hasRoom: isInside || 2 * half + gap <= right - left }
  })
  return texts.map((text, i) => {
    if (text === null) return null
    const same = texts.flatMap((other, at) => (other === text ? [at] : []))
    const { x, y, half } = labels[i]!
    if (i !== same[0] && !same.every((other) => labels[other]!.hasRoom)) return null
    return { x: Math.max(x, half + 4), y, tone: 'tinted' as const, children: text }
  })
}
