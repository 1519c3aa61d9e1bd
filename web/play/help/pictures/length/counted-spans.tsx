import type { CountedSpans } from '#maths/solve'
import { MeasuredObject, objectHeight } from '../../../drawings/measured-object.tsx'
import { spanRoom, spans } from '../../../drawings/spans.tsx'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, Line, MadeHop, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const margin = 26
const gap = 20
const textSize = 42
const radius = 22
const highestHop = 62
/** The height of the line below the hands or feet. */
const lineBelow = 78

/** Hands or feet below an object from end to end, and a number line below them with a hop for each counted one. */
export function CountedSpansPicture({ drawing, hops: isHopping }: PictureProps<CountedSpans>) {
  const { span, object, count, counted } = drawing
  const { width: own, height, left, Part } = spans[span]
  const scale = (width - 2 * margin) / (spanRoom(count) * own)
  const each = scale * own
  const start = (width - count * each) / 2
  const xOf = (number: number) => start + number * each
  const spansTop = objectHeight + gap
  const lineY = 8 + scale * (spansTop + height) + lineBelow
  const rise = Math.min(each / 2, highestHop)
  const ballAt = (number: number) => ({ x: xOf(number), y: lineY - radius - 4 })
  const at = ballAt(counted)
  const from = isHopping && counted > 0 ? ballAt(counted - 1) : null
  const arcTo = (number: number) => arc(xOf(number - 1) + 2, xOf(number) - 2, lineY - 3, rise)
  const numbers = Array.from({ length: counted + 1 }, (_, i) => i)
  return (
    <Canvas width={width} height={lineY + 1.75 * textSize}>
      <path
        d={[0, count].map((end) => `M${xOf(end)} 8V${lineY}`).join('')}
        stroke="var(--hue-12)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 10"
      />
      <g transform={`translate(${start} 8) scale(${scale})`}>
        <MeasuredObject object={object} x={0} y={0} length={count * own} />
        {Array.from({ length: count }, (_, i) => i * own).map((x, i) => (
          <g key={x} transform={`translate(${x - left} ${spansTop})`} data-part="span">
            <Part skin={i % 2 === 0 ? 'var(--hue-9)' : 'var(--hue-11)'} lines={`var(--hue-${i % 2 === 0 ? 5 : 7})`} />
          </g>
        ))}
      </g>
      {numbers.slice(1).map((number) => (
        <Landed key={number} at={at} from={number === counted ? from : null}>
          <MadeHop d={arcTo(number)} index={number - 1} />
        </Landed>
      ))}
      {from && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcTo(counted)} />
        </Leaving>
      )}
      <Line from={12} to={width - 12} y={lineY} ticks={numbers.map(xOf)} />
      {numbers.map((number) => {
        const Text = number === counted && counted > 0 ? Pill : Label
        return (
          <Text key={number} x={xOf(number)} y={lineY + 1.1 * textSize} size={textSize}>
            {number}
          </Text>
        )
      })}
      <Ball at={at} from={from} radius={radius} rise={rise} />
    </Canvas>
  )
}
