/** The stages and levels of Length (docs/product/curriculum.md, "Length"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const length = {
  area: 'measurement',
  title: 'Length',
  target: 5,
  timed: false,
  part: 'Phase',
  columns: { per: 'part' },
  early: ['1.1', '1.2', '1.3', '1.4'],
  stages: [
    {
      id: '1',
      theme: 'Compare and measure',
      levels: {
        '1.1': 'Which is longer?',
        '1.2': 'Which is shorter?',
        '1.3': 'Hand spans',
        '1.4': 'Foot spans',
        '1.5': 'Read the ruler',
        '1.6': 'Not from zero',
        '1.7': 'All the way round',
      },
    },
    {
      id: '2',
      theme: 'Perimeter and units',
      levels: {
        '2.1': 'Rectangle',
        '2.2': 'Two sides shown',
        '2.3': 'Square',
        '2.4': 'Equal sides',
        '2.5': 'Right triangle',
        '2.6': 'cm and mm',
        '2.7': 'm and cm',
        '2.8': 'km and m',
        '2.9': 'Mixed units',
      },
    },
    {
      id: '3',
      theme: 'Composite shapes',
      levels: {
        '3.1': 'Composite shapes',
        '3.2': 'Hidden sides',
        '3.3': 'Two steps',
      },
    },
  ],
} as const satisfies OperationCurriculum
