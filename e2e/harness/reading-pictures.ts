/** Answers read from a picture: animals and blocks are counted, and lengths are measured, as drawn on the screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import { english } from '../../maths/test/oracle-english.ts'
import { type Box, boxesOf, expectMeeting, middleOf, onlyPartOf, partsOf } from './boxes.ts'

export function task(page: Page): Locator {
  return page.getByRole('main').locator('form')
}

/** Returns the words of the question. */
export async function askedIn(page: Page): Promise<string> {
  return (await task(page).innerText()).split('\n')[0]!.trim()
}

/** Counts the parts of a kind once they are seen, and expects that no part hides another. */
export async function countOf(parent: Locator, part: string): Promise<number> {
  let things: Box[] = []
  const widths = async () => {
    things = await partsOf(parent, part)
    return Math.min(...things.map(({ width }) => width))
  }
  await expect.poll(widths, `each ${part} can be seen`).toBeGreaterThan(8)
  for (const [i, thing] of things.entries()) {
    for (const other of things.slice(i + 1)) {
      const apart = Math.hypot(middleOf(thing) - middleOf(other), thing.top - other.top)
      expect(apart, `one ${part} hides no other`).toBeGreaterThan(0.95 * thing.width)
    }
  }
  return things.length
}

export async function countAnimals(page: Page): Promise<string> {
  return String(await countOf(task(page), 'animal'))
}

/** Counts hundreds, tens and ones. If two sizes are drawn, the larger must be ten of the smaller. */
export async function countBlocks(page: Page): Promise<string> {
  const [hundreds, tens, ones] = await Promise.all(['hundred', 'ten', 'one'].map((size) => partsOf(task(page), size)))
  const side = (ones![0] ?? tens![0])?.width
  if (side && hundreds![0]) expectMeeting(hundreds![0].width / side, 10, 0.3, 'a hundred is ten ones wide')
  return String(100 * hundreds!.length + 10 * tens!.length + ones!.length)
}

/** Counts the dots, and presses "Look again" if they are already hidden. */
export async function countDots(page: Page): Promise<string> {
  const again = page.getByRole('button', { name: 'Look again' })
  if (await again.isVisible()) await again.click()
  return String(await countOf(task(page), 'dot'))
}

export async function readWord(page: Page): Promise<string> {
  const asked = await task(page).getByText('Write this number:').textContent()
  const [, words = ''] = /^Write this number: (.+)$/.exec(asked ?? '') ?? []
  // A screen reader reads the word within the question. The visible word is below it.
  await expect(task(page).getByText(words, { exact: true }).last()).toBeVisible()
  return String(english.numberOf(words))
}

/** Returns a count as figures and as words: "7" and "seven". */
export async function inFiguresAndWords(count: Promise<string>): Promise<readonly [string, string]> {
  const figures = await count
  return [figures, english.wordsOf(Number(figures))]
}

/** Returns the missing number of a sequence with equal steps. */
export async function readRun(page: Page): Promise<string> {
  const [numbers, missing] = await Promise.all([partsOf(task(page), 'number'), onlyPartOf(task(page), 'gap')])
  const row = [...numbers, missing].toSorted((a, b) => a.left - b.left)
  const gap = row.indexOf(missing)
  const known = row.flatMap((box, index) => (box === missing ? [] : [{ number: Number(box.text), index }]))
  const [first, second] = known as [(typeof known)[0], (typeof known)[0]]
  const step = (second.number - first.number) / (second.index - first.index)
  return String(first.number + (gap - first.index) * step)
}

/** Returns the missing part. The whole is drawn above its parts. */
export async function readBond(page: Page): Promise<string> {
  const [whole, given] = (await writtenIn(page)).filter(({ text }) => text !== '').toSorted((a, b) => a.top - b.top)
  return String(Number(whole!.text) - Number(given!.text))
}

/** Measures the object with the ruler below it, in centimetres. */
export async function readRuler(page: Page): Promise<string> {
  const object = await onlyPartOf(task(page), 'object')
  const ticks = (await partsOf(task(page), 'centimetre')).map(middleOf)
  for (const number of await writtenIn(page)) {
    expectMeeting(middleOf(number), ticks[Number(number.text)]!, 3, `${number.text} is at its mark`)
  }
  const centimetre = (ticks.at(-1)! - ticks[0]!) / (ticks.length - 1)
  const ends = [object.left, object.right].map((end) => (end - ticks[0]!) / centimetre)
  for (const end of ends) expectMeeting(end, Math.round(end), 0.08, 'the object ends at a mark')
  return String(Math.round(ends[1]!) - Math.round(ends[0]!))
}

/** Counts the hands or feet from end to end of the object. */
export async function countSpans(page: Page): Promise<string> {
  const object = await onlyPartOf(task(page), 'object')
  const spans = await partsOf(task(page), 'span')
  const width = object.width / spans.length
  for (const [i, span] of spans.entries()) {
    expectMeeting(span.left, object.left + i * width, 0.08 * width, 'a span begins where the last one ends')
    expectMeeting(span.right, object.left + (i + 1) * width, 0.08 * width, 'a span ends where the next one begins')
  }
  return String(spans.length)
}

/** Returns the perimeter of the rectangle in squares of the grid. */
export async function walkRoundGrid(page: Page): Promise<string> {
  const grid = task(page).locator('[data-part="grid"]')
  const [{ width }] = (await boxesOf(grid)) as [Box]
  const down = ((await grid.getAttribute('d')) ?? '').split('v').length - 1
  const square = width / (down - 1)
  const rectangle = await onlyPartOf(task(page), 'rectangle')
  const [across, high] = [rectangle.width / square, rectangle.height / square]
  for (const side of [across, high]) expectMeeting(side, Math.round(side), 0.03, 'a side runs along whole squares')
  return String(2 * (Math.round(across) + Math.round(high)))
}

/** Returns the name of the choice with the most or the least: by its animals, the length of its bar, or its number. */
export async function compareChoices(page: Page): Promise<string> {
  const choices = page.getByRole('radio')
  const sizes: { name: string; size: number }[] = []
  for (const choice of await choices.all()) {
    const name = (await choice.getAttribute('aria-label')) ?? ''
    sizes.push({ name, size: await sizeOf(choice.locator('..'), name) })
  }
  const rising = sizes.toSorted((a, b) => a.size - b.size)
  const wantsMost = /more|longer|longest/.test(await askedIn(page))
  return rising.at(wantsMost ? -1 : 0)!.name
}

async function sizeOf(choice: Locator, name: string): Promise<number> {
  if (/^\d+$/.test(name)) return Number(name)
  const bars = await partsOf(choice, 'bar')
  return bars[0]?.width ?? countOf(choice, 'animal')
}

export async function orderNumbers(page: Page): Promise<string[]> {
  const numbers = await page.getByRole('checkbox').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const rising = numbers.toSorted((a, b) => Number(a) - Number(b))
  return /largest first/.test(await askedIn(page)) ? rising.reverse() : rising
}

/** Returns the boxes of the numbers and question marks in the picture. */
export function writtenIn(page: Page): Promise<Box[]> {
  return boxesOf(task(page).getByRole('img').locator('text'))
}
