/** Slips of Times Table: those of the multiplication facts. The first two levels are the tables of 0 and 1. */
import type { LevelId } from '../../curriculum.ts'
import { factSlips } from '../../slips/facts.ts'
import type { Slips } from '../../slips/slip.ts'

const fromTable2: readonly LevelId<'timestable'>[] = [
  ...(['1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9'] as const),
  ...(['2.0', '2.1', '2.2', '2.3'] as const),
]

export const slips: Slips<'timestable'> = factSlips({
  zero: ['1.1', '1.2'],
  one: ['1.2'],
  larger: fromTable2,
  all: ['1.1', '1.2', ...fromTable2],
})
