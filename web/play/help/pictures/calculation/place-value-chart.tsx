import type { PlaceValueChart } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { ChildBox, DottedPath, Label } from './marks.tsx'
import { besideLine, Heads, headsHeight, Paper, sum, useHalfHead } from './paper.tsx'

const square = 88
const rowHeight = 74
const digitSize = 56
/** The room between two rows where digits move. */
const way = 84
const ballRadius = 20
const leastWidth = 300
/** The room of an operator in front of the second row. */
const operatorWidth = 68

/** A place-value chart. Where digits move, a dotted line leads from each digit to its new square. */
export function PlaceValueChartPicture({ drawing, hops }: PictureProps<PlaceValueChart>) {
  const { highest, lowest, rows, operator, tinted, moved, asked } = drawing
  const places = rows[0]!.map((_, i) => highest - i)
  const isMoving = moved !== 0 && rows.length > 1
  const heads = headsHeight(lowest)
  const halfHead = useHalfHead()
  const least = Math.max(3, (leastWidth - places.length * square) / 2)
  const besideColumn = (place: number) => (lowest < 0 ? halfHead(place) - square / 2 : 0)
  const left = Math.max(least, besideColumn(highest), operator === null ? 0 : operatorWidth)
  const right = Math.max(least, besideColumn(lowest) + (lowest === -3 ? besideLine : 0))
  const xOf = (place: number) => left + (highest - place + 0.5) * square
  const topOf = (row: number) => heads + row * (rowHeight + (isMoving ? way : 0))
  const widths = places.map(() => square)
  const tintedColumn = (place: number | null) => (place === null ? null : ([highest - place, highest - place] as const))
  const width = left + sum(widths) + right
  const groups = isMoving ? rows.map((_, i) => [i]) : [rows.map((_, i) => i)]
  const start = topOf(0) + rowHeight
  const target = tinted === null ? null : tinted + moved
  const isInside = (place: number) => place <= highest && place >= lowest
  const moves = isMoving
    ? places.filter((place, i) => rows[0]![i] !== null && isInside(place + moved)).map((place) => ({ place }))
    : []
  const at = isMoving && target !== null && isInside(target) ? { x: xOf(target), y: topOf(1) - ballRadius - 6 } : null
  return (
    <Canvas width={width} height={topOf(rows.length - 1) + rowHeight + 4}>
      <Heads {...{ highest, lowest, xOf }} tinted={tinted === null ? null : [tinted, tinted]} y={heads - 22} />
      {groups.map((group) => (
        <Paper
          key={group[0]}
          x={left}
          y={topOf(group[0]!)}
          columns={widths}
          rows={group.map(() => rowHeight)}
          tinted={isMoving && group[0] === 1 ? tintedColumn(at && target) : tintedColumn(tinted)}
        />
      ))}
      {operator !== null && (
        <>
          <Label x={left - operatorWidth / 2} y={topOf(1) + rowHeight / 2} size={digitSize}>
            {operator}
          </Label>
          <path
            d={`M${left - operatorWidth + 12} ${topOf(2)}H${width - right - 6}`}
            stroke="var(--ink)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </>
      )}
      {moves.map(({ place }) => (
        <DottedPath
          key={place}
          d={`M${xOf(place)} ${start + 8}L${xOf(place + moved)} ${topOf(1) - (place === tinted && at ? 50 : 8)}`}
          tone={place === tinted || tinted === null ? 'theme' : 'pale'}
        />
      ))}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay in their order
        <g key={i}>
          {row.map((digit, column) =>
            digit === null ? null : (
              <Label key={places[column]} x={xOf(places[column]!)} y={topOf(i) + rowHeight / 2} size={digitSize}>
                {digit}
              </Label>
            ),
          )}
          {lowest < 0 && <circle cx={xOf(0) + square / 2} cy={topOf(i) + rowHeight / 2 + 17} r="7" fill="var(--ink)" />}
        </g>
      ))}
      {asked !== null && (
        <ChildBox x={xOf(asked) - 33} y={topOf(rows.length - 1) + 6} width={66} height={rowHeight - 12} size={46} />
      )}
      {at && <Ball at={at} radius={ballRadius} from={hops ? { x: xOf(tinted!), y: at.y } : null} rise={24} />}
    </Canvas>
  )
}
