import type { UnitLines } from '#maths/solve'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, Line, labelRows, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const ends = { from: 46, to: 556 }
const lineY = { large: 106, small: 234 }
const unitX = 646
const size = 34
const rowHeight = 36
const radius = 22
const highestHop = 72
const lowestHop = 50

/** Two lines with the same ends: the larger unit above, the smaller one below. A number that the child finds is "?". */
export function UnitLinesPicture({ drawing, hops: isHopping }: PictureProps<UnitLines>) {
  const { large, small, end, hops } = drawing
  const xOf = (at: number) => ends.from + (at / end) * (ends.to - ends.from)
  const marks = [...new Map(drawing.marks.map((mark) => [mark.at, mark])).values()].sort((a, b) => a.at - b.at)
  const done = hops.filter(({ state }) => state === 'done')
  const last = done.at(-1)
  const ballAt = (at: number) => ({ x: xOf(at), y: lineY.large - radius - 4 })
  const at = ballAt(last?.to ?? hops[0]?.from ?? 0)
  const from = isHopping && last ? ballAt(last.from) : null
  const rise = (hop: { readonly from: number; readonly to: number }) =>
    Math.min(highestHop, Math.max(lowestHop, (xOf(hop.to) - xOf(hop.from)) / 2))
  const arcOf = (hop: { readonly from: number; readonly to: number }) =>
    arc(xOf(hop.from) + 1, xOf(hop.to) - 1, lineY.large - 4, rise(hop))
  const numbersOf = (line: 'large' | 'small') => {
    const texts = marks.flatMap((mark) => {
      const isAsked = mark[line] === null && mark[line === 'large' ? 'small' : 'large'] !== null
      const text = isAsked ? '?' : mark[line] === null ? null : String(mark[line])
      return text === null ? [] : [{ x: xOf(mark.at), text, isPill: isAsked || (mark.at === end && mark.at > 0) }]
    })
    const rows = labelRows(texts, size)
    return texts.map((text, i) => ({ ...text, y: lineY[line] + 44 + rows[i]! * rowHeight }))
  }
  return (
    <Canvas width={width} height={lineY.small + 44 + rowHeight + 26}>
      {hops.map((hop, i) =>
        hop.state === 'next' ? (
          <DottedPath key={hop.from} d={arcOf(hop)} />
        ) : (
          <Landed key={hop.from} at={at} from={hop === last ? from : null}>
            <path d={`${arcOf(hop)}z`} fill={i % 2 === 0 ? 'var(--hue-8)' : 'var(--hue-6)'} />
          </Landed>
        ),
      )}
      {from && last && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcOf(last)} />
        </Leaving>
      )}
      {(['large', 'small'] as const).map((line) => (
        <g key={line}>
          <Line from={20} to={width - 20} y={lineY[line]} ticks={marks.map((mark) => xOf(mark.at))} />
          {numbersOf(line).map(({ x, y, text, isPill }) => {
            const Text = isPill ? Pill : Label
            return (
              <Text key={x} x={x} y={y} size={size}>
                {text}
              </Text>
            )
          })}
          <Label x={unitX} y={lineY[line] + 44} size={size} tone="tinted">
            {line === 'large' ? large : small}
          </Label>
        </g>
      ))}
      <Ball at={at} from={from} radius={radius} rise={last ? rise(last) : 0} />
    </Canvas>
  )
}
