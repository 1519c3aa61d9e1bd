/**
 * Checks that a step of a worked solution fits its screen: its buttons, its sentence, and the texts of its pictures.
 */
import { expect, type Page } from '@playwright/test'
import { misfitsOf } from './fitting.ts'

/** The least size of a text in a picture, in pixels. */
const leastText = 11

const softly = expect.configure({ soft: true })

/**
 * Expects that a step needs no scrolling, and that each text of its pictures can be read. The pictures follow a new
 * size of the screen a frame later. A failure names the parts.
 */
export async function expectStepToFit(page: Page, step: string): Promise<void> {
  const misfits = async () => [...(await misfitsOf(page)), ...(await page.evaluate(findStepMisfits, leastText))]
  await softly.poll(misfits, { message: step }).toEqual([])
}

function findStepMisfits(least: number): string[] {
  const misfits: string[] = []
  const excess = document.documentElement.scrollHeight - innerHeight
  if (excess > 0) misfits.push(`the page is ${excess} pixels longer than the screen`)
  const panel = document.querySelector('section:has(figure)')!
  for (const control of panel.querySelectorAll('button, input, label:has(input)')) {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    if (!isInside) misfits.push(`${control.tagName} "${name}" is outside the view, down to ${Math.round(bottom)}`)
  }
  // The question above the steps and its box are texts of the form too. An inline text has no width of its own.
  for (const sentence of document.querySelectorAll(
    'form:has(figure) p:not(.unseen), form:has(figure) p > span :not(.unseen)',
  )) {
    if (sentence.clientWidth > 0 && sentence.scrollWidth > sentence.clientWidth)
      misfits.push(`"${sentence.textContent}" is too wide`)
  }
  const texts = [...panel.querySelectorAll<SVGTextElement>('figure text')].map((text) => {
    const matrix = text.getScreenCTM()!
    const size = Number(text.getAttribute('font-size')) * matrix.a
    const { left, right } = text.getBoundingClientRect()
    const baseline = new DOMPoint(0, Number(text.getAttribute('y'))).matrixTransform(matrix).y
    // Digits and capital letters have 0.68 of the font size above the baseline.
    return { words: text.textContent, size, left, right, top: baseline - 0.68 * size, bottom: baseline }
  })
  const picture = panel.querySelector('figure')!.getBoundingClientRect()
  for (const [i, { words, size, left, right, top, bottom }] of texts.entries()) {
    if (size < least) misfits.push(`"${words}" has only ${size.toFixed(1)} pixels`)
    if (left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom)
      misfits.push(`"${words}" is outside the picture`)
    for (const other of texts.slice(i + 1)) {
      // Characters that touch each other, such as a bracket and its number, can share a pixel.
      const isBeside = left >= other.right - 1 || other.left >= right - 1
      if (!isBeside && top < other.bottom && other.top < bottom) misfits.push(`"${words}" overlaps "${other.words}"`)
    }
  }
  return misfits
}
