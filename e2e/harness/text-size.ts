/** A user who has made the text of the browser larger, and checks that no text covers another. */
import { expect, type Locator, type Page } from '@playwright/test'
import { misfitsOf } from './fitting.ts'

/** Enlarges the text of the page, and of every one that it opens from now on, as a setting of the browser does. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const enlarge = (size: string) => {
    const set = () => {
      document.documentElement.style.fontSize = size
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', set)
    else set()
  }
  await page.addInitScript(enlarge, `${percent}%`)
  // A page that is open changes its screen without a new document.
  await page.evaluate(enlarge, `${percent}%`)
}

/** Sets the size of the open page's text, and waits until fitted pictures are drawn again. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)
  await page.evaluate(async () => {
    // An observer finds the new size at the end of a frame. A task after it renders the picture, which is then
    // measured again.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  })
}

/** Expects that nothing on the screen is cut off, covered, or needs sideways scrolling. A failure names the texts. */
export async function expectTextToFit(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
  const misfits = await misfitsOf(page)
  const brokenWords = await page.evaluate(findBrokenWords)
  const narrowTexts = await page.evaluate(findNarrowTexts)
  const outsideCards = await page.evaluate(findOutsideCards)
  const cutFields = await page.evaluate(findCutFields)
  const coveredTexts = await page.evaluate(findCoveredTexts)
  const found = [...misfits, ...brokenWords, ...narrowTexts, ...outsideCards, ...cutFields, ...coveredTexts]
  expect.soft(found, screen).toEqual([])
}

/**
 * Returns the texts of at least five lines with fewer than ten characters in a line. They are in a narrow column. A
 * phone has only such columns.
 */
function findNarrowTexts(): string[] {
  if (innerWidth <= 600) return []
  const narrow: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.textContent?.trim() ?? ''
    if (!element?.checkVisibility() || element.closest('svg, .unseen')) continue
    if (getComputedStyle(element).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (lines > 4 && words.length / lines < 10) narrow.push(`"${words.slice(0, 40)}" has ${lines} short lines`)
  }
  return narrow
}

/** Returns the words that continue on a second line, and the words of fields and lists that are too narrow for them. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('svg, .unseen, [aria-hidden="true"]')) continue
    if (getComputedStyle(parent).clipPath !== 'none') continue
    // An address or a code is no word.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      if (/[@\d]/.test(word)) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, ...others] = range.getClientRects()
      // Lines that are closer than the height of the font overlap, so their tops tell them apart.
      if (others.some(({ top }) => top > first!.top + 1)) broken.push(`"${word}" is broken`)
    }
  }
  const canvas = document.createElement('canvas').getContext('2d')!
  for (const position of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { font, width } = getComputedStyle(position, '::after')
    canvas.font = font
    const word = position.dataset.place!
    if (canvas.measureText(word).width > Number.parseFloat(width) + 1) broken.push(`"${word}" is broken`)
  }
  // Where the cells of a table are below each other, each has its head as generated text.
  for (const cell of document.querySelectorAll<HTMLElement>('[data-head]')) {
    const { content, display, clipPath, font, width } = getComputedStyle(cell, '::before')
    if (content === 'none' || display !== 'block' || clipPath !== 'none') continue
    canvas.font = font
    for (const word of cell.dataset.head!.split(' '))
      if (canvas.measureText(word).width > Number.parseFloat(width) + 1) broken.push(`"${word}" is broken`)
  }
  for (const list of document.querySelectorAll('select')) {
    if (!list.checkVisibility()) continue
    // The copy is as wide as its chosen text, or as the longest word of a text that wraps, with its arrow.
    const copy = list.cloneNode(true) as HTMLSelectElement
    copy.value = list.value
    copy.style.cssText = 'position: absolute; width: min-content; max-width: none; field-sizing: content'
    list.after(copy)
    if (copy.offsetWidth > list.offsetWidth + 1) broken.push(`"${list.selectedOptions[0]!.text}" is cut`)
    copy.remove()
  }
  for (const field of document.querySelectorAll('input')) {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    canvas.font = font
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    if (canvas.measureText(field.placeholder).width > room + 1) broken.push(`"${field.placeholder}" is cut`)
  }
  return broken
}

/**
 * Returns the texts and controls that are outside their card, which is a sheet with round corners or a choice in a row
 * of choices.
 */
