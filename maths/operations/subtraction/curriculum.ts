/** The stages and levels of Subtraction (docs/product/curriculum.md, "Subtraction"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const subtraction = {
  area: 'fouroperations',
  title: 'Subtraction',
  target: 5,
  timed: false,
  part: 'Stage',
  columns: { per: 'part' },
  early: ['1'],
  stages: [
    {
      id: '1',
      theme: 'Single-digit numbers',
      levels: {
        '1.1': '8 − 3',
        '1.2': '10 − 6',
        '1.3': '17 − 4',
        '1.4': '15 − 8',
      },
    },
    {
      id: '2',
      theme: 'Two-digit numbers',
      levels: {
        '2.1': '48 − 5',
        '2.2': '43 − 8',
        '2.3': '76 − 40',
        '2.4': '87 − 34',
        '2.5': '82 − 47',
      },
    },
    {
      id: '3',
      theme: 'Three-digit numbers',
      levels: {
        '3.1': '386 − 52',
        '3.2': '352 − 38',
        '3.3': '742 − 300',
        '3.4': '876 − 342',
        '3.5': '872 − 348',
        '3.6': '532 − 278',
        '3.7': '504 − 237',
      },
    },
    {
      id: '4',
      theme: 'Four-digit numbers',
      levels: {
        '4.1': '3864 − 521',
        '4.2': '3524 − 876',
        '4.3': '8764 − 3421',
        '4.4': '8324 − 3876',
        '4.5': '7004 − 2678',
      },
    },
    {
      id: '5',
      theme: 'Decimals',
      levels: {
        '5.1': '4.7 − 2.3',
        '5.2': '5.2 − 2.8',
        '5.3': '8.76 − 3.42',
        '5.4': '8.32 − 3.76',
        '5.5': '5.2 − 1.37',
      },
    },
  ],
} as const satisfies OperationCurriculum
