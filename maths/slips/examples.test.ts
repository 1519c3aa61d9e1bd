/** The example of each slip in calculations, with its wrong answer and the sentence that a child reads. */
import { describe, expect, it } from 'vitest'
import type { Ask } from '../ask.ts'
import type { Operation } from '../curriculum.ts'
import type { Drawing } from '../drawing.ts'
import type { Length } from '../quantity.ts'
import type { Expected } from '../question.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { textOf } from '../say/parts.ts'
import { loadSlips } from '../solve/load.ts'
import type { Says } from '../solve/solution.ts'
import { asked } from '../test/asked.ts'
import { calculationIn } from '../test/expressions.ts'
import { slipAnswers } from './explain.ts'
import type { WrongAnswer } from './slip.ts'
import type { SlipId } from './slip-id.ts'

const number = (answer: number, places = 0): Expected => {
  return { kind: 'number', answer: String(answer), places, compared: 'exact' }
}

async function textIn(operation: Operation, says: Says): Promise<string> {
  const help = await loadEnNZHelp(operation)
  return textOf(help.says(says), help.written)
}

/** Returns the answers and the sentences of a slip for a question. */
async function madeBy(slip: SlipId, operation: Operation, id: string, parts: Parameters<typeof asked>[0]) {
  const made = slipAnswers(await loadSlips(operation), { id }, asked(parts)).filter((other) => other.id === slip)
  const says = await Promise.all(made.map(({ hint }) => textIn(operation, [hint()])))
  return { answers: made.map(({ answer }) => answer), says }
}

