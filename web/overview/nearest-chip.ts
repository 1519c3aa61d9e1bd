/** A box on the screen, in pixels. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the index of the nearest box in a direction, or null if there is none. A box straight ahead is nearer than
 * one to the side.
 *
 * @param way the direction, with x to the right and y downwards
 */
export function nearestChip(boxes: readonly Box[], from: number, [x, y]: readonly [number, number]): number | null {
  const middleOf = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const
  const [fromX, fromY] = middleOf(boxes[from]!)
  const ahead = boxes.flatMap((box, index) => {
    const [boxX, boxY] = middleOf(box)
    const [across, down] = [boxX - fromX, boxY - fromY]
    const along = across * x + down * y
    const aside = Math.abs(across * y) + Math.abs(down * x)
    return along > 1 ? [{ index, distance: along + 3 * aside }] : []
  })
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.index ?? null
}
