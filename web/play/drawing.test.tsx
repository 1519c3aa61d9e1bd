import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeDrawing, levelsOf, loadLevel, type Question, randomFrom, seedFrom } from '#maths'
import { Drawing, PicturesContext } from './drawing.tsx'
import { lengthPictures } from './length-sheet.tsx'
import { numberPictures } from './number-sheet.tsx'

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

const picturesBy = { numberphase1: numberPictures, length: lengthPictures }
const drawn = (question: Question, operation: keyof typeof picturesBy) =>
  renderToStaticMarkup(
    <PicturesContext value={picturesBy[operation]}>
      <Drawing question={question} />
    </PicturesContext>,
  )
const count = (markup: string, part: string) => markup.split(`data-part="${part}"`).length - 1

/** What can be counted or measured in a picture, by what is drawn. */
function expectParts({ drawn: data }: Question, markup: string) {
  if (data.kind === 'animals') expect(count(markup, 'animal')).toBe(data.places.length)
  if (data.kind === 'dots') expect(count(markup, 'dot')).toBe(data.places.length)
  if (data.kind === 'spans') expect(count(markup, 'span')).toBe(data.count)
  if (data.kind === 'ruler') expect(count(markup, 'centimetre')).toBe(data.longest + 1)
  if (data.kind === 'shape') expect(markup.split('<text').length - 1).toBe(data.sides.filter(Boolean).length)
  if (data.kind !== 'blocks') return
  expect([count(markup, 'hundred'), count(markup, 'ten'), count(markup, 'one')]).toEqual([
    data.hundreds,
    data.tens,
    data.ones,
  ])
}

const textAlone = ['nothing', 'expression', 'groups', 'bars', 'word']

describe.each(['numberphase1', 'length'] as const)('the pictures of %s', (operation) => {
  it.each(levelsOf(operation).map(({ id }) => id))(
    'show what level %s asks, and say it to who cannot see',
    async (id) => {
      for (const question of await questionsOf(operation, id)) {
        const markup = drawn(question, operation)
        expect(markup).not.toMatch(/NaN|undefined|Infinity/)
        expectParts(question, markup)
        if (textAlone.includes(question.drawn.kind)) expect(markup).not.toContain('role="img"')
        else expect(markup).toContain(`role="img" aria-label="${describeDrawing(question)}"`)
      }
    },
  )
})

it('draws nothing where the text is all', () => {
  const asked = { kind: 'choice', text: '', choices: [], answer: '' } as const
  expect(drawn({ ...asked, drawn: { kind: 'nothing' } }, 'length')).toBe('')
  expect(drawn({ ...asked, drawn: { kind: 'expression' } }, 'length')).toBe('')
})
