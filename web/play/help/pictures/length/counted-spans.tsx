import type { CountedSpans } from '#maths/solve'
import { MeasuredObject, objectHeight } from '../../../drawings/measured-object.tsx'
import { spanRoom, spans } from '../../../drawings/spans.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const margin = 14
const gap = 24
const textSize = 42

/** Hands or feet below an object from end to end. The counted ones have their numbers. */
export function CountedSpansPicture({ drawing: { span, object, count, counted } }: PictureProps<CountedSpans>) {
  const { width: own, height, left, Part } = spans[span]
  const scale = (width - 2 * margin) / (spanRoom(count) * own)
  const length = count * own
  const start = (width - scale * length) / 2
  const spansTop = objectHeight + gap
  const bottom = 8 + scale * (spansTop + height)
  return (
    <Canvas width={width} height={bottom + 1.4 * textSize}>
      <path
        d={[start, start + scale * length].map((x) => `M${x} 8V${bottom}`).join('')}
        stroke="var(--hue-12)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 10"
      />
      <g transform={`translate(${start} 8) scale(${scale})`}>
        <MeasuredObject object={object} x={0} y={0} length={length} />
        {Array.from({ length: count }, (_, i) => i * own).map((x, i) => (
          <g
            key={x}
            transform={`translate(${x - left} ${spansTop})`}
            opacity={counted > 0 && i >= counted ? 0.45 : 1}
            data-part="span"
          >
            <Part skin={i % 2 === 0 ? 'var(--hue-9)' : 'var(--hue-11)'} lines={`var(--hue-${i % 2 === 0 ? 5 : 7})`} />
          </g>
        ))}
      </g>
      {Array.from({ length: counted }, (_, i) => {
        const Text = i === counted - 1 ? Pill : Label
        const x = start + scale * (i + 0.5) * own
        return (
          <Text key={x} x={x} y={bottom + 0.74 * textSize} size={textSize}>
            {i + 1}
          </Text>
        )
      })}
    </Canvas>
  )
}
