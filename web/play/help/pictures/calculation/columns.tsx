import type { Columns } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { arc, ChildBox, DottedBox, DottedPath, Label } from './marks.tsx'
import { Heads, headsHeight, Paper, Struck, sum, useHalfHead } from './paper.tsx'

const square = 76
/** The heights of the rows of digits, and of the little squares above them. */
const [rowHeight, little] = [72, 54]
const digitSize = 60
const littleSize = 40
const ballRadius = 22

/** A calculation on squared paper, with what is carried or swapped in the little squares above it. */
export function ColumnsPicture({ drawing, hops }: PictureProps<Columns>) {
  const { operator, columns, tinted, asked, leads } = drawing
  const [highest, lowest] = [columns[0]!.place, columns.at(-1)!.place]
  const isSwapping = operator === '−'
  // A sum with one more digit than its numbers has that digit below the operator, as on paper. Its column has a letter
  // as soon as something is in it.
  const overflows = !isSwapping && columns[0]!.top === null && columns[0]!.bottom === null && columns.length > 1
  const isEmpty = columns[0]!.result === null && (columns[0]!.carried ?? 0) === 0
  const heads = headsHeight(lowest)
  const halfHead = useHalfHead()
  // A difference without a swap needs no little squares.
  const swaps = columns.some(({ top, bottom }) => (bottom ?? 0) > (top ?? 0))
  const littleRows = !isSwapping ? 1 : swaps ? 2 : 0
  // The ball hops between the names of the columns and the little squares.
  const paperY = heads + 22
  const first = overflows ? 0 : 1
  const widths = Array.from({ length: columns.length + first }, () => square)
  const heights = [...Array.from({ length: littleRows }, () => little), rowHeight, rowHeight, rowHeight]
  const xOf = (place: number) => (first + highest - place + 0.5) * square
  /** Returns the middle of a little square. Row 0 is directly above the top number. */
  const littleY = (row: number) => paperY + (littleRows - row - 0.5) * little
  const rowY = (row: 0 | 1 | 2) => paperY + littleRows * little + (row + 0.5) * rowHeight
  const lineY = rowY(1) + rowHeight / 2
  // The name of the last column is wider than its column. The paper is in the middle.
  const beside = lowest < 0 ? Math.max(0, xOf(lowest) + halfHead(lowest) + 4 - sum(widths)) : 0
  const [width, height] = [sum(widths) + 2 * beside, paperY + sum(heights) + 4]
  const hop = hopOf(drawing)
  const at = hop && { x: xOf(hop.to), y: littleY(hop.row) }
  const from = hop && at && { x: xOf(hop.from), y: at.y }
  return (
    <Canvas width={width} height={height} left={-beside}>
      <Heads {...{ highest: overflows && isEmpty ? highest - 1 : highest, lowest, tinted, xOf }} y={heads - 22} />
      <Paper
        y={paperY}
        columns={widths}
        rows={heights}
        tinted={tinted && [first + highest - tinted[0], first + highest - tinted[1]]}
      />
      {lowest < 0 && <Points x={xOf(0) + square / 2} top={rowY(0)} bottom={rowY(2)} />}
      <Label x={square / 2} y={rowY(1)} size={56}>
        {operator}
      </Label>
      <path d={`M9 ${lineY}H${sum(widths) - 9}`} stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      {columns.map(({ place, top, bottom, zero, swapped, carried, result }) => {
        const x = xOf(place)
        const replaces = asked?.row === 'top' && asked.place === place
        const digits = [...(top === null ? [] : [top]), ...swapped]
        return (
          <g key={place}>
            {zero && <DottedBox x={x - 30} y={rowY(zero === 'top' ? 0 : 1) - 32} width={60} height={62} />}
            {digits.map((digit, i) => {
              const Text = i < digits.length - 1 || replaces ? Struck : Label
              const [y, size] = i === 0 ? [rowY(0), digitSize] : [littleY(i - 1), littleSize]
              return (
                <Text key={`${i === 0 ? 'top' : y}`} x={x} y={y} size={size}>
                  {digit}
                </Text>
              )
            })}
            {bottom !== null && (
              <Label x={x} y={rowY(1)} size={digitSize}>
                {bottom}
              </Label>
            )}
            {result !== null && (
              <Label x={x} y={rowY(2)} size={digitSize}>
                {result}
              </Label>
            )}
            {carried !== null && carried > 0 && !(hop?.to === place && !isSwapping) && (
              <Label x={x} y={littleY(0)} size={littleSize}>
                {carried}
              </Label>
            )}
            {replaces && (
              <ChildBox x={x - 31} y={littleY(swapped.length) - 23} width={62} height={46} size={littleSize} />
            )}
            {asked?.row === 'result' && asked.place === place && (
              <ChildBox x={x - 32} y={rowY(2) - 32} width={64} height={64} size={48} />
            )}
          </g>
        )
      })}
      {leads && <EmptyPlaces from={xOf(leads.from)} to={xOf(leads.to)} y={rowY(0)} />}
      {at && from && (
        <>
          <DottedPath d={arc(from.x, at.x, at.y - ballRadius - 5, 20)} tone="ink" />
          <Ball
            at={at}
            radius={ballRadius}
            number={isSwapping ? null : columns.find(({ place }) => place === hop?.to)!.carried}
            from={hops ? from : null}
            rise={30}
          />
        </>
      )}
    </Canvas>
  )
}

