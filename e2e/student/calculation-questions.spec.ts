import { type Kind, masterLevel, typing, typingBoth } from '../harness/answer-kinds.ts'
import { registeredStudent } from '../harness/people.ts'
import { divide, openLevelAt, type Page, readQuestion, solve } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { test } from '../harness/test.ts'

const calculate = async (page: Page) => solve(await readQuestion(page))

const kinds: readonly [string, string, Kind][] = [
  ['addition/3/3.5', 'adds with carrying', typing(calculate)],
  ['subtraction/5/5.5', 'subtracts decimals', typing(calculate)],
  ['multiplication/1/1.1', 'adds equal groups', typing(calculate)],
  ['division/2/2.3', 'divides with a remainder', typingBoth(['quotient', 'remainder'], divide)],
  ['bedmas/1/1.3', 'keeps the order of operations', typing(calculate)],
]

test.use({ reducedMotion: 'reduce' })

for (const [level, does, kind] of kinds) {
  test(`a child ${does}, up to the celebration`, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.clock.install()
    await openLevelAt(page, `fouroperations/${level}`)
    await masterLevel(page, kind)
  })
}
