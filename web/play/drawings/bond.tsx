import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'

const radius = 66
/** Flat, so that the circles are large where there is little height. */
const width = 470
const height = 222
const whole = { x: width / 2, y: radius + 3 }
const left = { x: radius + 3, y: height - radius - 3 }
const right = { x: width - left.x, y: left.y }

const sizeBySigns = [60, 60, 60, 54, 44]

/** The whole above, its parts below: one is given, the other missing. */
export function Bond({ drawn, label }: DrawnProps<'bond'>) {
  return (
    <Picture label={label} look="bond" width={width} height={height}>
      <path
        d={`M${left.x} ${left.y}L${whole.x} ${whole.y}L${right.x} ${right.y}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
      />
      <circle cx={whole.x} cy={whole.y} r={radius} fill="var(--ink)" />
      <circle cx={left.x} cy={left.y} r={radius} fill="var(--hue-9)" />
      <circle
        cx={right.x}
        cy={right.y}
        r={radius}
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray="10 8"
      />
      <Figure at={whole} text={String(drawn.whole)} colour="var(--on-ink)" />
      <Figure at={left} text={String(drawn.part)} colour="var(--hue-12)" />
      <Figure at={right} text="?" colour="var(--ink)" />
    </Picture>
  )
}

function Figure({ at, text, colour }: { at: { x: number; y: number }; text: string; colour: string }) {
  const size = sizeBySigns[text.length] ?? 40
  return (
    <text x={at.x} y={at.y + 0.34 * size} fontSize={size} style={{ fill: colour }}>
      {text}
    </text>
  )
}