describe('a slip', () => {
  it.each<[SlipId, Operation, string, string, number, WrongAnswer, string]>([
    ['carry-dropped', 'addition', '2.5', '47 + 38', 85, 75, 'Ones: 7 + 8 = 15. Where does the ten go?'],
    ['carry-in-full', 'addition', '2.5', '27 + 15', 42, 312, 'Each column holds one digit: the 1 in 12 is a ten.'],
    ['carry-in-full', 'addition', '2.5', '27 + 14', 41, 311, 'Each column holds one digit: the first 1 is a ten.'],
    ['carry-dropped', 'addition', '3.5', '478 + 327', 805, 705, 'Tens: 7 + 2 + 1 = 10. Where does the hundred go?'],
    ['row-left-out', 'multiplication', '3.4', '234 × 12', 2808, 468, 'Multiply the 1 ten by 234 too.'],
    ['carry-dropped', 'addition', '2.2', '84 + 7', 91, 81, 'Hop to 90 first. How many from 84?'],
    ['carry-in-full', 'addition', '2.2', '14 + 8', 22, 112, '112 is more than 100. Is 14 + 8 more than 100?'],
    ['carry-in-full', 'addition', '2.2', '49 + 1', 50, 410, '410 is more than 100. Is 49 + 1 more than 100?'],
    ['carry-in-full', 'addition', '2.2', '96 + 7', 103, 913, '913 is more than 200. Is 96 + 7 more than 200?'],
    ['carry-dropped', 'addition', '2.2', '61 + 9', 70, 60, 'Ones: 1 + 9 = 10. Where does the ten go?'],
    ['carry-dropped', 'addition', '5.3', '3.8 + 1.25', 5.05, 4.05, 'The tenths make a one. Which column takes it?'],
    [
      'carry-dropped',
      'addition',
      '5.5',
      '18.76 + 9.58',
      28.34,
      28.24,
      'Hundredths: 6 + 8 = 14. Where does the tenth go?',
    ],
    ['carry-dropped', 'addition', '5.5', '18.76 + 9.58', 28.34, 18.34, 'Ones: 8 + 9 + 1 = 18. Where does the ten go?'],
    ['carry-dropped', 'addition', '5.5', '2.73 + 0.27', 3, 2.9, 'The tenths make a one. Which column takes it?'],
    ['as-heard', 'addition', '1.3', '40 + 8', 48, 408, 'How many ones? Write them over the 0.'],
    ['digits-added', 'addition', '1.3', '40 + 8', 48, 12, 'Start at 40. Hop 8 more.'],
    ['carry-reversed', 'addition', '2.5', '47 + 38', 85, 121, '15 ones are 1 ten and 5 ones. Which moves on?'],
    ['aligned-left', 'addition', '2.1', '34 + 5', 39, 84, '5 means 5 ones. Add it to the 4 ones.'],
    ['aligned-left', 'addition', '2.1', '30 + 8', 38, 110, '8 means 8 ones, not 8 tens.'],
    ['aligned-left', 'subtraction', '2.1', '48 − 3', 45, 18, '3 means 3 ones, not 3 tens.'],
    ['aligned-left', 'subtraction', '3.1', '574 − 31', 543, 264, 'Put the ones of 31 under the ones of 574.'],
    ['point-separates', 'addition', '5.2', '3.7 + 2.8', 6.5, 5.15, '7 tenths and 8 tenths: 10 tenths make a one.'],
    ['point-separates', 'addition', '5.2', '3.4 + 0.6', 4, 3.1, 'The tenths make a one. Which column takes it?'],
    ['place-ignored', 'addition', '2.3', '34 + 50', 84, 39, '50 is tens, not ones. Which digit changes?'],
    ['place-ignored', 'subtraction', '3.3', '742 − 300', 442, 739, '300 is hundreds, not ones. Which digit changes?'],
    ['digits-added', 'addition', '2.1', '43 + 5', 48, 12, '43 has 4 tens. Is 12 more than 43?'],
    ['count-start-add', 'addition', '1.1', '4 + 3', 7, 6, 'Your first hop lands on 5.'],
    ['count-start-add', 'addition', '1.1', '4 + 1', 5, 4, 'Start at 4, then count 1 hop.'],
    ['count-start-add', 'addition', '1.2', '8 + 7', 15, 14, 'Start at 8, then count 7 hops.'],
    ['hop-not-split', 'addition', '2.2', '19 + 7', 26, 27, 'You hopped 1 of 7. How many more?'],
    ['hop-not-split', 'addition', '1.2', '8 + 7', 15, 17, 'You hopped 2 of 7. How many more?'],
    ['hop-not-split', 'addition', '1.2', '4 + 8', 12, 14, 'You hopped 2 of 4. How many more?'],
    ['ten-off-add', 'addition', '2.3', '34 + 50', 84, 74, 'Count the tens once more.'],
    ['added-subtracted', 'addition', '2.1', '43 + 5', 48, 38, 'Do you put together or take away?'],
    ['added-subtracted', 'addition', '3.1', '342 + 56', 398, 286, 'Look at the sign. Is it + or −?'],
    ['digits-reversed', 'addition', '1.3', '30 + 6', 36, 63, 'Tens come before ones. How many tens?'],
    ['smaller-from-larger', 'subtraction', '2.5', '82 − 46', 36, 44, '2 ones are too few. Swap a ten.'],
    ['smaller-from-larger', 'subtraction', '3.7', '504 − 237', 267, 333, '4 ones are too few. Swap a hundred first.'],
    ['zero-minus-n', 'subtraction', '4.5', '7000 − 2678', 4322, 5000, '0 ones are too few. Swap a thousand first.'],
    ['smaller-from-larger', 'subtraction', '1.4', '15 − 8', 7, 13, 'Only 5 ones. Hop back to 10 first.'],
    ['not-paid-back', 'subtraction', '2.5', '82 − 46', 36, 46, 'You swapped a ten. How many tens are left?'],
    [
      'not-paid-back',
      'subtraction',
      '3.6',
      '532 − 278',
      254,
      354,
      'You swapped a hundred. How many hundreds are left?',
    ],
    ['not-paid-back', 'subtraction', '3.6', '532 − 278', 254, 264, 'You swapped a ten. How many tens are left?'],
    [
      'not-paid-back',
      'subtraction',
      '4.4',
      '8324 − 3876',
      4448,
      5448,
      'You swapped a thousand. How many thousands are left?',
    ],
    ['not-paid-back', 'subtraction', '5.4', '8.32 − 3.76', 4.56, 5.56, 'You swapped a one. How many ones are left?'],
    ['not-paid-back', 'subtraction', '1.4', '15 − 8', 7, 17, 'Only 5 ones. Hop back to 10 first.'],
    ['not-paid-back', 'subtraction', '2.2', '72 − 5', 67, 77, 'Do you put together or take away?'],
    ['smaller-from-larger', 'subtraction', '2.2', '50 − 7', 43, 57, '50 is 40 and 10. What is 10 − 7?'],
    ['not-paid-back', 'subtraction', '1.4', '12 − 5', 7, 17, 'Do you put together or take away?'],
    ['zero-minus-n', 'subtraction', '2.5', '60 − 24', 36, 40, '0 ones are too few. Swap a ten.'],
    [
      'borrow-from-zero',
      'subtraction',
      '3.7',
      '504 − 237',
      267,
      367,
      'You swapped a hundred. How many hundreds are left?',
    ],
    [
      'ten-kept-at-zero',
      'subtraction',
      '3.7',
      '504 − 237',
      267,
      277,
      'You also swapped a ten. How many tens are left?',
    ],
    [
      'borrow-from-zero',
      'subtraction',
      '4.2',
      '3504 − 876',
      2628,
      2728,
      'You swapped a hundred. How many hundreds are left?',
    ],
    [
      'ten-kept-at-zero',
      'subtraction',
      '4.5',
      '7004 − 2678',
      4326,
      4336,
      'You also swapped a ten. How many tens are left?',
    ],
    ['subtracted-added', 'subtraction', '2.1', '48 − 5', 43, 53, 'Do you put together or take away?'],
    ['subtracted-added', 'subtraction', '5.2', '3.4 − 1.2', 2.2, 4.6, 'Look at the sign. Is it + or −?'],
    ['count-start-sub', 'subtraction', '1.2', '10 − 2', 8, 9, 'Your first hop lands on 9.'],
    ['count-start-sub', 'subtraction', '1.2', '10 − 6', 4, 5, 'Start at 6. How many hops to 10?'],
    ['count-start-sub', 'subtraction', '1.4', '15 − 8', 7, 8, 'Your first hop lands on 14.'],
    ['count-start-sub', 'subtraction', '1.3', '16 − 1', 15, 16, 'Start at 16, then count 1 hop back.'],
    ['next-fact', 'timestable', '1.8', '7 × 9', 63, 72, '72 is 8 nines. You need 7 nines.'],
    ['next-fact', 'timestable', '1.8', '7 × 9', 63, 54, '54 is 6 nines. You need 7 nines.'],
    ['next-fact', 'timestable', '1.6', '5 × 7', 35, 40, '40 is 5 eights. You need 5 sevens.'],
    ['next-fact', 'multiplication', '1.6', '9 × 7', 63, 72, '72 is 9 eights. You need 9 sevens.'],
    ['next-fact', 'multiplication', '1.3', '10 × 4', 40, 44, '44 is 11 fours. You need 10 fours.'],
    ['next-fact', 'multiplication', '1.3', '7 × 10', 70, 60, '60 is 6 tens. You need 7 tens.'],
    ['next-fact', 'multiplication', '1.2', '1 × 7', 7, 14, '14 is 2 sevens. You need 1 seven.'],
    ['times-added', 'timestable', '1.7', '6 × 7', 42, 13, '6 × 7 means 6 groups of 7.'],
    ['times-zero', 'timestable', '1.1', '0 × 7', 0, 7, 'No bags of 7. How many in all?'],
    ['times-zero', 'timestable', '1.1', '7 × 0', 0, 7, 'Think of 7 empty bags. Is anything inside?'],
    ['times-one', 'timestable', '1.2', '1 × 7', 7, 8, 'Think of one bag with 7 in it.'],
    ['times-one', 'timestable', '1.2', '7 × 1', 7, 8, 'Think of 7 bags with 1 in each.'],
    ['zeros-off', 'multiplication', '2.1', '30 × 4', 120, 12, '12 is right for tens. How many ones is that?'],
    ['zeros-off', 'multiplication', '2.1', '30 × 4', 120, 1200, '30 is 3 tens. What is 4 × 3 tens?'],
    ['zeros-off', 'multiplication', '3.1', '100 × 4', 400, 40, '100 is 1 hundred. What is 4 times 1 hundred?'],
    ['zeros-off', 'multiplication', '2.4', '30 × 20', 600, 60, '60 is right for tens. How many ones is that?'],
    ['carry-dropped-times', 'multiplication', '2.3', '47 × 6', 282, 242, 'Ones: 7 × 6 = 42. Where do the tens go?'],
    ['carry-dropped-times', 'multiplication', '3.4', '459 × 17', 7803, 7443, 'Ones: 9 × 7 = 63. Where do the tens go?'],
    ['carry-dropped-times', 'multiplication', '2.3', '25 × 2', 50, 40, 'Ones: 5 × 2 = 10. Where does the ten go?'],
    [
      'carry-first',
      'multiplication',
      '2.3',
      '47 × 6',
      282,
      482,
      'Multiply first, then add. What you carried is already multiplied.',
    ],
    [
      'carry-in-full-times',
      'multiplication',
      '2.3',
      '47 × 6',
      282,
      2442,
      'Each column holds one digit: the 4 in 42 is 4 tens.',
    ],
    [
      'carry-first',
      'multiplication',
      '3.4',
      '459 × 17',
      7803,
      12363,
      'Multiply first, then add. What you carried is already multiplied.',
    ],
    ['times-added', 'multiplication', '2.2', '23 × 3', 69, 26, '× 3 means 3 times 23, not 3 more.'],
    ['one-digit-only', 'multiplication', '2.2', '23 × 3', 69, 29, 'Multiply the 2 tens by 3 too.'],
    ['one-digit-only', 'multiplication', '3.3', '378 × 7', 2646, 426, 'Multiply the 3 hundreds and 7 tens by 7 too.'],
    ['parts-missing', 'multiplication', '2.5', '23 × 14', 322, 212, 'Draw four boxes. Which two are still empty?'],
    ['parts-missing', 'multiplication', '2.5', '70 × 12', 840, 700, 'Draw two boxes. Which one is still empty?'],
    ['row-not-shifted', 'multiplication', '3.4', '128 × 19', 2432, 1280, 'Two rows: 128 × 9 and 128 × 10. Add them.'],
    ['row-not-shifted', 'multiplication', '2.5', '23 × 14', 322, 115, 'The 1 in 14 is 1 ten. What is 23 × 10?'],
    ['zero-left-out', 'division', '2.1', '60 ÷ 2', 30, 3, 'Which place gets none? Write 0 there.'],
    ['zero-left-out', 'division', '3.3', '618 ÷ 6', 103, 13, 'Which place gets none? Write 0 there.'],
    ['zero-left-out', 'division', '3.2', '840 ÷ 4', 210, 21, 'Which place gets none? Write 0 there.'],
    ['zero-left-out', 'division', '4.3', '3636 ÷ 12', 303, 33, 'Which place gets none? Write 0 there.'],
    ['rest-dropped', 'division', '3.4', '384 ÷ 16', 24, 20, '6 tens are left over. Swap them for ones first.'],
    ['rest-dropped', 'division', '4.3', '3876 ÷ 12', 323, 300, '2 hundreds are left over. Swap them for tens first.'],
    ['next-fact-div', 'division', '3.4', '384 ÷ 16', 24, 23, '23 × 16 = 368. You need 384.'],
    ['rest-dropped', 'division', '4.1', '2830 ÷ 5', 566, 500, '3 hundreds are left over. Swap them for tens first.'],
    ['rest-dropped', 'division', '3.2', '472 ÷ 4', 118, 110, '3 tens are left over. Swap them for ones first.'],
    ['digit-by-digit', 'division', '2.4', '84 ÷ 21', 4, 44, '44 × 21 is far more than 84. Count in 21s.'],
    ['next-fact-div', 'division', '1.2', '56 ÷ 8', 7, 6, '6 × 8 = 48. You need 56.'],
    ['next-fact-div', 'division', '2.1', '84 ÷ 4', 21, 22, '22 × 4 = 88. You need 84.'],
    ['next-fact-div', 'division', '3.1', '939 ÷ 3', 313, 323, '323 × 3 = 969. You need 939.'],
    ['next-fact-div', 'division', '2.4', '84 ÷ 12', 7, 6, '6 × 12 = 72. You need 84.'],
    ['divided-subtracted', 'division', '1.1', '20 ÷ 5', 4, 15, 'Put 20 into groups of 5.'],
    ['larger-by-smaller', 'division', '5.4', '2 ÷ 5', 0.4, 2.5, '2 shared among 5. Is that more or less than 1?'],
    ['division-shrinks', 'division', '5.5', '6 ÷ 0.5', 12, 3, 'How many 0.5s fit into 6?'],
    [
      'remainder-as-decimal',
      'division',
      '5.4',
      '12 ÷ 5',
      2.4,
      2.2,
      '2 ones are left over. Swap them for tenths first.',
    ],
    ['remainder-as-decimal', 'division', '5.4', '9 ÷ 4', 2.25, 2.1, '1 one is left over. Swap it for tenths first.'],
    [
      'remainder-as-decimal',
      'division',
      '5.2',
      '5.9 ÷ 5',
      1.18,
      1.14,
      '4 tenths are left over. Swap them for hundredths first.',
    ],
    ['point-separates', 'addition', '5.3', '1.3 + 0.12', 1.42, 1.15, '3 tenths: how many hundredths is that?'],
    [
      'point-separates',
      'addition',
      '5.5',
      '7.47 + 6.99',
      14.46,
      13.146,
      '47 hundredths and 99 hundredths: 100 hundredths make a one.',
    ],
    [
      'aligned-right',
      'addition',
      '5.3',
      '3.4 + 1.25',
      4.65,
      1.59,
      '3.4 is the same as 3.40. Put the points under each other.',
    ],
    [
      'copies-down',
      'subtraction',
      '5.5',
      '5.2 − 1.37',
      3.83,
      3.97,
      'The hundredths place of 5.2 is empty. Write 5.20.',
    ],
    ['point-off', 'multiplication', '5.2', '0.6 × 7', 4.2, 0.42, '6 tenths, 7 times. How many tenths?'],
    ['point-off', 'multiplication', '5.2', '0.5 × 4', 2, 20, '20 is right for tenths. How many ones is that?'],
    [
      'point-off',
      'multiplication',
      '5.4',
      '2.35 × 3',
      7.05,
      705,
      '705 is right for hundredths. How many ones is that?',
    ],
    ['point-off', 'multiplication', '5.1', '3.45 × 10', 34.5, 345, '× 10 moves the digits one place, not two.'],
    ['point-off', 'multiplication', '5.1', '3.45 × 100', 345, 34.5, '× 100 moves the digits two places, not one.'],
    [
      'point-off',
      'multiplication',
      '5.1',
      '3.45 × 10',
      34.5,
      0.345,
      '× 10 makes a number larger. Which way do the digits move?',
    ],
    [
      'whole-part-only',
      'multiplication',
      '5.1',
      '8.98 × 10',
      89.8,
      80.98,
      'Each digit moves, also those after the point.',
    ],
    ['point-off', 'division', '5.1', '65 ÷ 100', 0.65, 6.5, '÷ 100 moves the digits two places, not one.'],
    ['point-off', 'division', '5.1', '65 ÷ 10', 6.5, 65, '÷ 10: each digit moves to the right. How far?'],
    ['point-off', 'division', '5.1', '200 ÷ 100', 2, 20, '÷ 100: each digit moves to the right. How far?'],
    ['point-off', 'division', '5.1', '65 ÷ 10', 6.5, 650, '÷ 10 makes a number smaller. Which way do the digits move?'],
    ['point-off', 'division', '5.2', '2.7 ÷ 6', 0.45, 4.5, '2.7 shared among 6. Is that more or less than 1?'],
    [
      'point-off',
      'division',
      '5.2',
      '2.7 ÷ 6',
      0.45,
      0.045,
      '270 hundredths shared among 6. How many hundredths each?',
    ],
    ['point-off', 'division', '5.2', '7.2 ÷ 3', 2.4, 24, '7.2 shared among 3. Is that more or less than 7.2?'],
    ['point-off', 'division', '5.2', '7.2 ÷ 3', 2.4, 0.24, '7.2 shared among 3. Is that more or less than 1?'],
    ['point-off', 'division', '5.3', '0.24 ÷ 3', 0.08, 0.8, '0.24 shared among 3. Is that more or less than 0.24?'],
    ['point-off', 'division', '5.4', '15 ÷ 4', 3.75, 37.5, '15 shared among 4. Is that more or less than 15?'],
    ['point-off', 'division', '5.5', '13 ÷ 0.25', 52, 520, 'How many 0.25s make 1?'],
    ['point-off', 'division', '5.6', '4.8 ÷ 0.6', 8, 0.8, 'Multiply your answer by 0.6. Does it give 4.8?'],
    ['point-off', 'division', '5.7', '3.36 ÷ 1.2', 2.8, 28, 'Multiply your answer by 1.2. Does it give 3.36?'],
    ['zero-appended', 'multiplication', '5.1', '3.45 × 10', 34.5, 3.45, '× 10: each digit moves to the left. How far?'],
    ['left-to-right', 'bedmas', '1.1', '2 + 3 × 4', 14, 20, 'Which comes first, + or ×?'],
    ['left-to-right', 'bedmas', '1.1', '2 × 3 + 4 × 5', 26, 50, 'Which comes first, + or ×?'],
    ['left-to-right', 'bedmas', '1.1', '(2 + 3) × 4 − 6 ÷ 2', 17, 7, 'Which comes first, − or ÷?'],
    ['left-to-right', 'bedmas', '1.3', '50 − (12 + 10 × 2)', 18, 6, 'Which comes first, + or ×?'],
    ['adds-first', 'bedmas', '1.1', '4 × 5 + 2', 22, 28, 'Which comes first, × or +?'],
    ['adds-first', 'bedmas', '1.1', '8 − 2 + 3 × 4', 18, 36, 'Which comes first, + or ×?'],
    ['brackets-ignored', 'bedmas', '1.3', '(24 + 36) ÷ 6 × 12', 120, 96, 'B comes first. Where is the bracket?'],
    ['a-before-s', 'bedmas', '1.1', '9 − 8 ÷ 4 + 3', 10, 4, '+ and − are equal. Go from the left.'],
    ['a-before-s', 'bedmas', '1.2', '20 − 4 × 2 + 3', 15, 9, '+ and − are equal. Go from the left.'],
    ['m-before-d', 'bedmas', '1.1', '12 ÷ 2 × 3', 18, 2, '× and ÷ are equal. Go from the left.'],
  ])('%s in %s %s gives its answer to %s', async (slip, operation, id, text, right, wrong, says) => {
    const made = await madeBy(slip, operation, id, { ask: calculationIn(text), expects: number(right, 4) })
    expect(made.answers).toContain(wrong)
    expect(made.says[made.answers.indexOf(wrong)]).toBe(says)
  })

  it.each<[SlipId, string, ...(readonly [quotient: number, remainder: number])[]]>([
    ['remainder-left-out', 'Make groups of 5. Is anything left over?', [3, 0]],
    ['remainder-too-big', 'Is there another 5 in what is left?', [2, 7], [1, 12]],
    ['remainder-to-next', 'Your 5s make more than 17. Use fewer 5s.', [4, 3]],
    ['boxes-swapped', 'First box: how many 5s. Second box: what is left.', [2, 3]],
    ['missing-as-remainder', 'Stop before 17. How many are left over?', [3, 3]],
  ])('%s asks "%s" about 17 ÷ 5', async (slip, says, ...wrong) => {
    const expects: Expected = { kind: 'quotientAndRemainder', quotient: '3', remainder: '2' }
    const made = await madeBy(slip, 'division', '1.3', { ask: calculationIn('17 ÷ 5'), expects })
    expect(made.answers).toEqual(wrong.map(([quotient, remainder]) => ({ quotient, remainder })))
    expect(made.says).toEqual(wrong.map(() => says))
  })

  it.each<[SlipId, string, WrongAnswer]>([
    ['remainder-left-out', 'Share 99 among 8. Is anything left over?', { quotient: 12, remainder: 0 }],
    ['remainder-too-big', 'Can each of the 8 get another?', { quotient: 11, remainder: 11 }],
    ['remainder-to-next', '8 × 13 = 104. That is more than 99. Give each fewer.', { quotient: 13, remainder: 5 }],
    [
      'missing-as-remainder',
      '5 are missing for the next share. How many are left over?',
      { quotient: 12, remainder: 5 },
    ],
    ['boxes-swapped', 'First box: how many each. Second box: what is left.', { quotient: 3, remainder: 12 }],
  ])('%s says "%s" about 99 ÷ 8, which short division shares', async (slip, says, wrong) => {
    const expects: Expected = { kind: 'quotientAndRemainder', quotient: '12', remainder: '3' }
    const made = await madeBy(slip, 'division', '2.3', { ask: calculationIn('99 ÷ 8'), expects })
    expect(made.answers).toContainEqual(wrong)
    expect(new Set(made.says)).toEqual(new Set([says]))
  })

  it.each<[groups: number, size: number, says: string]>([
    [2, 4, 'Start at 4. Add one more 4.'],
    [4, 3, '3 + 3 = 6. How many more threes?'],
  ])(
    'next-fact in Multiplication 1.1 is about one group more or less than %d groups of %d',
    async (groups, size, says) => {
      const parts = { ask: { kind: 'repeatedAddition', groups, size }, expects: number(groups * size) } as const
      const made = await madeBy('next-fact', 'multiplication', '1.1', parts)
      expect(made.answers).toContain(groups * size + size)
      expect(new Set(made.says)).toEqual(new Set([says]))
    },
  )

  it.each<[SlipId, string, (number | null)[], WrongAnswer, string]>([
    ['one-off', '0.1', [4, 5, 6, null], 8, 'Count along, one by one.'],
    ['one-off', '1.2', [16, 15, 14, null], 12, 'Count back, one by one.'],
    ['wrong-way', '0.2', [18, 17, 16, null], 17, 'Look: do the numbers go up or down?'],
    ['step-of-one', '2.1', [40, 50, 60, null], 61, 'How far is it from 40 to 50?'],
    ['decade-slip', '2.2', [32, 31, 30, null], 39, 'Counting back: what is 1 less than 30?'],
    ['decade-slip', '2.1', [null, 40, 41, 42], 29, 'What comes just before 40?'],
  ])('%s in Number %s continues %j with its answer', async (slip, id, numbers, wrong, says) => {
    const [first, second, third] = numbers
    const right = numbers[0] === null ? 39 : third! + (second! - first!)
    const drawn: Drawing = { kind: 'run', numbers }
    const ask: Ask = { kind: 'run', wanted: 'next' }
    const made = await madeBy(slip, 'numberphase1', id, { ask, drawn, expects: number(right) })
    expect(made.answers).toContain(wrong)
    expect(made.says).toContain(says)
  })

  it.each<[SlipId, string, number, number[], string]>([
    ['teen-ty', '1.4', 13, [30], 'Look at the end: teen or ty?'],
    ['digits-reversed', '2.4', 27, [72], 'Tens come before ones. How many tens?'],
    ['zero-lost', '3.4', 305, [35], 'Are there any tens? Keep their place.'],
    ['as-heard', '3.4', 305, [3005], 'Hundreds, tens and ones: write a digit for each.'],
    ['as-heard', '3.4', 327, [300207, 30027], 'Hundreds, tens and ones: write a digit for each.'],
  ])('%s in Number %s reads the word of %d as its answer', async (slip, id, shown, wrong, says) => {
    const made = await madeBy(slip, 'numberphase1', id, {
      ask: { kind: 'readWord', number: shown },
      expects: number(shown),
    })
    expect(made.answers).toEqual(wrong)
    expect(made.says).toContain(says)
  })

  it.each<[SlipId, string, Length, 'cm' | 'm', number, number, string]>([
    ['factor-off', '2.7', [{ value: 3, unit: 'm' }], 'cm', 300, 30, 'How many centimetres make a metre?'],
    [
      'wrong-operation',
      '2.7',
      [{ value: 350, unit: 'cm' }],
      'm',
      3.5,
      35000,
      'Metres are longer. Do you need more or fewer of them?',
    ],
    [
      'joined',
      '2.9',
      [
        { value: 1, unit: 'km' },
        { value: 40, unit: 'm' },
      ],
      'm',
      1040,
      140,
      '1 km is 1000 m. Then add 40.',
    ],
    [
      'joined',
      '2.9',
      [
        { value: 1, unit: 'km' },
        { value: 2, unit: 'm' },
      ],
      'm',
      1002,
      102,
      '1 km is 1000 m. Then add 2.',
    ],
  ])('%s in Length %s converts to its answer', async (slip, id, quantity, to, right, wrong, says) => {
    const made = await madeBy(slip, 'length', id, { ask: { kind: 'convert', quantity, to }, expects: number(right, 3) })
    expect(made.answers).toContain(wrong)
    expect(made.says).toContain(says)
  })

  it.each<[SlipId, string, Drawing, number, number, string]>([
    ['end-read', '1.6', ruler(2, 5), 3, 5, 'Start at 2, not at 0.'],
    ['end-read', '1.6', ruler(2, 4), 2, 4, 'It does not start at 0. Look where.'],
    ['marks-counted', '1.6', ruler(2, 5), 3, 4, 'Count centimetre hops from the start to the end.'],
    ['end-read', '1.6', ruler(1, 5), 4, 5, 'It starts at 1. Count hops from there.'],
    ['marks-counted', '1.6', ruler(1, 5), 4, 5, 'It starts at 1. Count hops from there.'],
    ['marks-counted', '1.5', ruler(0, 4), 4, 5, 'Count the hops, not the marks.'],
    ['counted-from-one', '1.5', ruler(0, 4), 4, 3, 'The first hop goes from 0 to 1.'],
    ['area-given', '1.7', { kind: 'grid', width: 6, height: 4 }, 20, 24, 'Walk round the edge only.'],
    ['two-sides', '1.7', { kind: 'grid', width: 6, height: 4 }, 20, 10, 'How many sides do you walk along?'],
    ['two-sides', '2.3', square(12), 48, 24, 'How many sides do you walk along?'],
    ['side-count', '2.3', square(12), 48, 36, 'How many sides does a square have?'],
    ['side-left-out', '1.7', { kind: 'grid', width: 6, height: 4 }, 20, 16, 'How many sides do you walk along?'],
    ['side-left-out', '2.5', triangle(12, 37, 35), 84, 49, 'How many sides do you walk along?'],
  ])('%s in Length %s measures its answer', async (slip, id, drawn, right, wrong, says) => {
    const made = await madeBy(slip, 'length', id, { ask: { kind: 'wayAround' }, drawn, expects: number(right) })
    expect(made.answers).toContain(wrong)
    expect(new Set(made.says)).toEqual(new Set([says]))
  })
})

function triangle(...sides: readonly number[]): Drawing {
  const marked = sides.map((value): Length => [{ value, unit: 'cm' }])
  return { kind: 'shape', name: 'triangle', corners: [], sides: marked }
}

function square(value: number): Drawing {
  return { kind: 'shape', name: 'square', corners: [], sides: [[{ value, unit: 'cm' }], null, null, null] }
}

function ruler(from: number, to: number): Drawing {
  return { kind: 'ruler', object: 'pencil', from, to, longest: 5 }
}
