/** The lines of the pen. */

/** A position on the paper in CSS pixels from its upper left corner. */
export type Point = readonly [number, number]

const round = (value: number) => Math.round(value * 10) / 10
const middle = (a: number, b: number) => round((a + b) / 2)

/** Returns a smooth path through the middles of neighbouring points. A single point is a dot. */
export function pathThrough(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const start = `M${round(first[0])} ${round(first[1])}`
  const curves = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!
    return `Q${round(fromX)} ${round(fromY)} ${middle(fromX, x)} ${middle(fromY, y)}`
  })
  const [lastX, lastY] = points.at(-1)!
  return `${start}${curves.join('')}L${round(lastX)} ${round(lastY)}`
}
