/** The pictures of questions on paper, in black. Where a child measures, a centimetre is a centimetre of the paper. */
import type { ComponentType } from 'react'
import type { Drawing, Flock } from '#maths'
import { drawingWidth } from '../../play/drawings/bar.tsx'
import { BlockPicture } from '../../play/drawings/blocks.tsx'
import { blocksLayout } from '../../play/drawings/blocks-layout.ts'
import { dotCard, dotRadius } from '../../play/drawings/dots.tsx'
import { artByAnimal } from '../../play/drawings/flock.tsx'
import { flockLayout, heightRatio } from '../../play/drawings/flock-layout.ts'
import { Ruler } from '../../play/drawings/ruler.tsx'
import { ScaledShape } from '../../play/drawings/shape.tsx'
import { Spans } from '../../play/drawings/spans.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { aroundGrid, runCell } from './cell-size.ts'
import styles from './drawings.module.css'

interface Millimetres {
  readonly width: number
  readonly height: number
}

interface PaperDrawingProps<K extends Drawing['kind']> {
  readonly drawn: Extract<Drawing, { readonly kind: K }>
  /** The text alternative. */
  readonly label: string
  readonly room: Millimetres
  /** The right answer on a key, or null on a sheet. */
  readonly answer: string | null
}

type Pictures = { readonly [K in Drawing['kind']]: ComponentType<PaperDrawingProps<K>> | null }

/** The picture of each kind of drawing. A calculation and the word of a number are text. */
const pictures: Pictures = {
  nothing: null,
  expression: null,
  word: null,
  run: Strip,
  animals: ({ drawn, label, room }) => <Animals flock={drawn} all={[drawn]} label={label} room={room} />,
  groups: Groups,
  blocks: Blocks,
  dots: Dots,
  bond: Bond,
  bars: Bars,
  spans: ({ drawn, label }) => <Spans drawn={drawn} label={label} />,
  ruler: ({ drawn, label }) => <Ruler drawn={drawn} label={label} />,
  grid: Grid,
  shape: ({ drawn, label }) => <ScaledShape drawn={drawn} label={label} />,
  table: ({ drawn, label }) => <Table rows={drawn.rows} label={label} />,
}

export function PaperDrawing<K extends Drawing['kind']>(props: PaperDrawingProps<K>) {
  const Picture: ComponentType<PaperDrawingProps<K>> | null = pictures[props.drawn.kind as K]
  return Picture && <Picture {...props} />
}

/** Numbers in a strip, with an empty cell for the missing one. */
function Strip({ drawn: { numbers }, label, answer }: PaperDrawingProps<'run'>) {
  const digits = Math.max(...numbers.map((number) => String(number ?? 0).length))
  return (
    <div className={styles.strip} role="img" aria-label={label}>
      {numbers.map((number) => (
        <span
          key={number ?? 'gap'}
          className={number === null ? styles.gap : undefined}
          data-part={number === null ? 'gap' : undefined}
          style={{ width: `${runCell(digits)}em` }}
        >
          {number ?? answer}
        </span>
      ))}
    </div>
  )
}

/** The units of a flock's layout in a millimetre. They make the largest animal 13 mm wide. */
const flockUnits = 8

interface AnimalsProps {
  readonly flock: Flock
  readonly all: readonly Flock[]
  readonly label?: string
  readonly room: Millimetres
}

function Animals({ flock, all, label, room }: AnimalsProps) {
  const [width, height] = [room.width * flockUnits, room.height * flockUnits]
  const { size, centres } = flockLayout(flock, { width, height }, all)
  return (
    <svg
      className={styles.whole}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {centres.map(([x, y]) => (
        <image
          key={`${x} ${y}`}
          data-part="animal"
          href={artByAnimal[flock.animal]}
          x={x - size / 2}
          y={y - (size * heightRatio) / 2}
          width={size}
          height={size * heightRatio}
        />
      ))}
    </svg>
  )
}

/** A letter to ring. On a key, the right one has its ring. */
function Letter({ letter, answer }: { letter: string; answer: string | null }) {
  const isRinged = letter === answer
  return (
    <b className={classNames(styles.letter, isRinged && styles.ringed)} data-part={isRinged ? 'ring' : undefined}>
      {letter}
    </b>
  )
}

