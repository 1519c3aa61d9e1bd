import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type Drawing as DrawingData,
  enNZPictures,
  levelsOf,
  loadLevel,
  type Question,
  randomFrom,
  seedFrom,
} from '#maths'
import { PictureLanguageContext } from '../language/picture-language.ts'
import { lengthPictures } from '../sheets/length-sheet.tsx'
import { numberPictures } from '../sheets/number-sheet.tsx'
import { Drawing, PicturesContext } from './drawing.tsx'

async function questionsOf(operation: 'numberphase1' | 'length', levelId: string): Promise<Question[]> {
  const level = await loadLevel(operation, levelId)
  const random = randomFrom(seedFrom(`drawing ${levelId}`))
  let memory: readonly number[] = []
  return Array.from({ length: 12 }, () => {
    const dealt = level!.dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}

const picturesByOperation = { numberphase1: numberPictures, length: lengthPictures }
const drawn = (question: Question, operation: keyof typeof picturesByOperation, typed?: string) =>
  renderToStaticMarkup(
    <PictureLanguageContext value={enNZPictures}>
      <PicturesContext value={picturesByOperation[operation]}>
        <Drawing question={question} typed={typed} />
      </PicturesContext>
    </PictureLanguageContext>,
  )
const count = (markup: string, part: string) => markup.split(`data-part="${part}"`).length - 1

/** Expects that the picture shows each thing that a child counts or measures. */
function expectParts({ drawn: data }: Question, markup: string) {
  if (data.kind === 'animals') expect(count(markup, 'animal')).toBe(data.places.length)
  if (data.kind === 'dots') expect(count(markup, 'dot')).toBe(data.places.length)
  if (data.kind === 'spans') expect(count(markup, 'span')).toBe(data.count)
  if (data.kind === 'ruler') expect(count(markup, 'centimetre')).toBe(data.longest + 1)
  if (data.kind === 'shape') expect(markup.split('<text').length - 1).toBe(data.sides.filter(Boolean).length)
  if (data.kind === 'bond') expect(textsIn(markup)).toEqual([`${data.whole}`, `${data.part}`, '?'])
  if (data.kind !== 'blocks') return
  expect([count(markup, 'hundred'), count(markup, 'ten'), count(markup, 'one')]).toEqual([
    data.hundreds,
    data.tens,
    data.ones,
  ])
}

const textsIn = (markup: string) => markup.match(/[^>]*(?=<\/text>)/g)?.filter(Boolean)

it('the numbers on a ruler are as high as a tenth of its width, so that a phone writes them large', async () => {
  const [question] = await questionsOf('length', '1.5')
  const markup = drawn(question!, 'length')
  const [, width] = markup.match(/viewBox="0 0 (\d+)/)!
  const [, fontSize] = markup.match(/font-size="(\d+)"/)!
  expect(Number(fontSize) / Number(width)).toBeGreaterThan(0.1)
})

it('the circle of the missing part shows what is typed', async () => {
  const [question] = await questionsOf('numberphase1', '0.9')
  expect(textsIn(drawn(question!, 'numberphase1', '12'))?.at(-1)).toBe('12')
})

const kindsWithoutImage = ['nothing', 'expression', 'groups', 'bars', 'word']

describe.each(['numberphase1', 'length'] as const)('%s', (operation) => {
  it.each(levelsOf(operation).map(({ id }) => id))(
    'a picture of level %s shows each thing of its question and has a text alternative',
    async (id) => {
      for (const question of await questionsOf(operation, id)) {
        const markup = drawn(question, operation)
        expect(markup).not.toMatch(/NaN|undefined|Infinity/)
        expectParts(question, markup)
        if (kindsWithoutImage.includes(question.drawn.kind)) expect(markup).not.toContain('role="img"')
        else expect(markup).toContain(`role="img" aria-label="${enNZPictures.describeDrawing(question)}"`)
      }
    },
  )
})

it.each<DrawingData>([{ kind: 'nothing' }, { kind: 'expression' }])(
  'a question with the drawing "$kind" has no picture',
  (data) => {
    const ask = { kind: 'compare', things: 'numbers', wanted: 'more' } as const
    expect(drawn({ ask, expects: { kind: 'choice', choices: [], answer: '' }, drawn: data }, 'length')).toBe('')
  },
)
