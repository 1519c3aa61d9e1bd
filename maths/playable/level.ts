import type { Level } from '../catalogue.ts'
import type { Playable, RecordRef, Ref } from './playable.ts'

/** The ref of a level. A round of the level raises its record. */
export interface LevelRef extends Ref, RecordRef {
  readonly kind: 'level'
}

/** A level with the dealer, the target and the timer of one version of the rules. */
export interface PlayableLevel extends Level, Playable<LevelRef> {}

/** Returns the ref of a level. */
export function refOf({ operation, id }: Pick<Level, 'operation' | 'id'>): LevelRef {
  return { kind: 'level', operation, levelId: id }
}
