/** The stages and levels of Times Table (docs/product/curriculum.md, "Times Table"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const timestable = {
  area: 'timestable',
  title: 'Times Table',
  target: 20,
  timed: true,
  part: 'Stage',
  columns: { per: 'level', word: 'Time Table', from: 0 },
  stages: [
    {
      id: '1',
      theme: 'Times tables',
      levels: {
        '1.1': 'Time Table 0',
        '1.2': 'Time Table 1',
        '1.3': 'Time Table 2',
        '1.4': 'Time Table 3',
        '1.5': 'Time Table 4',
        '1.6': 'Time Table 5',
        '1.7': 'Time Table 6',
        '1.8': 'Time Table 7',
        '1.9': 'Time Table 8',
        '2.0': 'Time Table 9',
        '2.1': 'Time Table 10',
        '2.2': 'Time Table 11',
        '2.3': 'Time Table 12',
      },
    },
  ],
} as const satisfies OperationCurriculum
