import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'

const radius = 66
/** The picture is flat, so that the circles are large even if there is little height. */
export const bondSize = { width: 470, height: 222 }
const { width, height } = bondSize
const top = { x: width / 2, y: radius + 3 }
const left = { x: radius + 3, y: height - radius - 3 }
const right = { x: width - left.x, y: left.y }

/** The font size of a number by its length in characters, so that it fits into its circle. */
const fontSizeByLength = [60, 60, 60, 54, 44]
const leastFontSize = 40
/** The distance from the middle of a digit to its baseline, in font sizes. */
const baseline = 0.34

/** A number bond. The whole is above its parts. One part is given, and the other is the child's answer. */
export function Bond({ drawn, label, typed }: DrawnProps<'bond'>) {
  return (
    <Picture label={label} look="bond" {...bondSize}>
      <BondCircles whole={drawn.whole} part={drawn.part} other={null} typed={typed} />
    </Picture>
  )
}

interface BondCirclesProps {
  readonly whole: number
  readonly part: number
  /** The other part, or null while it is missing. Its circle then has what is typed, or a "?" if no box asks for it. */
  readonly other: number | null
  readonly typed?: string | undefined
}

/** The circles of a number bond, in units of `bondSize`. */
export function BondCircles({ whole, part, other, typed }: BondCirclesProps) {
  return (
    <>
      <path
        d={`M${left.x} ${left.y}L${top.x} ${top.y}L${right.x} ${right.y}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
      />
      <circle cx={top.x} cy={top.y} r={radius} fill="var(--ink)" />
      <circle cx={left.x} cy={left.y} r={radius} fill="var(--hue-9)" />
      <circle
        cx={right.x}
        cy={right.y}
        r={radius}
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray={other === null ? '10 8' : undefined}
      />
      <NumberText at={top} text={String(whole)} colour="var(--on-ink)" />
      <NumberText at={left} text={String(part)} colour="var(--hue-12)" />
      <NumberText at={right} text={String(other ?? typed ?? '?')} colour="var(--ink)" />
    </>
  )
}

function NumberText({ at, text, colour }: { at: { x: number; y: number }; text: string; colour: string }) {
  const size = fontSizeByLength[text.length] ?? leastFontSize
  return (
    <text x={at.x} y={at.y + baseline * size} fontSize={size} textAnchor="middle" style={{ fill: colour }}>
      {text}
    </text>
  )
}
