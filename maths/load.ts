/** Loads the dealers of an operation when they are first needed, so that a browser loads only what its screen plays. */
import { findLevel, levelsOf } from './catalogue.ts'
import type { Dealer, Dealers, PlayableLevel } from './level.ts'
import type { Operation } from './vocabulary.ts'

const dealersByOperation: { readonly [O in Operation]: () => Promise<Dealers<O>> } = {
  addition: async () => (await import('./levels/addition.ts')).addition,
  subtraction: async () => (await import('./levels/subtraction.ts')).subtraction,
  multiplication: async () => (await import('./levels/multiplication.ts')).multiplication,
  division: async () => (await import('./levels/division.ts')).division,
  bedmas: async () => (await import('./levels/bedmas.ts')).bedmas,
  timestable: async () => (await import('./levels/timestable.ts')).timestable,
  length: async () => (await import('./levels/length.ts')).length,
  numberphase1: async () => (await import('./levels/numberphase1.ts')).numberphase1,
}

/** Returns the level ready to play, or undefined where the catalogue has none of that id. */
export async function loadLevel(operation: Operation, id: string): Promise<PlayableLevel | undefined> {
  const level = findLevel(operation, id)
  if (!level) return undefined
  const dealers: Readonly<Partial<Record<string, Dealer>>> = await dealersByOperation[operation]()
  const dealer = dealers[level.id]
  return dealer && { ...level, dealer }
}

/** Returns every level of an operation ready to play, in the order of practice. */
export async function loadLevels(operation: Operation): Promise<PlayableLevel[]> {
  const loaded = await Promise.all(levelsOf(operation).map((level) => loadLevel(operation, level.id)))
  return loaded.filter((level) => level !== undefined)
}
