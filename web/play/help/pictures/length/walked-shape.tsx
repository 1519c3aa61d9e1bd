import type { Point } from '#maths'
import type { WalkedShape } from '#maths/solve'
import { placeLabels } from '../../../drawings/shape-labels.ts'
import { say } from '../../../round/language.ts'
import { Ball } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

/** The longer extent of a shape. */
const longest = 400
/** The font sizes to try, as shares of the longer extent. The first one whose labels have room is used. */
const labelSizes = [1 / 8, 1 / 9, 1 / 10, 1 / 11, 1 / 12, 1 / 13]
/** The radius of the ball, which is smaller on a shape with many short sides. */
const radii = { simple: 22, composite: 16 }
const mostSimple = 4
const margin = 34
const found = { padding: 12, height: 1.3 }

/** A shape with the lengths of its sides. The ball walks around it from its first corner. */
export function WalkedShapePicture({ drawing, hops }: PictureProps<WalkedShape>) {
  const { sides, tinted, walked, grid } = drawing
  const { corners, unit } = scaled(drawing.corners)
  const radius = corners.length > mostSimple ? radii.composite : radii.simple
  const { labels, fontSize } = labelsOf(corners, sides, radius, walked)
  const cornerAt = (i: number) => corners[i % corners.length]!
  const pathOf = (i: number) => `M${cornerAt(i).join(' ')}L${cornerAt(i + 1).join(' ')}`
  const at = ballAt(cornerAt(walked))
  const from = hops && walked > 0 ? ballAt(cornerAt(walked - 1)) : null
  const placed = labels.flatMap((label, i) => (label ? [{ ...label, isFound: sides[i]!.state === 'found', i }] : []))
  const reach = (axis: 0 | 1, size: 'width' | 'height') => [
    ...corners.flatMap((corner) => [corner[axis] - margin, corner[axis] + margin]),
    ...placed.flatMap(({ centre, [size]: room }) => [centre[axis] - room / 2 - 18, centre[axis] + room / 2 + 18]),
  ]
  const [across, down] = [reach(0, 'width'), reach(1, 'height')]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top]
  return (
    <Canvas width={width} height={height}>
      <g transform={`translate(${-left} ${-top})`}>
        {grid && <path d={gridOf(corners, unit)} stroke="var(--hue-6)" strokeWidth="3" />}
        <path d={`M${corners.map((corner) => corner.join(' ')).join('L')}z`} fill="var(--hue-9)" opacity="0.22" />
        {sides.map(({ state }, i) => {
          const isWalked = i < walked
          const isTinted = tinted.includes(i)
          return (
            <path
              key={pathOf(i)}
              data-part="side"
              d={pathOf(i)}
              stroke={isWalked || isTinted ? 'var(--hue-11)' : state === 'hidden' ? 'var(--ink)' : 'var(--hue-8)'}
              strokeWidth={isWalked || isTinted ? 12 : 7}
              strokeLinecap="round"
              strokeDasharray={state === 'hidden' ? '14 14' : undefined}
            />
          )
        })}
        {placed.map(({ text, centre: [x, y], width: textWidth, isFound, i }) => (
          <g key={pathOf(i)}>
            {isFound && (
              <rect
                x={x - textWidth / 2 - found.padding}
                y={y - (found.height * fontSize) / 2}
                width={textWidth + 2 * found.padding}
                height={found.height * fontSize}
                rx="12"
                fill="var(--sheet)"
                stroke="var(--hue-11)"
                strokeWidth="4"
                strokeDasharray=".1 8"
                strokeLinecap="round"
              />
            )}
            <Label x={x} y={y} size={fontSize}>
              {text}
            </Label>
          </g>
        ))}
        <Ball at={at} from={from} radius={radius} />
      </g>
    </Canvas>
  )
}

const ballAt = ([x, y]: Point) => ({ x, y })

/** Returns the corners in units of the picture, and the length of one of the shape's units. */
function scaled(corners: readonly Point[]): { readonly corners: readonly Point[]; readonly unit: number } {
  const extents = ([0, 1] as const).map((axis) => {
    const values = corners.map((corner) => corner[axis])
    return Math.max(...values) - Math.min(...values)
  })
  const unit = longest / Math.max(...extents)
  return { corners: corners.map(([x, y]): Point => [x * unit, y * unit]), unit }
}

/**
 * Returns the labels in the largest font size for which every label has room. They leave room for the ball at every
 * corner, so that they stay where they are while it walks. A shape without that much room keeps its corner free.
 */
function labelsOf(corners: readonly Point[], sides: WalkedShape['sides'], radius: number, walked: number) {
  const texts = sides.map(({ length }) => length && say.length(length))
  const tries = [corners, [corners[walked % corners.length]!]].flatMap((free) =>
    labelSizes.map((size) => ({
      labels: placeLabels({ corners, sides: texts, joins: free.flatMap((corner) => roomFor(corner, radius)) }, size),
      fontSize: longest * size,
    })),
  )
  return tries.find(({ labels }) => labels.every((label) => label?.isClear !== false)) ?? tries.at(-1)!
}

/** Returns lines through the ball, which a label does not touch. */
function roomFor([x, y]: Point, radius: number): (readonly [Point, Point])[] {
  const near = 0.7 * radius
  return [
    [
      [x - radius, y],
      [x + radius, y],
    ],
    [
      [x, y - radius],
      [x, y + radius],
    ],
    [
      [x - near, y - near],
      [x + near, y + near],
    ],
    [
      [x - near, y + near],
      [x + near, y - near],
    ],
  ]
}

/** Returns the lines of the centimetre squares inside a rectangle. */
function gridOf(corners: readonly Point[], unit: number): string {
  const [right, bottom] = corners[2]!
  const lines = (length: number) => Array.from({ length: Math.round(length / unit) - 1 }, (_, i) => (i + 1) * unit)
  return [...lines(right).map((x) => `M${x} 0V${bottom}`), ...lines(bottom).map((y) => `M0 ${y}H${right}`)].join('')
}
