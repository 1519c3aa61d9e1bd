import type { Point } from '#maths'
import type { DotCard } from '#maths/solve'
import { dotCard, dotRadius } from '../../../drawings/dots.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 400
const scale = 62
const margin = 6
const cardHeight = dotCard.height * scale
const ring = { outside: 1.06, inside: 0.97 }

/** Dots on a card. A ring is around some of them, and their number may be below the card. */
export function DotCardPicture({ drawing: { places, ringed, total } }: PictureProps<DotCard>) {
  const at = ([x, y]: Point): Point => [
    width / 2 + (x - dotCard.x - dotCard.width / 2) * scale,
    margin + (y - dotCard.y) * scale,
  ]
  const inRing = ringed.map((i) => places[i]!)
  const outside = places.filter((_, i) => !ringed.includes(i))
  const hull = hullOf(inRing)
  const rings = outside.some((point) => isIn(hull, point)) ? inRing.map((point) => [point]) : [hull]
  const path = rings.map((points) => `M${points.map((point) => at(point).join(' ')).join('L')}z`).join('')
  return (
    <Canvas width={width} height={cardHeight + 2 * margin + 62}>
      <rect
        x={(width - dotCard.width * scale) / 2}
        y={margin}
        width={dotCard.width * scale}
        height={cardHeight}
        rx="30"
        fill="var(--hue-3)"
        stroke="var(--hue-7)"
        strokeWidth="4"
      />
      {inRing.length > 0 &&
        (['outside', 'inside'] as const).map((part) => (
          <path
            key={part}
            d={path}
            fill={part === 'outside' ? 'var(--hue-11)' : 'var(--hue-5)'}
            stroke={part === 'outside' ? 'var(--hue-11)' : 'var(--hue-5)'}
            strokeWidth={ring[part] * scale}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
      {places.map((point, i) => {
        const [cx, cy] = at(point)
        const isRinged = ringed.includes(i)
        return (
          <circle
            key={`${cx} ${cy}`}
            data-part="dot"
            {...{ cx, cy }}
            r={dotRadius * scale - 4}
            fill={isRinged ? 'var(--hue-11)' : 'var(--ink)'}
          />
        )
      })}
      {total !== null && (
        <Pill x={width / 2} y={cardHeight + 2 * margin + 32} size={42}>
          {total}
        </Pill>
      )}
    </Canvas>
  )
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Returns the corners of the smallest convex shape around some points, clockwise. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  if (sorted.length < 3) return sorted
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Returns whether a dot is in a ring or touches it. */
function isIn(hull: readonly Point[], [x, y]: Point): boolean {
  const sides = hull.map((corner, i) => [corner, hull[(i + 1) % hull.length]!] as const)
  const isNear = sides.some(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - ax - along * dx, y - ay - along * dy) < 0.9
  })
  return isNear || (hull.length > 2 && sides.every(([a, b]) => turn(a, b, [x, y]) >= 0))
}
