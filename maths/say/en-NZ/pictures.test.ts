import { describe, expect, it } from 'vitest'
import { describeChoice, describeDrawing } from './describe.ts'
import { animals, type Drawing, expression, nameByAnimal, nothing } from './drawing.ts'
import { loadLevels } from './load.ts'
import { answerText, type Question, spokenText } from './question.ts'
import { dealFrom } from './test/deal.ts'
import { workOut } from './test/oracle.ts'
import { operations } from './vocabulary.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

/** Drawings that a child counts, or measures by counting: a description must not do the counting. */
const countable: readonly Drawing['kind'][] = ['animals', 'groups', 'blocks', 'dots', 'spans', 'grid']

/** Names in code that people must not read or hear: "korora". */
const internalNames = animals.filter((animal) => nameByAnimal[animal] !== animal)

/** All texts that are read out for a question: the question, the picture and each choice. */
function saidOf(question: Question): string[] {
  const choices = question.kind === 'choice' ? question.choices.map((choice) => describeChoice(question, choice)) : []
  return [spokenText(question), describeDrawing(question), ...choices]
}

function asked(drawn: Drawing, text = ''): Question {
  return { kind: 'number', text, drawn, answer: '4', places: 0, compared: 'exact' }
}

describe('the text alternative of length and all other drawings', () => {
  it.each<[string, Drawing, string]>([
    ['nothing', nothing, ''],
    ['an expression', expression, '3.5 cm equals ? mm'],
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
    ['a word', { kind: 'word', word: 'twelve' }, 'The word “twelve”'],
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
  ])('says what is drawn: %s', (_, drawn, said) => {
    expect(describeDrawing(asked(drawn, '3.5 cm = ? mm'))).toBe(said)
  })

  it.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    'does not give the answer away: %s',
    (_, level) => {
      for (const question of dealFrom(level, 500, 'described')) {
        const said = describeDrawing(question)
        if (question.drawn.kind !== 'nothing') expect(said, question.text).not.toBe('')
        // A unit is a word on its own: nothing is left that a reader would spell.
        if (question.drawn.kind === 'shape') expect(said).not.toMatch(/\b(mm|cm|m|km)\b|null|undefined/)
        if (countable.includes(question.drawn.kind)) expect(said, question.text).not.toMatch(/\d/)
        if (question.drawn.kind === 'shape') {
          const numbers: readonly string[] = said.match(/[\d.]*\d/g) ?? []
          expect(numbers, said).not.toContain(answerText(question))
        }
      }
    },
  )

  it.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    'every picture and choice of %s is described, and never by an internal name',
    (_, level) => {
      for (const question of dealFrom(level, 500, 'named')) {
        const { text, drawn } = question
        if (drawn.kind !== 'nothing') expect(describeDrawing(question), text).toMatch(/\w/)
        for (const said of saidOf(question)) {
          expect(
            internalNames.filter((name) => said.includes(name)),
            said,
          ).toEqual([])
        }
        expect(describeDrawing(question)).not.toMatch(/\bA [aeiou]/)
        if (question.kind !== 'choice' || (drawn.kind !== 'groups' && drawn.kind !== 'bars')) continue
        for (const choice of question.choices) {
          expect(describeChoice(question, choice)).toMatch(new RegExp(`^${choice}: (some|a bar about) .`))
        }
      }
    },
  )

  it.each(['1.1', '1.2'])('the bars of Length %s can be compared by their descriptions alone', (id) => {
    const level = levels.find(({ operation, id: levelId }) => operation === 'length' && levelId === id)!
    for (const question of dealFrom(level, 2000, 'heard')) {
      if (question.kind !== 'choice') throw new Error('no choice')
      const bars = question.choices.map((label) => {
        const [, length] = /about (\d+) long/.exec(describeChoice(question, label))!
        return { label, from: 0, length: Number(length) }
      })
      expect(workOut({ ...question, drawn: { kind: 'bars', bars } })).toBe(question.answer)
    }
  })
})

function shape(name: string, corners: string, sides: readonly (string | null)[]): Extract<Drawing, { kind: 'shape' }> {
  const places = corners.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number)
    return [x!, y!] as const
  })
  return { kind: 'shape', name, corners: places, sides }
}