/** Two groups to ring, each in a frame with its letter. */
function Groups({ drawn: { groups }, label, room, answer }: PaperDrawingProps<'groups'>) {
  const inner = { width: room.width / groups.length - 12, height: room.height - 4 }
  return (
    <div className={styles.groups} role="img" aria-label={label}>
      {groups.map((group) => (
        <div key={group.label}>
          <Letter letter={group.label} answer={answer} />
          <div className={styles.flock}>
            <Animals flock={group} all={groups} room={inner} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Blocks({ drawn, label, room }: PaperDrawingProps<'blocks'>) {
  const { blocks, width, height } = blocksLayout(drawn, room)
  const line = 1.5
  // Few blocks are not drawn larger than in the other questions: a side of a one is 3.4 mm at most.
  const units = 12 / 3.4
  const [across, down] = [
    Math.max(width + 2 * line, room.width * units),
    Math.max(height + 2 * line, room.height * units),
  ]
  return (
    <svg
      className={styles.whole}
      viewBox={`${(width - across) / 2} ${(height - down) / 2} ${across} ${down}`}
      role="img"
      aria-label={label}
    >
      {blocks.map((block) => (
        <BlockPicture key={`${block.size} ${block.x} ${block.y}`} {...block} />
      ))}
    </svg>
  )
}

function Dots({ drawn: { places }, label }: PaperDrawingProps<'dots'>) {
  const { x, y, width, height } = dotCard
  return (
    <svg className={styles.whole} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <rect x={x + 0.03} y={y + 0.03} width={width - 0.06} height={height - 0.06} rx="0.4" className={styles.frame} />
      {places.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} data-part="dot" cx={cx} cy={cy} r={0.8 * dotRadius} />
      ))}
    </svg>
  )
}

/** A number bond with an empty circle. */
function Bond({ drawn: { whole, part }, label, answer }: PaperDrawingProps<'bond'>) {
  const circles = [
    { x: 110, y: 32, text: String(whole), isGap: false },
    { x: 32, y: 78, text: String(part), isGap: false },
    { x: 188, y: 78, text: answer ?? '', isGap: true },
  ]
  return (
    <svg className={styles.whole} viewBox="0 0 220 110" role="img" aria-label={label}>
      <path d="M32 78L110 32L188 78" fill="none" stroke="var(--ink)" strokeWidth="2" />
      {circles.map(({ x, y, text, isGap }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="30" className={classNames(styles.circle, isGap && styles.open)} />
          <text x={x} y={y + 9} fontSize={text.length > 3 ? 22 : 27} data-part={isGap ? 'gap' : undefined}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Bars below each other at one scale, with letters to ring. */
function Bars({ drawn: { bars }, label, answer }: PaperDrawingProps<'bars'>) {
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map((bar) => (
        <div key={bar.label}>
          <Letter letter={bar.label} answer={answer} />
          <svg viewBox={`0 0 ${drawingWidth} 20`} preserveAspectRatio="none" aria-hidden="true">
            <rect data-part="bar" x={bar.from} y="1" width={bar.length} height="18" />
          </svg>
        </div>
      ))}
    </div>
  )
}

/** A rectangle on squares of one centimetre. */
function Grid({ drawn: { width, height }, label }: PaperDrawingProps<'grid'>) {
  const [from, right, bottom] = [-aroundGrid, width + aroundGrid, height + aroundGrid]
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} ${from}V${bottom}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M${from} ${y}H${right}`),
  ]
  return (
    <svg
      className={styles.whole}
      viewBox={`${from} ${from} ${right - from} ${bottom - from + 0.7}`}
      role="img"
      aria-label={label}
    >
      <path d={lines.join('')} className={styles.lines} />
      <rect data-part="rectangle" width={width} height={height} className={styles.rectangle} />
      <path d={`M0 ${bottom + 0.3}h1M0 ${bottom + 0.15}v.3M1 ${bottom + 0.15}v.3`} className={styles.scale} />
      <text x="1.2" y={bottom + 0.44} fontSize="0.4" className={styles.scaleText}>
        1 cm
      </text>
    </svg>
  )
}

function Table({ rows, label }: { rows: readonly (readonly string[])[]; label: string }) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows and cells of a problem never change.
          <tr key={y}>
            {row.map((cell, x) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows and cells of a problem never change.
              <td key={x}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
