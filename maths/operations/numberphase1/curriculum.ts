/** The stages and levels of Number Structure (docs/product/curriculum.md, "Number Structure, Phase 1"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const numberphase1 = {
  area: 'numberstructure',
  title: 'Number Structure',
  target: 5,
  timed: false,
  part: 'Year',
  columns: { per: 'part' },
  early: ['0', '1'],
  stages: [
    {
      id: '0',
      theme: 'Numbers up to 10',
      levels: {
        '0.1': 'Count to 10',
        '0.2': 'Count back from 10',
        '0.3': 'Match a count',
        '0.4': 'Read number words',
        '0.5': 'Number and word',
        '0.6': 'Fewer and more',
        '0.7': 'Order three',
        '0.8': 'Quick dots',
        '0.9': 'Missing part',
      },
    },
    {
      id: '1',
      theme: 'Numbers up to 20',
      levels: {
        '1.1': 'Count to 20',
        '1.2': 'Count back from 20',
        '1.3': 'Match a count',
        '1.4': 'Read number words',
        '1.5': 'Number and word',
        '1.6': 'Fewer and more',
        '1.7': 'Order three',
        '1.8': 'Quick dots',
        '1.9': 'Missing part',
      },
    },
    {
      id: '2',
      theme: 'Numbers up to 100',
      levels: {
        '2.1': 'Count to 100',
        '2.2': 'Count back from 100',
        '2.3': 'Match a count',
        '2.4': 'Read number words',
        '2.5': 'Number and word',
        '2.6': 'Fewer and more',
        '2.7': 'Order three',
        '2.8': 'Quick dots',
        '2.9': 'Missing part',
      },
    },
    {
      id: '3',
      theme: 'Numbers up to 1000',
      levels: {
        '3.1': 'Count to 1000',
        '3.2': 'Count back from 1000',
        '3.3': 'Match a count',
        '3.4': 'Read number words',
        '3.5': 'Number and word',
        '3.6': 'Fewer and more',
        '3.7': 'Order three',
        '3.8': 'Quick dots',
        '3.9': 'Missing part',
      },
    },
  ],
} as const satisfies OperationCurriculum
