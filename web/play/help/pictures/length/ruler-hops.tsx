import type { RulerHops } from '#maths/solve'
import { MeasuredObject, objectHeight } from '../../../drawings/measured-object.tsx'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, MadeHop } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const zero = 44
const top = 6
const rulerTop = top + objectHeight + 74
const highestHop = 46
const radius = 20
/** The room of a number in font sizes, and its largest size. */
const [roomOfNumber, largestSize] = [1.6, 44]

/**
 * An object above a ruler of whole centimetres, with a hop for each of them. A line leads from each marked end down to
 * the ruler.
 */
export function RulerHopsPicture({ drawing, hops: isHopping }: PictureProps<RulerHops>) {
  const { object, from, to, longest, marked, hops } = drawing
  const cm = (width - 2 * zero) / longest
  const xOf = (centimetres: number) => zero + centimetres * cm
  const size = Math.min(cm / roomOfNumber, largestSize)
  const rise = Math.min(cm / 2, highestHop)
  const ballAt = (centimetres: number) => ({ x: xOf(centimetres), y: rulerTop - radius - 4 })
  const at = ballAt(from + hops)
  const start = isHopping && hops > 0 ? ballAt(from + hops - 1) : null
  const arcTo = (centimetres: number) => arc(xOf(centimetres - 1) + 2, xOf(centimetres) - 2, rulerTop - 2, rise)
  const paper = { x: 12, y: rulerTop, width: width - 24, rx: 14 }
  return (
    <Canvas width={width} height={rulerTop + 100}>
      <MeasuredObject object={object} x={xOf(from)} y={top} length={(to - from) * cm} />
      {Array.from({ length: hops }, (_, i) => from + i + 1).map((end, i) => (
        <Landed key={end} at={at} from={i === hops - 1 ? start : null}>
          <MadeHop d={arcTo(end)} index={i} />
        </Landed>
      ))}
      {start && (
        <Leaving at={at} from={start}>
          <DottedPath d={arcTo(from + hops)} />
        </Leaving>
      )}
      {marked.map((end) => (
        <path
          key={end}
          d={`M${xOf(end === 'start' ? from : to)} ${top + objectHeight + 4}V${rulerTop - 4}`}
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray=".1 10"
        />
      ))}
      <rect {...paper} height="94" fill="var(--hue-7)" />
      <rect {...paper} height="86" fill="var(--hue-4)" />
      {Array.from({ length: longest + 1 }, (_, i) => (
        <g key={xOf(i)}>
          <path d={`M${xOf(i)} ${rulerTop + 4}v30`} stroke="var(--hue-12)" strokeWidth="5" strokeLinecap="round" />
          <Label x={xOf(i)} y={rulerTop + 60} size={size}>
            {i}
          </Label>
        </g>
      ))}
      <Ball at={at} from={start} radius={radius} rise={rise} />
    </Canvas>
  )
}