interface EmptyPlacesProps {
  /** The middle of the lowest place that has nothing to swap, and of the first place that has something. */
  readonly from: number
  readonly to: number
  /** The middle of the digits. */
  readonly y: number
}

/** Frames around zeros, and an arrow over them to the digit on their left. */
function EmptyPlaces({ from, to, y }: EmptyPlacesProps) {
  const start = y - 38
  return (
    <>
      {Array.from({ length: Math.round((from - to) / square) }, (_, i) => from - i * square).map((x) => (
        <rect
          key={x}
          x={x - 29}
          y={y - 32}
          width="58"
          height="62"
          rx="14"
          fill="none"
          stroke="var(--hue-11)"
          strokeWidth="5"
        />
      ))}
      <DottedPath d={arc(from, to, start, 36)} tone="ink" />
      <path
        d={`M${to - 12} ${start - 16}L${to} ${start}L${to + 14} ${start - 12}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

interface ColumnHop {
  readonly from: number
  readonly to: number
  readonly row: number
}

/** Returns the hop of this step: the carried number to the left, or the swapped one to the right. */
function hopOf({ operator, columns, tinted }: Columns): ColumnHop | null {
  const columnAt = (place: number) => columns.find((column) => column.place === place)
  if (tinted === null) return null
  const [place] = tinted
  if (operator === '−') {
    const to = columnAt(place - 1)
    // Above a digit that was swapped twice, the ball would be beyond the paper.
    const isNew = to?.result === null && (to.swapped.at(-1) ?? 0) >= 10 && to.swapped.length < 2
    return isNew ? { from: place, to: place - 1, row: to.swapped.length } : null
  }
  const [here, next] = [columnAt(place), columnAt(place + 1)]
  const isNew = (here?.result ?? null) !== null && (next?.carried ?? 0) > 0 && next?.result === null
  return isNew ? { from: place, to: place + 1, row: 0 } : null
}

/** The points below each other, in a strip. */
function Points({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) {
  return (
    <>
      <path
        d={`M${x} ${top}V${bottom + 14}`}
        stroke="var(--hue-9)"
        strokeWidth="28"
        strokeLinecap="round"
        opacity=".28"
      />
      {[top, (top + bottom) / 2, bottom].map((y) => (
        <circle key={y} cx={x} cy={y + 16} r="7" fill="var(--ink)" />
      ))}
    </>
  )
}
