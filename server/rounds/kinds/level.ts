import { batchByKind } from '#contract'
import { findLevel, type LevelRef, levelsOf, loadLevel, operations, type PlayableLevel, refKinds } from '#maths'
import type { ServerKind } from './kind.ts'

export const level: ServerKind<LevelRef> = {
  ...refKinds.level,
  batch: batchByKind.level,
  exists: ({ operation, levelId }) => findLevel(operation, levelId) !== undefined,

  /**
   * Loads the levels of all released rules at once, because their files may be unreadable later, for example after an
   * upgrade.
   */
  async open(releases) {
    const loaded = new Map<string, PlayableLevel>()
    for (const { rules } of releases) {
      for (const { operation, id } of operations.flatMap(levelsOf)) {
        const playable = await loadLevel(operation, id, rules)
        if (playable) loaded.set(keyOf(rules.version, playable.ref), playable)
      }
    }
    return { load: (ref, rules) => loaded.get(keyOf(rules.version, ref)) }
  },
}

const keyOf = (version: number, { operation, levelId }: LevelRef) => `${version} ${operation} ${levelId}`
