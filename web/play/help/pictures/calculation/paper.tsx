/** Squared paper, with a digit in each square. */
import { useHelpLanguage } from '../../help-context.ts'
import { Label, textWidth } from './marks.tsx'

interface PaperProps {
  readonly x?: number
  readonly y: number
  /** The widths of the columns and the heights of the rows. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** The first and the last column that are tinted. */
  readonly tinted?: readonly [first: number, last: number] | null
}

export function Paper({ x = 0, y, columns, rows, tinted = null }: PaperProps) {
  const [width, height] = [sum(columns), sum(rows)]
  const [across, down] = [edges(columns), edges(rows)]
  const lines = [...across.map((at) => `M${x + at} ${y}v${height}`), ...down.map((at) => `M${x} ${y + at}h${width}`)]
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="18" fill="var(--sheet)" />
      {tinted && (
        <rect
          x={x + sum(columns.slice(0, tinted[0]))}
          y={y}
          width={sum(columns.slice(tinted[0], tinted[1] + 1))}
          height={height}
          rx={tinted[0] === 0 || tinted[1] === columns.length - 1 ? 18 : 0}
          fill="var(--hue-4)"
        />
      )}
      <path d={lines.join('')} stroke="var(--hue-5)" strokeWidth="2.5" />
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={width - 3}
        height={height - 3}
        rx="17"
        fill="none"
        stroke="var(--hue-6)"
        strokeWidth="3"
      />
    </>
  )
}

/** Returns the edges between squares, without the outer ones. */
function edges(sizes: readonly number[]): number[] {
  return sizes.slice(1).map((_, i) => sum(sizes.slice(0, i + 1)))
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The sizes of the letters of places, and of the names of places beside decimals. */
const [letterSize, wordSize] = [36, 34]
/** The height of the names above the letters. */
const nameRow = 38

interface HeadsProps {
  readonly highest: number
  readonly lowest: number
  /** The highest and the lowest of the tinted columns. */
  readonly tinted: readonly [number, number] | null
  /** The middle of the column of a place. */
  readonly xOf: (place: number) => number
  readonly y: number
}

/**
 * The letters of the columns. Places after the point have their names, because their letters would look like those of
 * tens and hundreds. Beside them, a whole column to look at also has its name above its letter. A name without room on
 * the left is missing.
 */
export function Heads({ highest, lowest, tinted, xOf, y }: HeadsProps) {
  const { placeName, placeLetters } = useHelpLanguage()
  const halfHead = useHalfHead()
  const places = Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i)
  const [from, to] = tinted ?? [lowest - 1, highest + 1]
  const named = from === to && lowest < 0 && to >= 0 && places.includes(to) && xOf(to) >= halfHead(to)
  const toneOf = (place: number) => (place <= from && place >= to ? 'tinted' : 'soft')
  return (
    <>
      {places.map((place) => {
        const hasName = place < 0
        return (
          <Label
            key={place}
            x={xOf(place) + (place === -3 ? besideLine : 0)}
            y={place === -2 ? y - nameRow : y}
            size={hasName ? wordSize : letterSize}
            tone={toneOf(place)}
          >
            {hasName ? placeName(place) : placeLetters(place)}
          </Label>
        )
      })}
      {lowest < -1 && <path d={`M${xOf(-2)} ${y - 18}V${y + 18}`} stroke="var(--hue-9)" strokeWidth="4" />}
      {named && (
        <Label x={xOf(to)} y={y - nameRow} size={wordSize} tone="tinted">
          {placeName(to)}
        </Label>
      )}
    </>
  )
}

/** How far the name of the thousandths is to the right of its column, beside the line of the hundredths. */
export const besideLine = 24

/** Returns the height of the names of columns. */
export const headsHeight = (lowest: number) => (lowest < 0 ? 80 : 42)

/** Returns a function for half the width of the name of a place beside decimals. */
export function useHalfHead(): (place: number) => number {
  const { placeName } = useHelpLanguage()
  return (place) => textWidth(placeName(place), wordSize) / 2
}

interface StruckProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: number
}

/** A digit that another one replaces. It stays readable. */
export function Struck({ x, y, size, children }: StruckProps) {
  const [dx, dy] = [0.3 * size * String(children).length ** 0.5, 0.33 * size]
  return (
    <>
      <Label x={x} y={y} size={size} tone="soft">
        {children}
      </Label>
      <path d={`M${x - dx} ${y + dy}L${x + dx} ${y - dy}`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}
