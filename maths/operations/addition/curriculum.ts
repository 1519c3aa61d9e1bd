/** The stages and levels of Addition (docs/product/curriculum.md, "Addition"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const addition = {
  area: 'fouroperations',
  title: 'Addition',
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
        '1.1': '3 + 4',
        '1.2': '8 + 7',
        '1.3': '30 + 6',
      },
    },
    {
      id: '2',
      theme: 'Two-digit numbers',
      levels: {
        '2.1': '43 + 5',
        '2.2': '47 + 8',
        '2.3': '34 + 50',
        '2.4': '42 + 35',
        '2.5': '47 + 38',
      },
    },
    {
      id: '3',
      theme: 'Three-digit numbers',
      levels: {
        '3.1': '342 + 56',
        '3.2': '368 + 57',
        '3.3': '425 + 300',
        '3.4': '423 + 356',
        '3.5': '467 + 285',
      },
    },
    {
      id: '4',
      theme: 'Four-digit numbers',
      levels: {
        '4.1': '3421 + 356',
        '4.2': '3468 + 757',
        '4.3': '4250 + 3000',
        '4.4': '4213 + 3562',
        '4.5': '4678 + 2859',
      },
    },
    {
      id: '5',
      theme: 'Decimals',
      levels: {
        '5.1': '2.3 + 1.4',
        '5.2': '3.7 + 2.8',
        '5.3': '3.4 + 1.25',
        '5.4': '12.34 + 5.62',
        '5.5': '18.76 + 9.58',
      },
    },
  ],
} as const satisfies OperationCurriculum
