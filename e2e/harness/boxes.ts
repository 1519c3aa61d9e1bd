/** Where things stand on the screen, in pixels from its top left corner. */
import { expect, type Locator } from '@playwright/test'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  readonly text: string
}

export function boxesOf(things: Locator): Promise<Box[]> {
  return things.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      return { left, right, top, bottom, width, height, text: element.textContent ?? '' }
    }),
  )
}

/** The drawn parts of a name, as `data-part` says it. */
export function partsOf(where: Locator, part: string): Promise<Box[]> {
  return boxesOf(where.locator(`[data-part="${part}"]`))
}

export async function onlyPartOf(where: Locator, part: string): Promise<Box> {
  const boxes = await partsOf(where, part)
  expect(boxes, part).toHaveLength(1)
  return boxes[0]!
}

export function middleOf({ left, width }: Box): number {
  return left + width / 2
}

/** Two places that should be one: closer than so many pixels. */
export function expectMeeting(a: number, b: number, within: number, what: string): void {
  expect(Math.abs(a - b), what).toBeLessThanOrEqual(within)
}