function findOutsideCards(): string[] {
  const isCard = (element: Element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
    const isFilled = !/transparent|, 0\)/.test(backgroundColor)
    return (
      element.matches('fieldset > label:has(> [type="radio"])') || (isFilled && parseFloat(borderTopLeftRadius) >= 16)
    )
  }
  const cardOf = (element: Element | null): Element | null =>
    element === null || isCard(element) ? element : cardOf(element.parentElement)
  const outside = new Set<string>()
  const look = (element: Element, { left, right, width }: DOMRect, words: string) => {
    // The line of a question and the pictures of the landing page reach over their edges.
    if (width === 0 || !element.checkVisibility() || element.closest('svg *, .unseen, [aria-hidden="true"]')) return
    if (location.hash.length < 3 || element.closest('form:has([data-part="question"])')) return
    const card = cardOf(element)?.getBoundingClientRect()
    if (card && (left < card.left - 1 || right > card.right + 1)) outside.add(`"${words}" is outside its card`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim().slice(0, 40)
    const parent = texts.currentNode.parentElement
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if (words && parent && getComputedStyle(parent).clipPath === 'none')
      look(parent, range.getBoundingClientRect(), words)
  }
  for (const control of document.querySelectorAll('a, button, select, textarea, input:not([type="radio"])')) {
    const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40) ?? ''
    if (control.parentElement) look(control.parentElement, control.getBoundingClientRect(), name)
  }
  return [...outside]
}

/** Returns the words of empty search fields that are cut. A field has room for the button that clears it. */
function findCutFields(): string[] {
  const cut: string[] = []
  for (const field of document.querySelectorAll<HTMLInputElement>('[type="search"]')) {
    if (!field.checkVisibility() || field.value) continue
    field.value = field.placeholder
    if (field.scrollWidth > field.clientWidth) cut.push(`"${field.placeholder}" is cut`)
    field.value = ''
  }
  return cut
}

/** Returns the number of lines of a text, whose letters have one size. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const tops = new Set<number>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { top } of range.getClientRects()) tops.add(Math.round(top))
    }
    return tops.size
  })
}

/** Returns the texts that another element covers, after it has scrolled to each of them. */
export function findCoveredTexts(): string[] {
  const covered: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.textContent?.trim()
    if (!element || !words || element.closest('svg, script, style, [aria-hidden="true"]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    // Text that only a screen reader reads has no room of its own.
    if (range.getBoundingClientRect().width === 0 || element.closest('.unseen')) continue
    if (getComputedStyle(element).clipPath !== 'none') continue
    for (let line = 0; line < range.getClientRects().length; line++) {
      const middle = () => {
        const { top, bottom } = range.getClientRects()[line]!
        return (top + bottom) / 2
      }
      scrollBy(0, middle() - innerHeight / 2)
      const { left, right } = range.getClientRects()[line]!
      const y = middle()
      if (y < 0 || y > innerHeight) continue
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const hit = document.elementFromPoint(x, y)
        if (hit === null || element.contains(hit) || hit.contains(element)) continue
        // A control that cannot be seen, or the larger target of one, covers a text so that it receives every tap.
        const box = hit.getBoundingClientRect()
        const isTarget = x < box.left || x > box.right || y < box.top || y > box.bottom
        if (isTarget || getComputedStyle(hit).opacity === '0') continue
        covered.push(`"${words.slice(0, 40)}" is covered by ${hit.tagName} "${hit.textContent?.trim().slice(0, 20)}"`)
        break
      }
    }
  }
  for (const image of document.querySelectorAll('img:not([alt=""])')) {
    image.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = image.getBoundingClientRect()
    for (const [x, y] of [
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [right - 2, (top + bottom) / 2],
    ] as const) {
      const hit = document.elementFromPoint(x, y)
      if (hit && !hit.contains(image)) covered.push(`an image is covered by "${hit.textContent?.trim().slice(0, 20)}"`)
    }
  }
  scrollTo(0, 0)
  return [...new Set(covered)]
}

/** Returns the texts on the screen that are smaller than this number of pixels, without those of pictures. */
export function findSmallTexts(least: number): string[] {
  const small: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.textContent?.trim()
    if (!element?.checkVisibility() || !words || element.closest('svg, script, style, .unseen')) continue
    if (Number.parseFloat(getComputedStyle(element).fontSize) < least) small.push(words)
  }
  return small
}
