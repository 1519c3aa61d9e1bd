/** Worked examples, one for each method, in the sentences that children read. */
import { describe, expect, it } from 'vitest'
import type { Operation } from '../curriculum.ts'
import { loadLevel } from '../load.ts'
import { asked } from '../test/asked.ts'
import { calculationIn } from '../test/expressions.ts'
import { inWords, number } from '../test/worked-steps.ts'

/** Returns the steps of a calculation in words, each with its question in brackets where it asks. */
async function stepsOf(operation: Operation, id: string, text: string): Promise<string[]> {
  return inWords(operation, id, asked({ ask: calculationIn(text), expects: number('0') }))
}

describe('the worked solution', () => {
  it.each<[Operation, string, string, string[]]>([
    [
      'addition',
      '1.1',
      '2 + 6',
      [
        '6 is larger: start there.',
        'Hop 2 more. The first goes to 7.',
        '1 hop to go. Where do you land? [6 + 2 = ?: 8]',
        '6 + 2 = 8, so 2 + 6 = 8.',
      ],
    ],
    [
      'addition',
      '1.2',
      '8 + 7',
      [
        'Start at 8. Hop 7 more.',
        'Hop to 10 first. How many from 8? [8 + ? = 10: 2]',
        'You hopped 2 of 7. Hop 5 more.',
        '10 + 5 = 15, so 8 + 7 = 15.',
      ],
    ],
    [
      'addition',
      '1.2',
      '7 + 7',
      [
        'Do you know double 7?',
        'Hop to 10 first. How many from 7? [7 + ? = 10: 3]',
        'You hopped 3 of 7. Hop 4 more.',
        '10 + 4 = 14. Double 7 is 14.',
      ],
    ],
    [
      'addition',
      '1.2',
      '6 + 7',
      [
        '6 + 7 is double 6 and 1 more.',
        'What is double 6? [6 + 6 = ?: 12]',
        'Double 6 is 12. One more: how many? [12 + 1 = ?: 13]',
        '12 + 1 = 13, so 6 + 7 = 13.',
      ],
    ],
    [
      'addition',
      '2.1',
      '34 + 5',
      [
        '34 is 3 tens and 4 ones.',
        'Look at the ones. What is 4 + 5? [4 + 5 = ?: 9]',
        '9 is less than 10, so the 3 tens stay.',
        '3 tens and 9 ones: 34 + 5 = 39.',
      ],
    ],
    [
      'subtraction',
      '1.3',
      '16 − 2',
      [
        '16 is 1 ten and 6 ones.',
        'Look at the ones. What is 6 − 2? [6 − 2 = ?: 4]',
        'Ones: 6 − 2 = 4. The 1 ten stays.',
        '1 ten and 4 ones: 16 − 2 = 14.',
      ],
    ],
    [
      'addition',
      '2.5',
      '56 + 27',
      [
        '56: 5 tens and 6 ones. 27: 2 tens and 7 ones.',
        'Ones: 6 + 7 = 13. Make tens. How many ones are left? [Ones = ?: 3]',
        'Swap 10 ones for 1 ten.',
        '1 ten moves over. 3 ones stay. Write 3, carry 1 ten.',
        'All the tens, with the 1 above: how many? [Tens = ?: 8]',
        '8 tens and 3 ones: 56 + 27 = 83.',
      ],
    ],
    [
      'addition',
      '3.1',
      '342 + 56',
      [
        'Where does the 6 of 56 go? [tens or ones: ones]',
        'Write ones under ones, tens under tens.',
        'Ones: 2 and 6. How many? [2 + 6 = ?: 8]',
        'Ones: 2 + 6 = 8. Write 8.',
        'Tens: 4 + 5 = 9. Write 9.',
        'The 3 hundreds stay. 342 + 56 = 398.',
      ],
    ],
    [
      'addition',
      '5.4',
      '91.48 + 0.11',
      [
        'Put the points under each other.',
        'Hundredths: 8 + 1 = 9. Write 9.',
        'Tenths: 4 and 1. How many? [4 + 1 = ?: 5]',
        'Tenths: 4 + 1 = 5. Write 5.',
        'Ones: 1 + 0 = 1. Write 1.',
        'The 9 tens stay.',
        '91.48 + 0.11 = 91.59. Check: 91.59 − 0.11 = 91.48.',
      ],
    ],
    [
      'subtraction',
      '3.4',
      '876 − 342',
      [
        'Write ones under ones, tens under tens.',
        '6 ones take away 2. How many ones? [6 − 2 = ?: 4]',
        'Ones: 6 − 2 = 4. Tens: 7 − 4 = 3.',
        'Hundreds: 8 − 3 = 5. 876 − 342 = 534.',
      ],
    ],
    [
      'subtraction',
      '3.7',
      '603 − 248',
      [
        '3 ones are too few to take 8 away.',
        'The tens place is 0. Swap a hundred first.',
        'Swap 1 hundred for 10 tens. 5 hundreds are left.',
        'Swap 1 ten for 10 ones. How many tens are left? [Tens = ?: 9]',
        'Ones: 13 − 8 = 5. Tens: 9 − 4 = 5.',
        'Hundreds: 5 − 2 = 3. 603 − 248 = 355.',
      ],
    ],
    [
      'subtraction',
      '5.5',
      '6.3 − 2.48',
      [
        'Put the points under each other.',
        'The hundredths place of 6.3 is empty. Write 6.30.',
        '0 hundredths are too few to take 8 away.',
        'Swap 1 tenth for 10 hundredths. How many tenths are left? [Tenths = ?: 2]',
        '10 hundredths take away 8. How many hundredths? [10 − 8 = ?: 2]',
        'Hundredths: 10 − 8 = 2.',
        '2 tenths are too few. Swap 1 one for 10 tenths.',
        'Tenths: 12 − 4 = 8. Ones: 5 − 2 = 3.',
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
        'Put the two parts together. [40 + 16 = ?: 56]',
        '7 × 8 = 56. Turn it: 8 × 7 = 56 too.',
      ],
    ],
    [
      'multiplication',
      '2.4',
      '37 × 60',
      [
        '60 is 6 tens. First 37 × 6.',
        '30 × 6 = 180 and 7 × 6 = 42.',
        '180 + 42 = 222. That is 222 tens.',
        'Each digit moves 1 place to the left. What are 222 tens? [222 × 10 = ?: 2220]',
        '222 tens are 2220. 37 × 60 = 2220.',
      ],
    ],
    [
      'multiplication',
      '2.5',
      '34 × 16',
      [
        'Split 34 into 30 and 4, 16 into 10 and 6.',
        '30 × 10 = 300 and 4 × 10 = 40.',
        'Now the box of 30 by 6. [30 × 6 = ?: 180]',
        'The last box: 4 × 6 = 24.',
        'Add each row: 300 + 40 = 340 and 180 + 24 = 204.',
        '340 + 204 = 544, so 34 × 16 = 544.',
      ],
    ],
    [
      'multiplication',
      '3.3',
      '146 × 7',
      [
        'Ones: 6 × 7 = 42. Make tens. How many ones are left? [Ones = ?: 2]',
        'Write 2, carry 4 tens.',
        'Tens: 4 × 7, then the carry. How many in all? [Tens = ?: 32]',
        'Tens: 4 × 7 + 4 = 32. Write 2, carry 3 hundreds.',
        'Hundreds: 1 × 7 + 3 = 10. 146 × 7 = 1022.',
      ],
    ],
    [
      'subtraction',
      '2.5',
      '85 − 48',
      [
        '85 is 8 tens and 5 ones. Take 48 away.',
        '5 ones are too few to take 8 away.',
        'Swap 1 ten for 10 ones. How many ones now? [Ones = ?: 15]',
        'How many tens are left? [Tens = ?: 7]',
        'Ones: 15 − 8 = 7.',
        'Tens: 7 − 4 = 3. 85 − 48 = 37.',
      ],
    ],
    [
      'subtraction',
      '2.5',
      '60 − 24',
      [
        '60 is 6 tens and 0 ones. Take 24 away.',
        '0 ones are too few to take 4 away.',
        'Swap 1 ten for 10 ones. How many tens are left? [Tens = ?: 5]',
        '10 ones take away 4. How many ones? [10 − 4 = ?: 6]',
        'Ones: 10 − 4 = 6.',
        'Tens: 5 − 2 = 3. 60 − 24 = 36.',
      ],
    ],
    [
      'multiplication',
      '5.3',
      '3.4 × 6',
      [
        '3.4 is 34 tenths.',
        '34 × 6 = 204. That is 204 tenths.',
        '10 tenths make 1. What are 204 tenths? [204 ÷ 10 = ?: 20.4]',
        '3.4 × 6 = 20.4. Check: about 3 × 6 = 18.',
      ],
    ],
    [
      'multiplication',
      '5.5',
      '3.4 × 8.4',
      [
        'It is between 3 × 8 and 4 × 9.',
        '3.4 is 34 tenths. 8.4 is 84 tenths.',
        '30 × 80 = 2400 and 4 × 80 = 320.',
        '30 × 4 = 120 and 4 × 4 = 16.',
        '2720 + 136 = 2856, so 34 × 84 = 2856.',
        '1 tenth of 1 tenth is 1 hundredth.',
        'So tenths times tenths are hundredths. That is 2856 hundredths.',
        'Where does the point go? Think of the size. [28.56, 285.6 or 2856: 28.56]',
        '3.4 × 8.4 = 28.56. Check: between 3 × 8 and 4 × 9.',
      ],
    ],
    [
      'multiplication',
      '5.2',
      '0.2 × 5',
      [
        '0.2 is 2 tenths.',
        '2 × 5 = 10. That is 10 tenths.',
        'What are 10 tenths? [10 ÷ 10 = ?: 1]',
        '0.2 × 5 = 1. Check: less than 1 × 5 = 5.',
      ],
    ],
    [
      'division',
      '1.1',
      '8 ÷ 4',
      ['How many 4s fit into 8?', 'Hop in 4s to 8. How many hops? [4s in 8 = ?: 2]', '2 × 4 = 8, so 8 ÷ 4 = 2.'],
    ],
    [
      'division',
      '3.1',
      '609 ÷ 3',
      [
        '6 hundreds shared among 3: 2 hundreds each. Write 2.',
        '0 tens shared among 3. How many tens each? [Tens each = ?: 0]',
        'No tens to share. Write 0 above the tens.',
        '9 ones shared among 3: 3 ones each. Write 3.',
        '609 ÷ 3 = 203. Check: 203 × 3 = 609.',
      ],
    ],
    [
      'division',
      '3.4',
      '432 ÷ 18',
      [
        'List some 18s first: 1, 2, 5 and 10 of them.',
        '4 hundreds are too few for 18. Take 43 tens.',
        '43 tens shared among 18. How many tens each? [Tens each = ?: 2]',
        '2 × 18 = 36. Write 2 above the tens.',
        '7 tens are left over. With 2 ones: 72 ones.',
        '36 + 36 = 72: that is 4 eighteens. Write 4.',
        '432 ÷ 18 = 24. Check: 24 × 18 = 432.',
      ],
    ],
    [
      'division',
      '3.4',
      '760 ÷ 40',
      [
        'List some 40s first: 1, 2, 5 and 10 of them.',
        '7 hundreds are too few for 40. Take 76 tens.',
        '76 tens shared among 40. How many tens each? [Tens each = ?: 1]',
        '1 × 40 = 40. Write 1 above the tens.',
        '36 tens are left over. With 0 ones: 360 ones.',
        '400 − 40 = 360: that is 9 forties. Write 9.',
        '760 ÷ 40 = 19. Check: 19 × 40 = 760.',
      ],
    ],
    [
      'division',
      '3.5',
      '527 ÷ 6',
      [
        '5 hundreds are too few for 6. Take 52 tens.',
        '52 tens shared among 6: 8 × 6 = 48. Write 8.',
        '4 tens are left over. With 7 ones: 47 ones.',
        'How many 6s fit into 47? [6s in 47 = ?: 7]',
        '7 × 6 = 42. How many are left over? [47 − 42 = ?: 5]',
        '5 is smaller than 6, so stop. 527 ÷ 6 = 87 r 5.',
        'Check: 87 × 6 + 5 = 527.',
      ],
    ],
    [
      'division',
      '2.3',
      '29 ÷ 3',
      [
        '2 tens are too few for 3. Take 29 ones.',
        'How many 3s fit into 29? [3s in 29 = ?: 9]',
        '9 × 3 = 27. How many are left over? [29 − 27 = ?: 2]',
        '2 is smaller than 3, so stop. 29 ÷ 3 = 9 r 2.',
        'Check: 9 × 3 + 2 = 29.',
      ],
    ],
    [
      'division',
      '3.5',
      '253 ÷ 5',
      [
        '2 hundreds are too few for 5. Take 25 tens.',
        '25 tens shared among 5: 5 × 5 = 25. Write 5.',
        '3 ones shared among 5. How many ones each? [Ones each = ?: 0]',
        '3 ones are too few for 5. None each. Write 0.',
        '3 is smaller than 5, so stop. 253 ÷ 5 = 50 r 3.',
        'Check: 50 × 5 + 3 = 253.',
      ],
    ],
    [
      'division',
      '4.4',
      '4823 ÷ 8',
      [
        '4 thousands are too few for 8. Take 48 hundreds.',
        '48 hundreds shared among 8: 6 × 8 = 48. Write 6.',
        '2 tens are too few for 8. None each. Write 0.',
        '2 tens are left over. With 3 ones: 23 ones.',
        'How many 8s fit into 23? [8s in 23 = ?: 2]',
        '2 × 8 = 16. How many are left over? [23 − 16 = ?: 7]',
        '7 is smaller than 8, so stop. 4823 ÷ 8 = 602 r 7.',
        'Check: 602 × 8 + 7 = 4823.',
      ],
    ],
    [
      'division',
      '5.6',
      '4.8 ÷ 0.6',
      [
        'How many 0.6s fit into 4.8?',
        'Multiply both by 10: 48 and 6.',
        'As many hops as before. [48 ÷ 6 = ?: 8]',
        '4.8 ÷ 0.6 = 8. Check: 8 × 0.6 = 4.8.',
      ],
    ],
    [
      'addition',
      '5.2',
      '3.7 + 2.3',
      [
        'Put the points under each other.',
        'Tenths: 7 + 3 = 10. Make ones. How many tenths are left? [Tenths = ?: 0]',
        '1 one moves over. No tenths stay. Write 0, carry 1 one.',
        'All the ones, with the 1 above: how many? [Ones = ?: 6]',
        'Ones: 3 + 2 + 1 = 6.',
        '6.0 is just 6. 3.7 + 2.3 = 6. Check: about 4 + 2 = 6.',
      ],
    ],
    [
      'bedmas',
      '1.2',
      '8 ÷ 4 × 3 − 1',
      [
        'Which sign comes first? Tap it. [8 ÷ 4 × 3 − 1: ÷]',
        '× and ÷ from the left: 8 ÷ 4 = 2.',
        '× comes before −: 2 × 3 = 6.',
        'Last, the −: 6 − 1 = 5.',
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
