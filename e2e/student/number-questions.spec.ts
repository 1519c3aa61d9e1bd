import { type Kind, masterLevel, ordering, tapping, typing, typingBoth } from '../harness/answer-kinds.ts'
import { tappingDigits, tappingTiles } from '../harness/kinds-by-touch.ts'
import { registeredStudent } from '../harness/people.ts'
import { correct, openLevelAt, typeAnswer } from '../harness/playing.ts'
import {
  compareChoices,
  countAnimals,
  countBlocks,
  countDots,
  inFiguresAndWords,
  orderNumbers,
  readBond,
  readRun,
  readWord,
} from '../harness/reading-pictures.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const kinds: readonly [string, string, Kind][] = [
  ['0.3', 'counts animals', typing(countAnimals)],
  ['0.4', 'reads number words', typing(readWord)],
  ['0.6', 'finds the group with fewer or more', tapping(compareChoices)],
  ['0.7', 'types three numbers in order', ordering('keys', orderNumbers)],
  ['0.9', 'finds the missing part', typing(readBond)],
  ['1.1', 'taps the next number on the strip', tapping(readRun)],
  ['1.7', 'taps three numbers in order', ordering('taps', orderNumbers)],
  ['2.2', 'counts back in steps', typing(readRun)],
  ['2.6', 'finds the number that is less or more', tapping(compareChoices)],
  ['3.3', 'counts hundreds, tens and ones', typing(countBlocks)],
  [
    '3.5',
    'writes a number and its word',
    typingBoth(['number', 'word'], (page) => inFiguresAndWords(countBlocks(page))),
  ],
  ['3.8', 'counts dots that flash and hide', typing(countDots)],
]

/** Every test run plays these levels. The other ones are of the sweeps. */
const examples = ['0.3', '0.6', '1.7', '3.5']

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

for (const [level, does, kind] of kinds) {
  const details = { tag: examples.includes(level) ? [] : '@sweep' }
  test(`a child ${does} at level ${level} of Number Structure, up to the celebration`, details, async ({ page }) => {
    await openLevelAt(page, `numberstructure/phase1/${level[0]}/${level}`)
    await masterLevel(page, kind)
  })
}

test.describe('tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  const byTouch: readonly [string, string, Kind][] = [
    [
      '0.5',
      'writes a number and its word with letter tiles',
      tappingTiles((page) => inFiguresAndWords(countAnimals(page))),
    ],
    ['2.4', 'reads number words and taps digits', tappingDigits(readWord)],
  ]
  for (const [level, does, kind] of byTouch) {
    test(`a child ${does} at level ${level} of Number Structure, up to the celebration`, async ({ page }) => {
      await openLevelAt(page, `numberstructure/phase1/${level[0]}/${level}`)
      await masterLevel(page, kind)
    })
  }
})

test('a picture of dots is hidden after 3 s, and "Look again" shows it for the same time', async ({ page }) => {
  await openLevelAt(page, 'numberstructure/phase1/0/0.8')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Look again' }).click()
  const dots = await countDots(page)
  await page.clock.runFor(2900)
  await expect(page.getByRole('img', { name: 'Some dots' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('img', { name: 'The dots are hidden' })).toBeVisible()
  await expect(page.locator('[data-part="dot"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Look again' }).click()
  expect(await countDots(page)).toBe(dots)
  await page.clock.runFor(3100)
  await typeAnswer(page, dots)
  await expect(page.getByText(correct)).toBeVisible()
})
