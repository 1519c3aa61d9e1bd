/** The methods of the levels of Times Table: one for all of them. */
import { levelsOf } from '../catalogue.ts'
import { tableFact } from './methods/table-fact.ts'
import type { Methods } from './solution.ts'

export const timestable = Object.fromEntries(
  levelsOf('timestable').map(({ id }) => [id, tableFact]),
) as unknown as Methods<'timestable'>
