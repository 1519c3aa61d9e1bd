/** The marks of all pictures: text, dotted arcs, solid hops and boxes. All lengths are in units of the picture. */
import { digitSpace } from '#maths'
import styles from './canvas.module.css'

/** The distance from the middle of a digit to its baseline, in font sizes. */
const baseline = 0.34
/** The widths of characters in font sizes, measured in the display font and rounded up. */
const widthByCharacter: Readonly<Record<string, number>> = {
  ...{ ' ': 0.26, '\u00a0': 0.26, [digitSpace]: 0.15, '.': 0.3, '(': 0.42, ')': 0.42, m: 0.9, w: 0.8 },
}
const widthOfCharacter = 0.6

/** Returns an estimate of the width of a text, which is never too small for a number or an expression. */
export function textWidth(text: string | number, size: number): number {
  return [...String(text)].reduce((sum, character) => sum + (widthByCharacter[character] ?? widthOfCharacter) * size, 0)
}

interface LabelProps {
  readonly x: number
  /** The middle of the digits. */
  readonly y: number
  readonly size?: number
  readonly tone?: 'soft' | 'tinted' | 'asked' | 'onInk' | undefined
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly children: string | number
}

export function Label({ x, y, size = 34, tone, anchor = 'middle', children }: LabelProps) {
  return (
    <text x={x} y={y + baseline * size} fontSize={size} textAnchor={anchor} className={tone && styles[tone]}>
      {children}
    </text>
  )
}

export const pillWidth = (text: string | number, size: number) => textWidth(text, size) + 0.36 * size

/** The number to look at. */
export function Pill({ x, y, size = 34, children }: Pick<LabelProps, 'x' | 'y' | 'size' | 'children'>) {
  const width = pillWidth(children, size)
  const height = 1.26 * size
  return (
    <>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={0.38 * size} fill="var(--ink)" />
      <Label x={x} y={y} size={size} tone="onInk">
        {children}
      </Label>
    </>
  )
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of the number that the child finds. It is in ink, because the red of Subtraction would look wrong. */
export function ChildBox({ x, y, width, height, size }: Box & { readonly size: number }) {
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx="14"
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeDasharray="14 11"
        strokeLinecap="round"
      />
      <Label x={x + width / 2} y={y + height / 2} size={size}>
        ?
      </Label>
    </>
  )
}

/** The dotted box of a digit that was found or added. */
export function DottedBox(box: Box) {
  return (
    <rect
      {...box}
      rx="14"
      fill="var(--hue-4)"
      stroke="var(--hue-11)"
      strokeWidth="6"
      strokeDasharray=".1 12"
      strokeLinecap="round"
    />
  )
}

interface DottedPathProps {
  readonly d: string
  readonly tone?: 'theme' | 'ink' | 'pale' | undefined
  /** The number of dots, which are half a gap from both ends. Without it, the first dot is at an end. */
  readonly count?: number
}

const strokes = { theme: 'var(--hue-11)', ink: 'var(--ink)', pale: 'var(--hue-8)' } as const

/** The distance from a dot of a path to the next one. */
const dotGap = 13.9
/** The length of a dot without its round ends. */
const dotLength = 0.1

export function DottedPath({ d, tone = 'theme', count }: DottedPathProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={strokes[tone]}
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray={`${dotLength} ${dotGap - dotLength}`}
      {...(count !== undefined && { pathLength: count * dotGap, strokeDashoffset: -dotGap / 2 })}
    />
  )
}

interface DottedHopProps extends Pick<DottedPathProps, 'tone'> {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
}

/** The dotted arc of a hop. Two hops share a dot where they meet. */
export function DottedHop({ from, to, y, height, tone }: DottedHopProps) {
  const radius = Math.abs(to - from) / 2
  // Ramanujan's formula gives the length of half an ellipse.
  const [a, b] = [3 * radius + height, radius + 3 * height]
  const length = (Math.PI / 2) * (3 * (radius + height) - Math.sqrt(a * b))
  return <DottedPath d={arc(from, to, y, height)} tone={tone} count={Math.round(length / dotGap)} />
}

interface CounterProps {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Whether the dot is not counted yet, or belongs to another part. */
  readonly isPale: boolean
}

/** A dot that the child counts. Its outline has contrast in each hue. */
export function Counter({ x, y, radius, isPale }: CounterProps) {
  return (
    <circle cx={x} cy={y} r={radius - 2} fill={`var(--hue-${isPale ? 4 : 9})`} stroke="var(--hue-11)" strokeWidth="4" />
  )
}

interface MadeHopProps {
  /** The arc of the hop. */
  readonly d: string
  /** The index of the hop. Neighbours have different colours. */
  readonly index: number
  readonly outline?: number
}

/** A hop that has been made. Its outline has contrast in each hue. */
export function MadeHop({ d, index, outline = 4 }: MadeHopProps) {
  return (
    <path d={`${d}z`} fill={`var(--hue-${index % 2 === 0 ? 8 : 6})`} stroke="var(--hue-11)" strokeWidth={outline} />
  )
}

/** Returns an arc from one point of a line to another one. */
export function arc(from: number, to: number, y: number, height: number): string {
  return `M${from} ${y}A${Math.abs(to - from) / 2} ${height} 0 0 ${to > from ? 1 : 0} ${to} ${y}`
}

interface LineProps {
  readonly from: number
  readonly to: number
  readonly y: number
  /** The positions of the ticks. */
  readonly ticks: readonly number[]
  readonly long?: readonly { readonly x: number; readonly length: number }[]
}

/** The line with its ticks. The long ticks reach numbers below the first row. */
export function Line({ from, to, y, ticks, long = [] }: LineProps) {
  const short = ticks.map((x) => `M${x} ${y}v18`)
  return (
    <>
      <path d={`M${from} ${y}H${to}`} stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
      {ticks.length > 0 && <path d={short.join('')} stroke="var(--ink)" strokeWidth={ticks.length > 13 ? 5 : 7} />}
      {long.length > 0 && (
        <path d={long.map(({ x, length }) => `M${x} ${y}v${length}`).join('')} stroke="var(--ink)" strokeWidth="4" />
      )}
    </>
  )
}

/** The least gap between two texts in a row. */
const gap = 10

interface PlacedText {
  readonly x: number
  readonly text: string
}

/**
 * Returns the row of each text, so that no two texts of a row overlap. Most texts are in row 0. They come in the order
 * of their positions.
 */
export function labelRows(texts: readonly PlacedText[], size: number): number[] {
  const ends: number[] = []
  return texts.map(({ x, text }) => {
    const half = textWidth(text, size) / 2 + gap
    const free = ends.findIndex((end) => end <= x - half)
    const row = free < 0 ? ends.length : free
    ends[row] = x + half - gap
    return row
  })
}
