import { z } from 'zod'
import { levelId, operation } from './fields.ts'
import { batchFields } from './moves.ts'

/** Moves of a round of a level. The request has no field for the kind, because released pages send none. */
export const levelBatch = z
  .strictObject({ operation, levelId, ...batchFields })
  .transform(({ operation, levelId, ...rest }) => ({ ref: { kind: 'level' as const, operation, levelId }, ...rest }))
