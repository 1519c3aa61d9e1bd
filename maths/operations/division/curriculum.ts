/** The stages and levels of Division (docs/product/curriculum.md, "Division"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const division = {
  area: 'fouroperations',
  title: 'Division',
  target: 5,
  timed: false,
  part: 'Stage',
  columns: { per: 'part' },
  stages: [
    {
      id: '1',
      theme: 'Single-digit numbers',
      levels: {
        '1.1': '20 ÷ 5',
        '1.2': '56 ÷ 8',
        '1.3': '17 ÷ 5',
      },
    },
    {
      id: '2',
      theme: 'Two-digit numbers',
      levels: {
        '2.1': '84 ÷ 4',
        '2.2': '72 ÷ 3',
        '2.3': '75 ÷ 4',
        '2.4': '84 ÷ 21',
      },
    },
    {
      id: '3',
      theme: 'Three-digit numbers',
      levels: {
        '3.1': '369 ÷ 3',
        '3.2': '472 ÷ 4',
        '3.3': '612 ÷ 6',
        '3.4': '384 ÷ 16',
        '3.5': '475 ÷ 6',
      },
    },
    {
      id: '4',
      theme: 'Four-digit numbers',
      levels: {
        '4.1': '4728 ÷ 4',
        '4.2': '6012 ÷ 6',
        '4.3': '3876 ÷ 12',
        '4.4': '4731 ÷ 6',
      },
    },
    {
      id: '5',
      theme: 'Decimals',
      levels: {
        '5.1': '34 ÷ 10',
        '5.2': '4.8 ÷ 4',
        '5.3': '3.64 ÷ 4',
        '5.4': '7 ÷ 4',
        '5.5': '6 ÷ 0.5',
        '5.6': '4.8 ÷ 0.6',
        '5.7': '3.36 ÷ 1.2',
      },
    },
  ],
} as const satisfies OperationCurriculum
