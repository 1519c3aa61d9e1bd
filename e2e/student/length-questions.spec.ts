import { type Kind, masterLevel, tapping, typing } from '../harness/answer-kinds.ts'
import { registeredStudent } from '../harness/people.ts'
import { openLevelAt } from '../harness/playing.ts'
import { compareChoices, countSpans, readRuler, walkRoundGrid } from '../harness/reading-pictures.ts'
import { readConversion } from '../harness/reading-quantities.ts'
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
  ['1.7', 'finds the perimeter of a rectangle on a grid', typing(walkRoundGrid)],
  ['2.2', 'finds the perimeter of a rectangle with two sides labelled', typing(walkRoundShape)],
  ['2.4', 'finds the perimeter of a shape with equal sides', typing(walkRoundShape)],
  ['2.5', 'finds the perimeter of a right triangle', typing(walkRoundShape)],
  ['2.7', 'converts metres to centimetres and back', typing(readConversion)],
  ['2.9', 'converts mixed units to one unit', typing(readConversion)],
  ['3.1', 'finds the perimeter of a composite shape', typing(walkRoundShape)],
  ['3.2', 'finds the perimeter of a shape with hidden sides', typing(walkRoundShape)],
  [
    '3.3',
    'converts the unit first',
    typing(async (page) => ((await hasShape(page)) ? walkRoundShape : readConversion)(page)),
  ],
]

/** Every test run plays these levels. The other ones are of the sweeps. */
const examples = ['1.1', '1.5', '3.2']

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

for (const [level, does, kind] of kinds) {
  const details = { tag: examples.includes(level) ? [] : '@sweep' }
  test(`a child ${does} at level ${level} of Length, up to the celebration`, details, async ({ page }) => {
    await openLevelAt(page, `measurement/length/${level[0]}/${level}`)
    await masterLevel(page, kind, 'is asked again')
  })
}
