/** Worked examples, one for each method, in the sentences that children read. */
import { describe, expect, it } from 'vitest'
import { loadLevel } from '../load.ts'
import type { Expected, Question } from '../question.ts'
import { enNZHelp } from '../say/en-NZ/help.ts'
import { asked } from '../test/asked.ts'
import { calculationIn } from '../test/expressions.ts'
import { loadSolve, type SolvedOperation } from './load.ts'

const number = (answer: string): Expected => ({ kind: 'number', answer, places: 0, compared: 'exact' })

/** Returns the steps of a calculation in words, each with its question in brackets where it asks. */
async function stepsOf(operation: SolvedOperation, id: string, text: string): Promise<string[]> {
  const solve = await loadSolve(operation)
  const question: Question = asked({ ask: calculationIn(text), expects: number('0') })
  const { steps } = solve({ id }, question)
  return steps.map(({ says, asks }) => {
    const said = enNZHelp.says(says)
    return asks ? `${said} [${enNZHelp.ask(asks)}: ${asks.expects.answer}]` : said
  })
}

describe('the worked solution', () => {
  it.each<[SolvedOperation, string, string, string[]]>([
    [
      'addition',
      '1.2',
      '8 + 7',
      [
        'Start at 8. Hop 7 more.',
        'Hop to 10 first. How many from 8? [8 + ? = 10: 2]',
        '7 − 2 = 5. Hop 5 more.',
        '10 + 5 = 15, so 8 + 7 = 15.',
      ],
    ],
    [
      'addition',
      '2.5',
      '56 + 27',
      [
        '56 is 5 tens 6 ones. 27 is 2 tens 7 ones.',
        'Ones: 6 + 7 = 13.',
        '13 ones are 1 ten and 3 ones. Swap them.',
        'Write 3, carry 1 ten.',
        '5 tens, 2 tens and 1 more ten. How many tens? [5 + 2 + 1: 8]',
        '8 tens and 3 ones: 56 + 27 = 83.',
      ],
    ],
    [
      'subtraction',
      '3.7',
      '603 − 248',
      [
        '3 ones are too few to take 8 away.',
        'There are no tens to swap. Go to the hundreds.',
        'Swap 1 hundred for 10 tens. 5 hundreds are left.',
        'Swap 1 ten for 10 ones. How many tens are left? [10 − 1: 9]',
        '13 − 8 = 5 ones. 9 − 4 = 5 tens.',
        '5 − 2 = 3 hundreds. 603 − 248 = 355.',
      ],
    ],
    [
      'subtraction',
      '5.5',
      '6.3 − 2.48',
      [
        'Put the points under each other.',
        '6.3 has no hundredths. Write 6.30.',
        '0 hundredths are too few to take 8 away.',
        'Swap 1 tenth for 10 hundredths. How many tenths are left? [3 − 1: 2]',
        '10 − 8 = 2 hundredths.',
        '2 tenths are too few. Swap 1 one: 12 − 4 = 8 tenths.',
        '5 − 2 = 3 ones.',
        '6.3 − 2.48 = 3.82. Check: about 6 − 2 = 4.',
      ],
    ],
    [
      'timestable',
      '1.8',
      '7 × 8',
      [
        '7 × 8 means 7 eights. You know 5 eights.',
        '5 × 8 = 40 and 2 × 8 = 16.',
        'Put the two parts together. [40 + 16: 56]',
        '7 × 8 = 56. Turn it: 8 × 7 = 56 too.',
      ],
    ],
    [
      'multiplication',
      '2.5',
      '34 × 16',
      [
        'Split 34 into 30 and 4, 16 into 10 and 6.',
        '30 × 10 = 300 and 4 × 10 = 40.',
        'Now the box of 30 by 6. [30 × 6: 180]',
        'The last box: 4 × 6 = 24.',
        'Add each row: 300 + 40 = 340 and 180 + 24 = 204.',
        '340 + 204 = 544, so 34 × 16 = 544.',
      ],
    ],
    [
      'multiplication',
      '5.3',
      '3.4 × 6',
      [
        '3.4 is 34 tenths.',
        '34 × 6 = 204. That is 204 tenths.',
        '10 tenths make 1. What are 204 tenths? [204 ÷ 10: 20.4]',
        '3.4 × 6 = 20.4. Check: about 3 × 6 = 18.',
      ],
    ],
    [
      'division',
      '3.4',
      '432 ÷ 18',
      [
        'List some 18s first: 18, 36, 54, 72, 90.',
        '4 hundreds are fewer than 18. Take 43 tens.',
        'How many 18s fit into 43 tens? [18s in 43: 2]',
        '2 × 18 = 36. Write 2 above the tens.',
        '43 − 36 = 7. 7 tens and 2 ones are 72.',
        '4 × 18 = 72. Write 4 above the ones.',
        '432 ÷ 18 = 24. Check: 24 × 18 = 432.',
      ],
    ],
    [
      'division',
      '3.5',
      '527 ÷ 6',
      [
        '5 hundreds are fewer than 6. Take 52 tens.',
        '8 × 6 = 48. Write 8 above the tens.',
        '52 − 48 = 4. 4 tens and 7 ones are 47.',
        '7 × 6 = 42. How many are left over? [47 − 42: 5]',
        '5 is smaller than 6, so stop. 527 ÷ 6 = 87 r 5.',
        'Check: 87 × 6 + 5 = 527.',
      ],
    ],
    [
      'division',
      '5.6',
      '4.8 ÷ 0.6',
      [
        'How many 0.6s fit into 4.8?',
        'Make both numbers 10 times larger: 48 and 6.',
        'As many hops as before. [48 ÷ 6: 8]',
        '4.8 ÷ 0.6 = 8. Check: 8 × 0.6 = 4.8.',
      ],
    ],
    [
      'bedmas',
      '1.4',
      '(6.5 + 2) × 4 − 9.5',
      [
        'B first, the bracket: 6.5 + 2 = 8.5.',
        'Write 8.5 in its place: 8.5 × 4 − 9.5.',
        'Which sign is next? Tap it. [8.5 × 4 − 9.5: ×]',
        '× comes before −: 8.5 × 4 = 34.',
        'Last, the −: 34 − 9.5 = 24.5.',
      ],
    ],
  ])('of %s %s, %s', async (operation, id, text, steps) => {
    expect(await loadLevel(operation, id)).toBeDefined()
    expect(await stepsOf(operation, id, text)).toEqual(steps)
  })
})

