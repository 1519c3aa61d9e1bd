import type { ComparedBars } from '#maths/solve'
import { drawingWidth, hueByLabel } from '../../../drawings/bar.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const left = 84
const scale = (width - left - 16) / drawingWidth
const barHeight = 52
const step = 78
const top = 20

/** Bars below each other, with a line through their starts, or with a line down from each end. */
export function ComparedBarsPicture({ drawing: { bars, line, chosen } }: PictureProps<ComparedBars>) {
  const height = top + bars.length * step + 12
  const bottom = height - 6
  const marks =
    line === 'starts'
      ? [...new Set(bars.map(({ from }) => from))].map((from) => ({ x: left + from * scale, y: 6 }))
      : bars.map(({ from, length }, i) => ({ x: left + (from + length) * scale, y: top + i * step }))
  return (
    <Canvas width={width} height={height}>
      {bars.map(({ label, from, length }, i) => {
        const y = top + i * step
        const extent = { x: left + from * scale, y, width: length * scale, rx: 18 }
        const isChosen = label === chosen
        const Text = isChosen ? Pill : Label
        return (
          <g key={label}>
            <Text x={38} y={y + barHeight / 2} size={42}>
              {label}
            </Text>
            <g className={hueByLabel[label]} opacity={chosen === null || isChosen ? 1 : 0.45} data-part="bar">
              <rect {...extent} height={barHeight} fill="var(--hue-11)" />
              <rect {...extent} height={0.8 * barHeight} fill="var(--hue-9)" />
            </g>
          </g>
        )
      })}
      {marks.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}V${bottom}`}
          stroke="var(--ink)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={line === 'ends' ? '.1 11' : undefined}
        />
      ))}
    </Canvas>
  )
}
