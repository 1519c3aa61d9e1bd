import { Landed } from '../calculation/ball.tsx'
import type { Point } from '../calculation/canvas.tsx'
import { arc, Label, MadeHop, Pill } from '../calculation/marks.tsx'
import type { LineLayout } from './walk-layout.ts'

interface WalkLinePictureProps {
  readonly layout: LineLayout
  /** The ball on the shape, and the corner from which it comes now. */
  readonly at: Point
  readonly from: Point | null
}

/** The walk unrolled: a hop for each side. The last hop appears when the ball on the shape has walked its side. */
export function WalkLinePicture({ layout, at, from }: WalkLinePictureProps) {
  const { fontSize, y, hops, groups, marks } = layout
  const thickness = fontSize / 5
  return (
    <>
      {hops.map((hop, i) => {
        const path = arc(hop.from, hop.to, y, hop.height)
        return (
          <Landed key={hop.from} at={at} from={i === hops.length - 1 && !hop.isNext ? from : null}>
            {hop.isNext ? (
              <path
                d={path}
                fill="none"
                stroke="var(--hue-11)"
                strokeWidth={thickness}
                strokeLinecap="round"
                strokeDasharray={`.1 ${2 * thickness}`}
              />
            ) : (
              <MadeHop d={path} index={i} outline={2} />
            )}
            {hop.label && (
              <Label x={hop.label.x} y={hop.label.y} size={fontSize} tone="tinted">
                {hop.label.text}
              </Label>
            )}
          </Landed>
        )
      })}
      {groups.map((group) => (
        <g key={group.from}>
          <path
            d={`M${group.from + thickness} ${group.y}H${group.to - thickness}`}
            stroke="var(--hue-11)"
            strokeWidth={0.6 * thickness}
            strokeLinecap="round"
          />
          <Label x={group.label.x} y={group.label.y} size={fontSize}>
            {group.label.text}
          </Label>
        </g>
      ))}
      <path
        d={`M${layout.from} ${y}H${layout.to}`}
        stroke="var(--ink)"
        strokeWidth={1.2 * thickness}
        strokeLinecap="round"
      />
      <path
        d={marks.map(({ at, tick }) => `M${at} ${y}v${tick}`).join('')}
        stroke="var(--ink)"
        strokeWidth={0.9 * thickness}
      />
      {marks.map(({ at: tick, x, y: middle, text, isPill }) => {
        const Text = isPill ? Pill : Label
        return (
          <Text key={tick} x={x} y={middle} size={fontSize}>
            {text}
          </Text>
        )
      })}
    </>
  )
}
