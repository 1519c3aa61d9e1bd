/** Loads the slips of an operation. They are modules of their own, so that no level loads them with its questions. */
import type { Operation } from '../vocabulary.ts'
import type { Slip, Slips } from './slip.ts'

const slipsByOperation: { readonly [O in Operation]: () => Promise<Slips<O>> } = {
  addition: async () => (await import('./addition.ts')).addition,
  subtraction: async () => (await import('./subtraction.ts')).subtraction,
  multiplication: async () => (await import('./multiplication.ts')).multiplication,
  division: async () => (await import('./division.ts')).division,
  bedmas: async () => (await import('./bedmas.ts')).bedmas,
  timestable: async () => (await import('./timestable.ts')).timestable,
  numberphase1: async () => (await import('./numberphase1.ts')).numberphase1,
  length: async () => (await import('./length.ts')).length,
}

export async function loadSlips(operation: Operation): Promise<readonly Slip[]> {
  return slipsByOperation[operation]()
}
