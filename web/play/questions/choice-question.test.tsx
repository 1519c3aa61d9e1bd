import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Drawing, enNZPictures, loadLevel, noDrawing, type Question, randomFrom, seedFrom } from '#maths'
import { type Kinds, kindOf } from '../answer-kinds.ts'
import { PictureLanguageContext } from '../language/picture-language.ts'
import { lengthKinds } from '../sheets/length-sheet.tsx'
import { numberKinds } from '../sheets/number-sheet.tsx'
import { choiceLook } from './choice-question.tsx'

const drawnChoices: readonly ['numberphase1' | 'length', string, Kinds][] = [
  ['numberphase1', '0.6', numberKinds],
  ['numberphase1', '1.6', numberKinds],
  ['length', '1.1', lengthKinds],
  ['length', '1.2', lengthKinds],
]

it.each(drawnChoices)(
  'each choice of %s level %s has its description as its accessible name',
  async (operation, id, kinds) => {
    const level = (await loadLevel(operation, id))!
    const { View } = kindOf(kinds, 'choice')
    const random = randomFrom(seedFrom(`choices ${id}`))
    let memory: readonly number[] = []
    for (let count = 0; count < 40; count++) {
      const dealt = level.dealer.deal(random, memory)
      memory = dealt.memory
      const { ask, expects, drawn } = dealt.question
      if (expects.kind !== 'choice') throw new Error(`The level ${id} deals a question without choices`)
      const question: Question<'choice'> = { ask, expects, drawn }
      const answer = { kind: 'choice', choice: '' } as const
      const shown = {
        level,
        question,
        answer,
        mark: null,
        locked: false,
        touch: false,
        part: null,
        focus: { current: null },
        ear: null,
        hearFirst: null,
      }
      const markup = renderToStaticMarkup(
        <PictureLanguageContext value={enNZPictures}>
          <View {...shown} onAnswer={() => {}} onPart={() => {}} />
        </PictureLanguageContext>,
      )
      const names = [...markup.matchAll(/<input[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)
      expect(names).toEqual(expects.choices.map((choice) => enNZPictures.describeChoice(question, choice)))
      expect(names.every((name) => /^[A-C]: \w+ .*\w/.test(name!))).toBe(true)
    }
  },
)

function questionWith(choices: readonly string[], drawn: Drawing = noDrawing): Question<'choice'> {
  return {
    ask: { kind: 'compare', things: 'numbers', wanted: 'more' },
    expects: { kind: 'choice', choices, answer: '' },
    drawn,
  }
}

it('a row of numbers from 1 is a strip, and two numbers are cards', () => {
  expect(choiceLook(questionWith(['1', '2', '3', '4', '5']))).toBe('strip')
  expect(choiceLook(questionWith(['1', '2']))).toBe('cards')
  expect(choiceLook(questionWith(['437', '452']))).toBe('cards')
})

it('a drawn choice has the look of its drawing, a group or a bar', () => {
  expect(choiceLook(questionWith(['A', 'B'], { kind: 'groups', groups: [] }))).toBe('groups')
  expect(choiceLook(questionWith(['A', 'B'], { kind: 'bars', bars: [] }))).toBe('bars')
})
