/** The positions and sizes of elements on the screen, in pixels from its top left corner. */
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

export function boxesOf(locator: Locator): Promise<Box[]> {
  return locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      return { left, right, top, bottom, width, height, text: element.textContent ?? '' }
    }),
  )
}

/** Returns the boxes of the drawn parts whose attribute `data-part` is this name. */
export function partsOf(parent: Locator, part: string): Promise<Box[]> {
  return boxesOf(parent.locator(`[data-part="${part}"]`))
}

export async function onlyPartOf(parent: Locator, part: string): Promise<Box> {
  const boxes = await partsOf(parent, part)
  expect(boxes, part).toHaveLength(1)
  return boxes[0]!
}

export function middleOf({ left, width }: Box): number {
  return left + width / 2
}

/** Expects two positions to be the same, up to a tolerance in their unit. */
export function expectMeeting(a: number, b: number, within: number, message: string): void {
  expect(Math.abs(a - b), message).toBeLessThanOrEqual(within)
}
