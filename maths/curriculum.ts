/**
 * The curriculum as a table: every stage and level of every operation, in the order of practice. A level's id is
 * written here and never changes, so a new level shifts no other id and no stored progress. `levels/` has the dealers.
 */
import type { Operation } from './vocabulary.ts'

/**
 * The columns of the class overview: one for each part of the list, or one for each level. A column for a level has a
 * word and a number. `from` is the number of the first level.
 */
export type Columns =
  | { readonly per: 'part' }
  | { readonly per: 'level'; readonly word: 'Table'; readonly from: number }

interface Curriculum {
  /** The streak that completes a level (docs/product/rules-of-play.md, "Targets"). */
  readonly target: number
  /** Whether the level has a timer, and counts a streak only while it runs (docs/product/rules-of-play.md, "Timer"). */
  readonly timed: boolean
  /** The word for a part of the list: Stage 2, Year 0, Phase 1. */
  readonly part: 'Stage' | 'Year' | 'Phase'
  readonly columns: Columns
  readonly stages: readonly {
    readonly id: string
    readonly theme: string
    /** The example on the level's button, by level id. */
    readonly levels: Readonly<Record<string, string>>
  }[]
}

export const curriculum = {
  addition: {
    target: 5,
    timed: false,
    part: 'Stage',
    columns: { per: 'part' },
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
  },
  subtraction: {
    target: 5,
    timed: false,
    part: 'Stage',
    columns: { per: 'part' },
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
  },
  multiplication: {
    target: 5,
    timed: false,
    part: 'Stage',
    columns: { per: 'part' },
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
  },
  division: {
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
  },
  bedmas: {
    target: 5,
    timed: false,
    part: 'Stage',
    columns: { per: 'part' },
    stages: [
      {
        id: '1',
        theme: 'Order of operations',
        levels: {
          '1.1': '2 + 3 × 4',
          '1.2': '36 ÷ 6 + 12',
          '1.3': '(24 + 36) ÷ 6 × 12',
          '1.4': '(12.5 + 10) × 10 − 25',
        },
      },
    ],
  },
  timestable: {
    target: 20,
    timed: true,
    part: 'Stage',
    columns: { per: 'level', word: 'Table', from: 0 },
    stages: [
      {
        id: '1',
        theme: 'Time Tables',
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
  },
  length: {
    target: 5,
    timed: false,
    part: 'Phase',
    columns: { per: 'part' },
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
  },
  numberphase1: {
    target: 5,
    timed: false,
    part: 'Year',
    columns: { per: 'part' },
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
  },
} as const satisfies Record<Operation, Curriculum>

type StagesOf<O extends Operation> = (typeof curriculum)[O]['stages'][number]['levels']
type KeysOf<T> = T extends unknown ? keyof T & string : never

/** The level ids of an operation: `LevelId<'addition'>` is '1.1' | '1.2' | … */
export type LevelId<O extends Operation = Operation> = O extends Operation ? KeysOf<StagesOf<O>> : never
