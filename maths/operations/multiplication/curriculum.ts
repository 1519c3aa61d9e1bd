/** The stages and levels of Multiplication (docs/product/curriculum.md, "Multiplication"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const multiplication = {
  area: 'fouroperations',
  title: 'Multiplication',
  target: 5,
  timed: false,
  part: 'Stage',
  columns: { per: 'part' },
  early: ['1.1'],
  stages: [
    {
      id: '1',
      theme: 'Single-digit numbers',
      levels: {
        '1.1': '4 + 4 + 4 = 3 × 4',
        '1.2': '2 × 7',
        '1.3': '5 × 8',
        '1.4': '3 × 6',
        '1.5': '6 × 7',
        '1.6': '8 × 9',
      },
    },
    {
      id: '2',
      theme: 'Two-digit numbers',
      levels: {
        '2.1': '30 × 4',
        '2.2': '23 × 3',
        '2.3': '47 × 6',
        '2.4': '34 × 20',
        '2.5': '47 × 13',
      },
    },
    {
      id: '3',
      theme: 'Three-digit numbers',
      levels: {
        '3.1': '300 × 6',
        '3.2': '213 × 3',
        '3.3': '467 × 6',
        '3.4': '234 × 12',
        '3.5': '234 × 126',
      },
    },
    {
      id: '4',
      theme: 'Four-digit numbers',
      levels: {
        '4.1': '4000 × 6',
        '4.2': '3467 × 6',
        '4.3': '2345 × 12',
        '4.4': '2345 × 123',
        '4.5': '2345 × 1234',
      },
    },
    {
      id: '5',
      theme: 'Decimals',
      levels: {
        '5.1': '3.45 × 10',
        '5.2': '0.6 × 7',
        '5.3': '3.4 × 6',
        '5.4': '2.35 × 4',
        '5.5': '1.2 × 3.4',
      },
    },
  ],
} as const satisfies OperationCurriculum
