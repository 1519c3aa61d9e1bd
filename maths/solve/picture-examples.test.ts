/** Worked examples of pictures, one for each method, in the sentences that children read. */
import { describe, expect, it } from 'vitest'
import type { Operation } from '../curriculum.ts'
import type { Group } from '../drawing.ts'
import type { Length } from '../quantity.ts'
import { asked } from '../test/asked.ts'
import { bond, inWords, number, run, type Shown, word } from '../test/worked-steps.ts'

const lengths = (...values: (number | null)[]): (Length | null)[] =>
  values.map((value) => (value === null ? null : [{ value, unit: 'cm' }]))

function group(label: string, count: number): Group {
  return { animal: 'kiwi', label, places: Array.from({ length: count }, (_, i) => [i, 0]) }
}

describe('the worked solution of a picture', () => {
  it.each<[Operation, string, string, Shown, string[]]>([
    [
      'numberphase1',
      '1.6',
      'ten kiwi and seven kiwi',
      {
        ask: { kind: 'compare', wanted: 'more', things: 'groups' },
        drawn: { kind: 'groups', groups: [group('A', 10), group('B', 7)] },
      },
      [
        'Count each group in fives.',
        'A: 5 and 5 more make 10.',
        'How many does B have? [B = ?: 7]',
        'A: 10. B: 7. Which has more? [A or B: A]',
        '10 is more than 7. A has more.',
      ],
    ],
    [
      'numberphase1',
      '1.6',
      'four kiwi and three kiwi',
      {
        ask: { kind: 'compare', wanted: 'more', things: 'groups' },
        drawn: { kind: 'groups', groups: [group('A', 4), group('B', 3)] },
      },
      ['Match one to one. Which has some left? [A or B: A]', '4 is more than 3. A has more.'],
    ],
    [
      'numberphase1',
      '1.3',
      'fourteen kiwi',
      {
        ask: { kind: 'count', things: 'kiwi' },
        drawn: { kind: 'animals', animal: 'kiwi', places: group('A', 14).places },
      },
      [
        'One hop for each kiwi. Start here.',
        '1, 2, 3, 4, 5 so far.',
        '6, 7, 8, 9, 10 so far.',
        'Count on from 10. How many kiwi? [Kiwi = ?: 14]',
        '10 and 4 more. There are 14 kiwi.',
      ],
    ],
    [
      'numberphase1',
      '1.3',
      'nineteen kiwi',
      {
        ask: { kind: 'count', things: 'kiwi' },
        drawn: { kind: 'animals', animal: 'kiwi', places: group('A', 19).places },
      },
      [
        'One hop for each kiwi. Start here.',
        '1, 2, 3, 4, 5 so far.',
        '6, 7, 8, 9, 10 so far.',
        '11, 12, 13, 14, 15 so far.',
        'Count on from 15. How many kiwi? [Kiwi = ?: 19]',
        '15 and 4 more. There are 19 kiwi.',
      ],
    ],
    [
      'numberphase1',
      '1.8',
      'five dots as on a dice',
      {
        ask: { kind: 'count', things: 'dots' },
        drawn: {
          kind: 'dots',
          places: [
            [0.5, 0.5],
            [2.5, 0.5],
            [1.5, 1.5],
            [0.5, 2.5],
            [2.5, 2.5],
          ],
          shownFor: 2000,
        },
      },
      ['Look again. The corners make 4.', '4 and 1 more. How many dots? [4 + 1 = ?: 5]', '4 and 1 make 5.'],
    ],
    [
      'numberphase1',
      '0.1',
      'what comes after 6',
      run(4, 5, 6, null),
      ['From 4 to 5: hop on 1.', 'Hop on 1 from 6. [6, ?: 7]', 'The numbers are 4, 5, 6, 7.'],
    ],
    [
      'numberphase1',
      '0.2',
      'what comes before 6 in a run back',
      run(null, 6, 5, 4),
      ['From 6 to 5: hop back 1.', 'Counting back: what is 1 more than 6? [?, 6: 7]', 'The numbers are 7, 6, 5, 4.'],
    ],
    [
      'numberphase1',
      '1.9',
      'the parts of 14',
      bond(14, 9),
      [
        'The whole is 14. One part is 9.',
        'Start at 9. One hop to 10.',
        'From 10, how many to 14? [10 + ? = 14: 4]',
        '1 and 4 make 5.',
        '9 and 5 make 14.',
      ],
    ],
    [
      'numberphase1',
      '1.9',
      'the parts of 18 with its ones',
      bond(18, 8),
      [
        'The whole is 18. One part is 8.',
        '18 is 1 ten and 8 ones.',
        'The ones match: none are missing. [8 + ? = 18: 10]',
        '8 and 10 make 18.',
      ],
    ],
    [
      'numberphase1',
      '2.9',
      'the parts of 82',
      bond(82, 22),
      [
        'The whole is 82. One part is 22.',
        '2 tens. How many more tens to 8 tens? [2 + ? = 8: 6]',
        '6 tens are 60. The ones match: none are missing.',
        '22 and 60 make 82. The missing part is 60.',
      ],
    ],
    [
      'numberphase1',
      '3.9',
      'the parts of 870 with the same tens',
      bond(870, 270),
      [
        'The whole is 870. One part is 270.',
        '2 hundreds. How many more hundreds to 8 hundreds? [2 + ? = 8: 6]',
        '6 hundreds are 600. The other digits match: none are missing.',
        '270 and 600 make 870. The missing part is 600.',
      ],
    ],
    [
      'numberphase1',
      '3.3',
      'blocks of 406',
      { ask: { kind: 'readBlocks' }, drawn: { kind: 'blocks', hundreds: 4, tens: 0, ones: 6 } },
      [
        '4 hundreds are 400.',
        'How many rods of ten are there? [Tens = ?: 0]',
        'No tens: write 0 there. Then 6 ones.',
        '400 and 6 make 406.',
      ],
    ],
    [
      'numberphase1',
      '2.5',
      'blocks of 8',
      { ask: { kind: 'readBlocks' }, drawn: { kind: 'blocks', hundreds: 0, tens: 0, ones: 8 } },
      ['There are only ones.', 'How many ones are there? [Ones = ?: 8]', 'The number is 8.'],
    ],
    [
      'numberphase1',
      '3.4',
      'four hundred and six',
      word(406),
      [
        'Split the words: four hundred, and six.',
        'Four hundred: write 4 in the hundreds. Six is 6 ones.',
        'Which digit is in the tens? [Tens = ?: 0]',
        'No tens: write 0 there.',
        '400 and 6 make 406.',
      ],
    ],
    [
      'length',
      '2.8',
      '1.9 km, of which 1 km is said once',
      { ask: { kind: 'convert', quantity: [{ value: 1.9, unit: 'km' }], to: 'm' }, drawn: { kind: 'expression' } },
      [
        'km is short for kilometre. 1 km is 1000 m.',
        'Now 0.9 km, so × 1000. [0.9 × 1000 = ?: 900]',
        '1000 + 900 = 1900, so 1.9 km is 1900 m.',
      ],
    ],
    [
      'length',
      '2.9',
      '1 km 40 m',
      {
        ask: {
          kind: 'convert',
          quantity: [
            { value: 1, unit: 'km' },
            { value: 40, unit: 'm' },
          ],
          to: 'm',
        },
        drawn: { kind: 'expression' },
      },
      [
        'km is short for kilometre. 1 km is 1000 m.',
        'Now add the 40 m. [1000 + 40 = ?: 1040]',
        '0 hundreds and 4 tens: keep the 0.',
        '1 km 40 m is 1040 m.',
      ],
    ],
    [
      'length',
      '3.2',
      'an L with two hidden sides',
      {
        ask: { kind: 'perimeter' },
        drawn: {
          kind: 'shape',
          name: 'L',
          corners: [
            [0, 0],
            [7, 0],
            [7, 4],
            [15, 4],
            [15, 10],
            [0, 10],
          ],
          sides: lengths(7, null, null, 6, 15, 10),
        },
      },
      [
        'Two sides have no number. Find them first.',
        'The long side is 15. One part is 7. Find the rest. [15 − 7 = ?: 8]',
        'The other dashed side: 10 − 6 = 4, so 4 cm.',
        'Walk from the corner: 7 + 4 + 8 = 19.',
        'Walk on: 19 + 6 = 25 and 25 + 15 = 40.',
        'The last side: 40 + 10 = 50, so 50 cm in all.',
      ],
    ],
  ])('of %s %s, %s', async (operation, id, _, { ask, drawn }, steps) => {
    expect(await inWords(operation, id, asked({ ask, drawn, expects: number('0') }))).toEqual(steps)
  })
})
