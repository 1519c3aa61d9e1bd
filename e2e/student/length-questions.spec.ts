import { type Kind, masterLevel, tapping, typing } from '../harness/kinds.ts'
import { registeredStudent } from '../harness/people.ts'
import { openLevelAt } from '../harness/playing.ts'
import { readConversion } from '../harness/reading-lengths.ts'
import { compareChoices, countSpans, readRuler, walkRoundGrid } from '../harness/reading-pictures.ts'
import { hasShape, walkRoundShape } from '../harness/reading-shapes.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { test } from '../harness/test.ts'

const kinds: readonly [string, string, Kind][] = [
  ['1.1', 'finds the longest bar', tapping(compareChoices)],
  ['1.2', 'finds the shortest bar', tapping(compareChoices)],
  ['1.3', 'counts hand spans', typing(countSpans)],
  ['1.4', 'counts foot spans', typing(countSpans)],
  ['1.5', 'reads a ruler', typing(readRuler)],
  ['1.6', 'reads a ruler from a mark other than 0', typing(readRuler)],
  ['1.7', 'walks round a rectangle on a grid', typing(walkRoundGrid)],
  ['2.2', 'walks round a rectangle with two sides shown', typing(walkRoundShape)],
  ['2.4', 'walks round a shape of equal sides', typing(walkRoundShape)],
  ['2.5', 'walks round a right triangle', typing(walkRoundShape)],
  ['2.7', 'tells metres in centimetres and back', typing(readConversion)],
  ['2.9', 'tells mixed units in one', typing(readConversion)],
  ['3.1', 'walks round shapes put together', typing(walkRoundShape)],
  ['3.2', 'works out hidden sides', typing(walkRoundShape)],
  [
    '3.3',
    'changes the unit first',
    typing(async (page) => ((await hasShape(page)) ? walkRoundShape : readConversion)(page)),
  ],
]

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

for (const [level, does, kind] of kinds) {
  test(`Length ${level}: a child ${does}, up to the celebration`, async ({ page }) => {
    await openLevelAt(page, `measurement/length/${level[0]}/${level}`)
    await masterLevel(page, kind, 'is asked again')
  })
}
