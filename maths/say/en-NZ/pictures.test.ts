import { describe, expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { animals, type Drawing, expressionDrawing, noDrawing, type ShapeName, shapeNames } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Length, UnitOf } from '../../quantity.ts'
import type { Question } from '../../question.ts'
import { asked } from '../../test/asked.ts'
import { dealFrom } from '../../test/deal.ts'
import { workOut } from '../../test/oracle.ts'
import { enNZ } from './language.ts'
import { nameByAnimal } from './names.ts'
import { enNZPictures } from './pictures.ts'
import { enNZSpeech } from './speech.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

/** Drawings in which a child counts. Their descriptions must not have numbers. */
const countable: readonly Drawing['kind'][] = ['animals', 'groups', 'blocks', 'dots', 'spans', 'grid']

/** Names in the code that no text may contain: "korora", "rightTriangle". */
const internalNames = [
  ...animals.filter((animal) => nameByAnimal[animal] !== animal),
  ...shapeNames.filter((name) => /[a-z][A-Z]/.test(name)),
]

/** Returns the description of each choice, or an empty list for a question without choices. */
function choicesOf(question: Question): string[] {
  const { ask, expects, drawn } = question
  if (expects.kind !== 'choice') return []
  return expects.choices.map((choice) => enNZPictures.describeChoice({ ask, expects, drawn }, choice))
}

const hasPicture = ({ drawn }: Question) => drawn.kind !== 'nothing' && drawn.kind !== 'expression'

/** Returns all texts that are read aloud for a question: the question, the picture and each choice. */
function spokenTexts(question: Question): string[] {
  return [enNZSpeech(question), enNZPictures.describeDrawing(question), ...choicesOf(question)]
}

