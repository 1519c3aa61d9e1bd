import type { ShortDivision } from '#maths/solve'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Ball } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { ChildBox, DottedBox, Label, textWidth } from './marks.tsx'
import { Heads, headsHeight, Paper, sum, useHalfHead } from './paper.tsx'

/** A square has room for a digit, with the rest of the place before in front of it. */
const square = 96
const digitSize = 60
const carriedSize = 30
const restWidth = 132
/** The least width, so that two digits keep their size from step to step. */
const leastWidth = 4 * square

/** A division frame: the quotient above the dividend, and what is left over in front of the next digit. */
export function ShortDivisionPicture({ drawing, hops }: PictureProps<ShortDivision>) {
  const { divisor, digits, highest, zeros, quotient, carried, over, tinted, asked, hasRemainder, remainder } = drawing
  const lowest = highest - digits.length + 1
  const places = digits.map((_, i) => highest - i)
  const heads = headsHeight(lowest)
  const halfHead = useHalfHead()
  const { written } = useHelpLanguage()
  const widthOfDivisor = Math.max(square, textWidth(divisor, digitSize) + 12)
  const widths = [widthOfDivisor, ...digits.map(() => square), ...(hasRemainder ? [restWidth] : [])]
  const left = widthOfDivisor
  const indexOf = (place: number) => highest - place
  const xOf = (place: number) => left + (indexOf(place) + 0.5) * square
  const [above, below] = [heads + square / 2, heads + 1.5 * square]
  const right = left + digits.length * square
  const hop = hopOf(drawing)
  const width = Math.max(sum(widths), lowest < 0 ? xOf(lowest) + halfHead(lowest) : 0)
  const margin = Math.max(0, (leastWidth - width) / 2)
  return (
    <Canvas width={width + 2 * margin + 4} height={heads + 2 * square + 4}>
      <g transform={`translate(${margin})`}>
        <Heads {...{ highest, lowest, xOf }} tinted={tinted} y={heads - 22} />
        <Paper
          y={heads}
          columns={widths}
          rows={[square, square]}
          tinted={tinted && [1 + indexOf(tinted[0]), 1 + indexOf(tinted[1])]}
        />
        <path
          d={`M${right - 4} ${heads + square}H${left}v${square - 8}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Label x={left / 2} y={below} size={digitSize}>
          {divisor}
        </Label>
        {places.map((place, i) => {
          const x = xOf(place)
          const rest = carried[i] ?? null
          const isSmall = rest !== null && rest > 0
          const isOver = over?.place === place
          const dx = (isSmall ? (rest > 9 ? 27 : 22) : 0) - (isOver ? (isSmall ? 30 : 14) : 0)
          const digitAbove = quotient[i] ?? null
          return (
            <g key={place}>
              {i >= digits.length - zeros && <DottedBox x={x + dx - 22} y={below - 33} width={44} height={64} />}
              <Label x={x + dx} y={below} size={digitSize}>
                {digits[i]!}
              </Label>
              {isSmall && hop !== place && (
                <Label x={x - square / 2 + (isOver ? 2 : 5)} y={below - 16} size={carriedSize} anchor="start">
                  {rest}
                </Label>
              )}
              {hop === place && rest !== null && (
                <Ball
                  at={{ x: x - 25, y: below - 20 }}
                  radius={rest > 9 ? 22 : 19}
                  number={rest}
                  from={hops ? { x: x - square, y: below - 20 } : null}
                  rise={60}
                />
              )}
              {isOver && <Ball at={{ x: x + 30, y: below - 22 }} radius={16} number={over.rest} from={null} />}
              {digitAbove !== null && (
                <Label x={x} y={above} size={digitSize}>
                  {digitAbove}
                </Label>
              )}
              {asked === place && <ChildBox x={x - 33} y={above - 33} width={66} height={66} size={48} />}
            </g>
          )
        })}
        {lowest < 0 &&
          [above, below].map((y) => <circle key={y} cx={xOf(0) + square / 2} cy={y + 18} r="7" fill="var(--ink)" />)}
        {(asked === 'remainder' || remainder !== null) && (
          <Label x={right + 26} y={above} size={48}>
            {written.remainder}
          </Label>
        )}
        {asked === 'remainder' && <ChildBox x={right + 52} y={above - 33} width={68} height={66} size={48} />}
        {remainder !== null && (
          <Label x={right + 86} y={above} size={digitSize}>
            {remainder}
          </Label>
        )}
      </g>
    </Canvas>
  )
}

/** Returns the place in front of whose digit the rest has just come, or null. */
function hopOf({ tinted, carried, quotient, highest, asked }: ShortDivision): number | null {
  if (tinted === null || tinted[0] !== tinted[1] || asked !== null) return null
  const i = highest - tinted[0]
  return (carried[i] ?? 0) > 0 && (quotient[i] ?? null) === null ? tinted[0] : null
}