describe('the steps differ where the method differs', () => {
  /** Returns the kinds of phrases of each step, without their numbers. */
  async function kindsOf(operation: SolvedOperation, id: string, text: string): Promise<string[]> {
    const { steps } = (await loadSolve(operation))({ id }, asked({ ask: calculationIn(text), expects: number('0') }))
    return steps.map(({ says }) => says.map(({ kind }) => kind).join(' '))
  }

  it.each<[string, SolvedOperation, string, string, string]>([
    ['a sum with a carry from one without', 'addition', '2.4', '42 + 35', '47 + 38'],
    ['a sum of three digits with a carry from one without', 'addition', '3.4', '423 + 356', '467 + 285'],
    ['a sum over a hundred from one below it', 'addition', '2.5', '47 + 38', '87 + 38'],
    ['a difference with an exchange from one without', 'subtraction', '2.4', '87 − 34', '82 − 47'],
    ['an exchange across a zero from another one', 'subtraction', '3.6', '532 − 278', '504 − 237'],
    ['one exchange from two', 'subtraction', '3.5', '872 − 348', '532 − 278'],
    ['a product with a carry from one without', 'multiplication', '2.2', '23 × 3', '47 × 6'],
    ['a product of three digits with a carry from one without', 'multiplication', '3.2', '213 × 3', '467 × 6'],
    ['a multiplier with a zero from one without', 'multiplication', '4.4', '2345 × 123', '2345 × 103'],
    ['a division with a rest inside from one without', 'division', '2.1', '84 ÷ 4', '72 ÷ 3'],
    ['a quotient with a zero inside from one without', 'division', '3.2', '472 ÷ 4', '612 ÷ 6'],
    ['decimals of different lengths from those of the same', 'addition', '5.1', '2.3 + 1.4', '3.4 + 1.25'],
    ['a bracket from an expression without one', 'bedmas', '1.3', '24 + 36 ÷ 6 × 12', '(24 + 36) ÷ 6 × 12'],
  ])('%s', async (_, operation, id, one, other) => {
    expect(await kindsOf(operation, id, one)).not.toEqual(await kindsOf(operation, id, other))
  })
})
