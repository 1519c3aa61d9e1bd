import type { DotArray } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas, type Point } from './canvas.tsx'
import { Counter, Label, textWidth } from './marks.tsx'

const height = 310
const margin = 8
/** The distance between two dots in long rows, and its largest value in short ones. */
const [usualStep, largestStep] = [44, 64]
/** The length up to which rows of a few dots grow. */
const shortRow = 400
/** The gap between dark and pale rows, in steps. */
const between = 0.5
const textSize = 46
/** The distance from the dots to the text beside them. */
const beside = 52
/** The room of a text below the dots. */
const below = 64

/**
 * Rows of dots. The text beside them says how many rows of how many there are. Two arrays beside each other have it
 * below them.
 */
export function DotArrayPicture({ drawing, room }: PictureProps<DotArray>) {
  const { rows, size, dark, away, totals, turned } = drawing
  const pale = rows - dark
  const rowsWithGap = rows + (pale > 0 ? between : 0)
  // An array and the same array turned are a pair. Their dots and their pictures have the same size.
  const isPair = room !== 'whole' && pale === 0
  const longest = isPair ? Math.max(rows, size) : rowsWithGap
  const widestStep = Math.max(usualStep, Math.min(largestStep, shortRow / Math.max(isPair ? longest : size, 1)))
  const step = Math.min(widestStep, (height - 2 * margin) / Math.max(longest, 1))
  const radius = 0.36 * step
  const top = (height - step * rowsWithGap) / 2
  const yOf = (row: number) => top + (row + 0.5 + (row >= dark && pale > 0 ? between : 0)) * step
  // Rows without dots are empty outlines. Without rows, there is a dashed outline where they would be.
  const dotsWidth = Math.max(size, size === 0 ? 3 : 1) * step
  const texts = [
    { groups: away ? rows : dark, total: totals[0], from: 0, to: dark },
    ...(pale > 0 ? [{ groups: pale, total: totals[1], from: dark, to: rows }] : []),
  ]
  const isBelow = room === 'half' && texts.length === 1
  const braces = isBelow ? [] : away ? [{ from: 0, to: rows }] : texts.filter(({ from, to }) => to - from > 1)
  // A text that gets its total in a later step has room for it.
  const widest = Math.max(...texts.map(({ groups }) => textWidth(textOf(groups, size, groups * size), textSize)))
  // The arrow of a turned array is behind its text, and the other one has the same room.
  const widestBelow = widest + 2 * (turnRadius + 20)
  const roomOfDots = isPair ? longest * step : dotsWidth
  const canvasWidth = isBelow
    ? Math.max(roomOfDots, widestBelow) + 2 * margin
    : Math.max(margin + roomOfDots + beside + widest + margin, 300)
  const left = isBelow ? (canvasWidth - dotsWidth) / 2 : margin
  const right = left + dotsWidth
  return (
    <Canvas width={canvasWidth} height={height + (isBelow ? below : 0)}>
      {rows === 0 && (
        <rect
          x={left}
          y={height / 2 - step}
          width={dotsWidth}
          height={2 * step}
          rx="16"
          fill="none"
          stroke="var(--hue-11)"
          strokeWidth="4"
          strokeDasharray="12 10"
        />
      )}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay in their order
        <g key={row}>
          {size === 0 && (
            <rect
              x={left}
              y={yOf(row) - radius}
              width={dotsWidth}
              height={2 * radius}
              rx={radius}
              fill="var(--sheet)"
              stroke="var(--hue-11)"
              strokeWidth="3"
            />
          )}
          {Array.from({ length: size }, (_, i) => (
            <Counter
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots stay in their order
              key={i}
              x={left + (i + 0.5) * step}
              y={yOf(row)}
              radius={radius}
              isPale={row >= dark}
            />
          ))}
          {away && row >= dark && (
            <path d={`M${left} ${yOf(row)}H${right}`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
          )}
        </g>
      ))}
      {size > 0 &&
        braces.map(({ from, to }) => (
          <Brace key={from} x={right + 12} top={yOf(from) - radius} bottom={yOf(to - 1) + radius} />
        ))}
      {texts.map(({ groups, total, from, to }, i) => {
        const middle = rows === 0 ? height / 2 : (yOf(from) + yOf(to - 1)) / 2
        return (
          <Label
            key={from}
            x={isBelow ? canvasWidth / 2 : right + beside}
            y={isBelow ? height + below / 2 : i === 0 ? Math.min(middle, height - 80) : middle}
            size={textSize}
            anchor={isBelow ? 'middle' : 'start'}
          >
            {textOf(groups, size, total)}
          </Label>
        )
      })}
      {turned &&
        (isBelow ? (
          <QuarterTurn x={(canvasWidth + widest) / 2 + 20} y={height + 12} />
        ) : (
          <QuarterTurn x={right + beside + 8} y={(rows === 0 ? height : yOf(0) + yOf(rows - 1)) / 2 + 44} />
        ))}
    </Canvas>
  )
}

/** The radius of the arrow of a turned array. */
const turnRadius = 42

/** An arrow that makes a quarter of a turn, from the left to the bottom. */
function QuarterTurn({ x, y }: Point) {
  const [right, bottom] = [x + turnRadius, y + turnRadius]
  return (
    <path
      d={`M${x} ${y}A${turnRadius} ${turnRadius} 0 0 1 ${right} ${bottom}m-15 -16l15 17l15 -17`}
      fill="none"
      stroke="var(--hue-11)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

function textOf(rows: number, size: number, total: number | null): string {
  return `${rows} × ${size}${total === null ? '' : ` = ${total}`}`
}

function Brace({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) {
  const bend = Math.min(18, (bottom - top) / 2)
  return (
    <path
      d={`M${x} ${top}q18 0 18 ${bend}V${bottom - bend}q0 ${bend} -18 ${bend}`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinecap="round"
    />
  )
}
