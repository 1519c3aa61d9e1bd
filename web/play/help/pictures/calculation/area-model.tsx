import type { AreaModel } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { ChildBox, Label, textWidth } from './marks.tsx'
import { sum } from './paper.tsx'

/** The width of a rectangle with up to two parts across, and with more. */
const wholeWidth = { few: 540, many: 680 } as const
const top = 52
const boxesHeight = 246
const headSize = 42
/** The least height of a row of boxes. */
const leastHeight = 66

/** A rectangle in boxes, true to scale as far as the products fit into the boxes. Below it they are added up. */
export function AreaModelPicture({ drawing }: PictureProps<AreaModel>) {
  const { across, down, products, framed, sums } = drawing
  const width = across.length > 2 ? wholeWidth.many : wholeWidth.few
  const left = Math.max(...down.map((part) => textWidth(part, headSize))) + 26
  const sumsWidth = textWidth(sum(across) * Math.max(...down), headSize) + 30
  const size = across.length > 2 ? 38 : 44
  const longest = (part: number) => textWidth(part * Math.max(...down), size) + 24
  const widths = shares(across, width - left - sumsWidth, across.map(longest))
  const heights = shares(
    down,
    boxesHeight,
    down.map(() => leastHeight),
  )
  const xOf = (i: number) => left + sum(widths.slice(0, i))
  const yOf = (i: number) => top + sum(heights.slice(0, i))
  const right = left + sum(widths)
  const all = products.flat()
  const hasLine = down.length > 1 && across.length > 1
  return (
    <Canvas width={width} height={top + boxesHeight + (hasLine ? 66 : 6)}>
      {products.map((row, y) =>
        row.map((product, x) => (
          <rect
            key={`${across[x]} ${down[y]}`}
            {...{ x: xOf(x), y: yOf(y), width: widths[x]!, height: heights[y]! }}
            fill={product === null ? 'var(--sheet)' : (x + y) % 2 === 0 ? 'var(--hue-7)' : 'var(--hue-5)'}
          />
        )),
      )}
      <path
        d={[
          ...widths.slice(1).map((_, i) => `M${xOf(i + 1)} ${top}v${boxesHeight}`),
          ...heights.slice(1).map((_, i) => `M${left} ${yOf(i + 1)}H${right}`),
        ].join('')}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <rect
        {...{ x: left, y: top, width: right - left, height: boxesHeight }}
        rx="4"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
      />
      {across.map((part, i) => (
        <Label key={part} x={xOf(i) + widths[i]! / 2} y={26} size={headSize}>
          {part}
        </Label>
      ))}
      {down.map((part, i) => (
        <Label key={part} x={left - 14} y={yOf(i) + heights[i]! / 2} size={headSize} anchor="end">
          {part}
        </Label>
      ))}
      {products.map((row, y) =>
        row.map((product, x) => {
          const isFramed = framed?.[0] === x && framed[1] === y
          const box = { x: xOf(x) + 9, y: yOf(y) + 9, width: widths[x]! - 18, height: heights[y]! - 18 }
          if (product === null) return isFramed && <ChildBox key={`${across[x]} ${down[y]}`} {...box} size={46} />
          return (
            <g key={`${across[x]} ${down[y]}`}>
              {isFramed && <rect {...box} rx="12" fill="none" stroke="var(--hue-11)" strokeWidth="5" />}
              <Label x={box.x + box.width / 2} y={box.y + box.height / 2} size={size} tone="tinted">
                {product}
              </Label>
            </g>
          )
        }),
      )}
      {hasLine && all.some((product) => product !== null) && sums.every((total) => total === null) && (
        <Label x={(left + right) / 2} y={top + boxesHeight + 40} size={40}>
          {all.map((product) => product ?? '?').join(' + ')}
        </Label>
      )}
      {sums.map((total, i) =>
        total === null ? null : (
          <Label key={down[i]} x={right + 18} y={yOf(i) + heights[i]! / 2} size={headSize} anchor="start">
            {total}
          </Label>
        ),
      )}
    </Canvas>
  )
}

/** Returns the shares of a length in proportion to parts. No share is smaller than its least length. */
function shares(parts: readonly number[], length: number, least: readonly number[]): number[] {
  const small = parts.map((part, i) => (part / sum(parts)) * length < least[i]!)
  const rest = length - sum(least.filter((_, i) => small[i]))
  const wide = sum(parts.filter((_, i) => !small[i]))
  const shared = parts.map((part, i) => (small[i] ? least[i]! : (part / wide) * rest))
  // A share that became too small takes its least length, too, and the longest one gives it.
  const missing = shared.map((share, i) => Math.max(0, least[i]! - share))
  const longest = shared.indexOf(Math.max(...shared))
  return shared.map((share, i) => share + missing[i]! - (i === longest ? sum(missing) : 0))
}
