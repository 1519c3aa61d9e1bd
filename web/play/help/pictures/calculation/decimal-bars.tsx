import type { DecimalBars } from '#maths/solve'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { Label } from './marks.tsx'

const margin = 6
const gap = 14
const [barWidth, barHeight] = [50, 220]
const sideOfSquare = 120
/** The side of a square whose edges have the name of the tenths, and the room of the name on each side of it. */
const [largeSide, besideSquare] = [300, 160]
const squaresInLine = 5
const textSize = 38
const leastWidth = 300

interface Whole {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The tenths or hundredths that are filled, from the bottom and from the left. */
  readonly filled: number
}

/** Wholes as bars of ten tenths, or as squares of a hundred hundredths. The rest of the last one is empty. */
export function DecimalBarsPicture({ drawing: { value, places, cut, row } }: PictureProps<DecimalBars>) {
  const { placeName } = useHelpLanguage()
  const parts = 10 ** places
  const units = Math.round(value * parts)
  const count = Math.ceil(units / parts)
  const isBars = places === 1
  const side = row ? largeSide : sideOfSquare
  const [width, height] = isBars ? [barWidth, barHeight] : [side, side]
  const inLine = isBars ? count : Math.min(count, squaresInLine)
  const lines = Math.ceil(count / inLine)
  const left = row ? besideSquare : Math.max(margin, (leastWidth - inLine * (width + gap) + gap) / 2)
  const wholes = Array.from({ length: count }, (_, i): Whole => {
    const [line, column] = [Math.floor(i / inLine), i % inLine]
    const [x, y] = [left + column * (width + gap), margin + line * (height + gap)]
    return { x, y, width, height, filled: Math.min(parts, units - i * parts) }
  })
  const rest = units % parts
  const right = left + inLine * (width + gap)
  const bottom = margin + lines * (height + gap)
  return (
    <Canvas width={right - gap + left} height={bottom + (isBars || row ? 40 : 0)}>
      {wholes.map((whole) => (
        <WholePicture
          key={`${whole.x} ${whole.y}`}
          {...whole}
          columns={isBars ? 1 : 10}
          cut={cut || whole.filled < parts}
          row={row === true}
        />
      ))}
      {row && (
        <>
          <Label x={left - 16} y={margin + side / 2} size={textSize} anchor="end">
            {placeName(-1)}
          </Label>
          <Label x={left + side / 2} y={bottom + 14} size={textSize}>
            {placeName(-1)}
          </Label>
        </>
      )}
      {isBars &&
        wholes.map(({ x, filled }) => (
          <Label key={x} x={x + barWidth / 2} y={bottom + 14} size={textSize}>
            {filled === parts ? 1 : `0.${rest}`}
          </Label>
        ))}
    </Canvas>
  )
}

function WholePicture({
  x,
  y,
  width,
  height,
  filled,
  columns,
  cut,
  row,
}: Whole & { readonly columns: number; readonly cut: boolean; readonly row: boolean }) {
  const [cellWidth, cellHeight] = [width / columns, height / 10]
  // Full rows or columns of ten are filled first, then the rest of the next one.
  const [full, over] = columns === 1 ? [filled, 0] : [Math.floor(filled / 10), filled % 10]
  const lines = [
    ...Array.from({ length: 9 }, (_, i) => `M${x} ${y + (i + 1) * cellHeight}h${width}`),
    ...Array.from({ length: columns - 1 }, (_, i) => `M${x + (i + 1) * cellWidth} ${y}v${height}`),
  ]
  return (
    <>
      <rect {...{ x, y, width, height }} rx="4" fill="var(--sheet)" />
      {row && <rect x={x} y={y + height - cellHeight} width={width} height={cellHeight} fill="var(--hue-6)" />}
      {columns === 1 ? (
        <rect x={x} y={y + height - full * cellHeight} width={width} height={full * cellHeight} fill="var(--hue-8)" />
      ) : (
        <>
          <rect x={x} y={y} width={full * cellWidth} height={height} fill="var(--hue-8)" />
          <rect
            x={x + full * cellWidth}
            y={y + height - over * cellHeight}
            width={over === 0 ? 0 : cellWidth}
            height={over * cellHeight}
            fill={row ? 'var(--hue-11)' : 'var(--hue-8)'}
          />
        </>
      )}
      {cut && <path d={lines.join('')} stroke="var(--hue-11)" strokeWidth={columns === 1 ? 3 : 1.5} />}
      <rect {...{ x, y, width, height }} rx="4" fill="none" stroke="var(--ink)" strokeWidth="5" />
    </>
  )
}