describe('the English text alternative of drawings', () => {
  it.each<[string, Drawing, string]>([
    ['nothing', noDrawing, ''],
    ['an expression', expressionDrawing, ''],
    ['a run that goes on', { kind: 'run', numbers: [12, 13, 14, null] }, '12, 13, 14, then a gap'],
    ['a run with a hole', { kind: 'run', numbers: [12, null, 14] }, '12, a gap, 14'],
    ['animals', { kind: 'animals', animal: 'kiwi', places: [[0, 0]] }, 'Some kiwi to count'],
    [
      'groups',
      {
        kind: 'groups',
        groups: [
          { label: 'A', animal: 'sheep', places: [[0, 0]] },
          { label: 'B', animal: 'korora', places: [] },
        ],
      },
      'A: some sheep. B: some kororā.',
    ],
    [
      'blocks',
      { kind: 'blocks', hundreds: 1, tens: 2, ones: 3 },
      'Place-value blocks: some hundreds, some tens and some ones',
    ],
    [
      'blocks without tens',
      { kind: 'blocks', hundreds: 1, tens: 0, ones: 3 },
      'Place-value blocks: some hundreds and some ones',
    ],
    ['a word', { kind: 'word', number: 12 }, 'The word “twelve”'],
    ['dots', { kind: 'dots', places: [[1, 1]], shownFor: 3000 }, 'Some dots'],
    ['a bond', { kind: 'bond', whole: 10, part: 6 }, '10 in two parts. One part is 6, the other is missing.'],
    [
      'bars',
      {
        kind: 'bars',
        bars: ['A', 'B', 'C'].map((label, i) => ({ label, from: 0, length: 104 + 25 * i })),
      },
      'A: a bar about 10 long. B: a bar about 13 long. C: a bar about 15 long.',
    ],
    [
      'spans',
      { kind: 'spans', span: 'hand', object: 'scarf', count: 4 },
      'A scarf. Hand spans lie below it from end to end.',
    ],
    [
      'a ruler',
      { kind: 'ruler', object: 'pencil', from: 1, to: 4, longest: 5 },
      'A ruler marked from 0 to 5 centimetres. A pencil lies above it; it starts at 1 and ends at 4.',
    ],
    ['a grid', { kind: 'grid', width: 6, height: 4 }, 'A rectangle on a grid of centimetre squares.'],
    [
      'a composite shape',
      shape('L', '0,0 6,0 6,5 15,5 15,11 0,11', ['6 cm', '5 cm', '9 cm', '6 cm', '15 cm', '11 cm']),
      'A shape with 6 sides: 6, 5, 9, 6, 15 and 11 centimetres.',
    ],
    [
      'a shape with hidden sides',
      shape('L', '0,0 6,0 6,5 15,5 15,11 0,11', ['6 cm', null, null, '6 cm', '15 cm', '11 cm']),
      'A shape with 6 sides. All the way round: 6 centimetres right, not marked down, not marked right, ' +
        '6 centimetres down, 15 centimetres left and 11 centimetres up.',
    ],
    [
      'a rectangle with two sides marked',
      shape('rectangle', '0,0 20,0 20,12 0,12', [null, '12 cm', '20 cm', null]),
      'A rectangle. All the way round: not marked right, 12 centimetres down, 20 centimetres left and not marked up.',
    ],
    [
      'a rectangle in two units',
      shape('rectangle', '0,0 120,0 120,45 0,45', ['1.2 m', '45 cm', '1.2 m', '45 cm']),
      'A rectangle: 1.2 metres, 45 centimetres, 1.2 metres and 45 centimetres.',
    ],
    [
      'equal sides',
      { ...shape('pentagon', '8,0 16,6 13,15 3,15 0,6', [null, '14 cm', null, null, null]), equalSides: true },
      'A pentagon. All its sides are equal; one is 14 centimetres.',
    ],
    [
      'equal sides in two units',
      { ...shape('square', '0,0 1,0 1,1 0,1', ['1 m 20 cm', null, null, null]), equalSides: true },
      'A square. All its sides are equal; one is 1 metre 20 centimetres.',
    ],
  ])('the text alternative of %s describes its parts', (_, drawn, said) => {
    const ask = { kind: 'convert', quantity: [{ value: 3.5, unit: 'cm' }], to: 'mm' } as const
    expect(enNZPictures.describeDrawing(asked({ ask, drawn }))).toBe(said)
  })

  it.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    'no text alternative of %s gives the answer away',
    (_, level) => {
      const described = dealFrom(level, 500, 'described').map((question) => ({
        question,
        kind: question.drawn.kind,
        said: enNZPictures.describeDrawing(question),
      }))
      const shapes = described.filter(({ kind }) => kind === 'shape')
      expect(described.filter(({ question, said }) => hasPicture(question) && said === '').slice(0, 3)).toEqual([])
      // A unit is a whole word, because a screen reader would spell its short form.
      expect(shapes.filter(({ said }) => /\b(mm|cm|m|km)\b|null|undefined/.test(said)).slice(0, 3)).toEqual([])
      expect(described.filter(({ kind, said }) => countable.includes(kind) && /\d/.test(said)).slice(0, 3)).toEqual([])
      const tells = shapes.filter(({ question, said }) => {
        const numbers: readonly string[] = said.match(/[\d.]*\d/g) ?? []
        return numbers.includes(enNZ.answer(question))
      })
      expect(tells.slice(0, 3)).toEqual([])
    },
  )

  it.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    'every picture and choice of %s has a text alternative without an internal name',
    (_, level) => {
      const named = dealFrom(level, 500, 'named').map((question) => ({
        question,
        said: enNZPictures.describeDrawing(question),
      }))
      const wordless = named.filter(({ question, said }) => hasPicture(question) && !/\w/.test(said))
      expect(wordless.slice(0, 3)).toEqual([])
      const spoken = new Set(named.flatMap(({ question }) => spokenTexts(question)))
      expect([...spoken].filter((said) => internalNames.some((name) => said.includes(name)))).toEqual([])
      expect(named.filter(({ said }) => /\bA [aeiou]/.test(said)).slice(0, 3)).toEqual([])
      const withoutLabel = named.flatMap(({ question }) => {
        const { expects, drawn } = question
        if (expects.kind !== 'choice' || (drawn.kind !== 'groups' && drawn.kind !== 'bars')) return []
        return choicesOf(question).filter(
          (said, i) => !new RegExp(`^${expects.choices[i]}: (some|a bar about) .`).test(said),
        )
      })
      expect(withoutLabel).toEqual([])
    },
  )

  it.each(['1.1', '1.2'])('the bars of Length %s can be compared by their text alternatives alone', (id) => {
    const level = levels.find(({ operation, id: levelId }) => operation === 'length' && levelId === id)!
    const misheard = dealFrom(level, 2000, 'heard').filter((question) => {
      const bars = choicesOf(question).map((said) => {
        const [, label = '', length] = /^(.): a bar about (\d+) long$/.exec(said)!
        return { label, from: 0, length: Number(length) }
      })
      const heard = workOut({ ...question, drawn: { kind: 'bars', bars } })
      return heard.kind !== 'choice' || heard.choice !== enNZ.answer(question)
    })
    expect(misheard.slice(0, 3)).toEqual([])
  })
})

/** @param sides the texts of the marks, such as "1 m 20 cm" */
function shape(
  name: ShapeName,
  corners: string,
  sides: readonly (string | null)[],
): Extract<Drawing, { kind: 'shape' }> {
  const points = corners.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number)
    return [x!, y!] as const
  })
  return { kind: 'shape', name, corners: points, sides: sides.map((side) => (side ? lengthIn(side) : null)) }
}

function lengthIn(text: string): Length {
  return [...text.matchAll(/([\d.]+) (mm|cm|m|km)/g)].map(([, value, unit]) => {
    return { value: Number(value), unit: unit as UnitOf<'length'> }
  })
}
