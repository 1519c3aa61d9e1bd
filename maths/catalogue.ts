/**
 * The curriculum: every stage and level with its title, in the order in which it is practised. Ids, totals and badges
 * derive from this table; what each level deals stands in `levels/`.
 */
import { type Area, areaByOperation, type Operation, type OperationOf, operations } from './vocabulary.ts'

/** Streak that completes a level: 5; 20 in Times Table (specification 2, section 9). */
export const targetByOperation: Record<Operation, number> = {
  addition: 5,
  subtraction: 5,
  multiplication: 5,
  division: 5,
  bedmas: 5,
  timestable: 20,
  length: 5,
  numberphase1: 5,
}

export interface Level {
  readonly operation: Operation
  /** "2" */
  readonly stage: string
  /** "2.3", unique within its operation. */
  readonly id: string
  /** The example on the level's button. */
  readonly title: string
  /** The streak that completes it. */
  readonly target: number
}

export interface Stage {
  readonly id: string
  readonly theme: string
  readonly levels: readonly Level[]
}

/** The highest number of each year in Number Structure (specification 2, section 2: "Phase 1 menu"). */
export const limitByYear: Readonly<Record<string, number>> = { '0': 10, '1': 20, '2': 100, '3': 1000 }

export const stagesByOperation: Record<Operation, readonly Stage[]> = {
  addition: numbered('addition', {
    'Single-digit numbers': ['3 + 4', '8 + 7', '30 + 6'],
    'Two-digit numbers': ['43 + 5', '47 + 8', '34 + 50', '42 + 35', '47 + 38'],
    'Three-digit numbers': ['342 + 56', '368 + 57', '425 + 300', '423 + 356', '467 + 285'],
    'Four-digit numbers': ['3421 + 356', '3468 + 757', '4250 + 3000', '4213 + 3562', '4678 + 2859'],
    Decimals: ['2.3 + 1.4', '3.7 + 2.8', '3.4 + 1.25', '12.34 + 5.62', '18.76 + 9.58'],
  }),
  subtraction: numbered('subtraction', {
    'Single-digit numbers': ['8 − 3', '10 − 6', '17 − 4', '15 − 8'],
    'Two-digit numbers': ['48 − 5', '43 − 8', '76 − 40', '87 − 34', '82 − 47'],
    'Three-digit numbers': ['386 − 52', '352 − 38', '742 − 300', '876 − 342', '872 − 348', '532 − 278', '504 − 237'],
    'Four-digit numbers': ['3864 − 521', '3524 − 876', '8764 − 3421', '8324 − 3876', '7004 − 2678'],
    Decimals: ['4.7 − 2.3', '5.2 − 2.8', '8.76 − 3.42', '8.32 − 3.76', '5.2 − 1.37'],
  }),
  multiplication: numbered('multiplication', {
    'Single-digit numbers': ['4 + 4 + 4 = 3 × 4', '2 × 7', '5 × 8', '3 × 6', '6 × 7', '8 × 9'],
    'Two-digit numbers': ['30 × 4', '23 × 3', '47 × 6', '34 × 20', '47 × 13'],
    'Three-digit numbers': ['300 × 6', '213 × 3', '467 × 6', '234 × 12', '234 × 126'],
    'Four-digit numbers': ['4000 × 6', '3467 × 6', '2345 × 12', '2345 × 123', '2345 × 1234'],
    Decimals: ['3.45 × 10', '0.6 × 7', '3.4 × 6', '2.35 × 4', '1.2 × 3.4'],
  }),
  division: numbered('division', {
    'Single-digit numbers': ['20 ÷ 5', '56 ÷ 8', '17 ÷ 5'],
    'Two-digit numbers': ['84 ÷ 4', '72 ÷ 3', '75 ÷ 4', '84 ÷ 21'],
    'Three-digit numbers': ['369 ÷ 3', '472 ÷ 4', '612 ÷ 6', '384 ÷ 16', '475 ÷ 6'],
    'Four-digit numbers': ['4728 ÷ 4', '6012 ÷ 6', '3876 ÷ 12', '4731 ÷ 6'],
    Decimals: ['34 ÷ 10', '4.8 ÷ 4', '3.64 ÷ 4', '7 ÷ 4', '6 ÷ 0.5', '4.8 ÷ 0.6', '3.36 ÷ 1.2'],
  }),
  bedmas: numbered('bedmas', {
    'Order of operations': ['2 + 3 × 4', '36 ÷ 6 + 12', '(24 + 36) ÷ 6 × 12', '(12.5 + 10) × 10 − 25'],
  }),
  // One stage; ids run on as 1.9, 2.0: Time Table 0 is 1.1, Time Table 12 is 2.3 (specification 2, section 2).
  timestable: [
    stage(
      'timestable',
      '1',
      'Time Tables',
      Array.from({ length: 13 }, (_, table) => [((table + 11) / 10).toFixed(1), `Time Table ${table}`]),
    ),
  ],
  length: numbered('length', {
    'Compare and measure': [
      'Which is longer?',
      'Which is shorter?',
      'Hand spans',
      'Foot spans',
      'Read the ruler',
      'Not from zero',
      'All the way round',
    ],
    'Perimeter and units': [
      ...['Rectangle', 'Two sides shown', 'Square', 'Equal sides', 'Right triangle'],
      ...['cm and mm', 'm and cm', 'km and m', 'Mixed units'],
    ],
    'Composite shapes': ['Composite shapes', 'Hidden sides', 'Two steps'],
  }),
  // The same nine themes every year (specification 2, section 2).
  numberphase1: Object.entries(limitByYear).map(([year, limit]) =>
    stage(
      'numberphase1',
      year,
      `Numbers up to ${limit}`,
      [
        ...[`Count to ${limit}`, `Count back from ${limit}`, 'Match a count', 'Read number words', 'Number and word'],
        ...['Fewer and more', 'Order three', 'Quick dots', 'Missing part'],
      ].map((title, i) => [`${year}.${i + 1}`, title]),
    ),
  ),
}

/** Stages numbered from 1 in the order of the table, their levels likewise: 2.3 is the third of stage 2. */
function numbered(operation: Operation, titlesByTheme: Record<string, readonly string[]>): Stage[] {
  return Object.entries(titlesByTheme).map(([theme, titles], i) =>
    stage(
      operation,
      String(i + 1),
      theme,
      titles.map((title, j) => [`${i + 1}.${j + 1}`, title]),
    ),
  )
}

function stage(operation: Operation, id: string, theme: string, rows: readonly (readonly string[])[]): Stage {
  const target = targetByOperation[operation]
  return {
    id,
    theme,
    levels: rows.map(([levelId = '', title = '']) => ({ operation, stage: id, id: levelId, title, target })),
  }
}

/** The operations of an area, in the order of the vocabulary. */
export function operationsOf<A extends Area>(area: A): OperationOf<A>[] {
  return operations.filter((operation): operation is OperationOf<A> => areaByOperation[operation] === area)
}

/** Every level of an operation, in the order of practice. */
export function levelsOf(operation: Operation): readonly Level[] {
  return stagesByOperation[operation].flatMap((stage) => stage.levels)
}

export function findLevel(operation: Operation, id: string): Level | undefined {
  return levelsOf(operation).find((level) => level.id === id)
}
