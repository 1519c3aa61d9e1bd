/** The methods of the levels of Times Table: one for all of them. */
import { tableFact } from '../../solve/methods/table-fact.ts'
import type { Methods } from '../../solve/solution.ts'

export const methods: Methods<'timestable'> = {
  '1.1': tableFact,
  '1.2': tableFact,
  '1.3': tableFact,
  '1.4': tableFact,
  '1.5': tableFact,
  '1.6': tableFact,
  '1.7': tableFact,
  '1.8': tableFact,
  '1.9': tableFact,
  '2.0': tableFact,
  '2.1': tableFact,
  '2.2': tableFact,
  '2.3': tableFact,
}
