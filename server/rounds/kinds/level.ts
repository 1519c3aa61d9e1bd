import { batchByKind } from '#contract'
import { type LevelRef, levelsOf, loadLevel, operations, type PlayableLevel } from '#maths'
import { createLevelInsight } from '#maths/insight'
import { loadSlips } from '#maths/solve'
import type { FoundPlayable, ServerKind } from './kind.ts'

export const level: ServerKind<LevelRef> = {
  batch: batchByKind.level,

  /**
   * Loads the levels of all released rules at once, because their files may be unreadable later, for example after an
   * upgrade.
   */
  async open(releases) {
    const byName = new Map<string, FoundPlayable>()
    for (const { operation, id, stage } of operations.flatMap(levelsOf)) {
      const byVersion = new Map<number, PlayableLevel>()
      for (const { rules } of releases) {
        const playable = await loadLevel(operation, id, rules)
        if (playable) byVersion.set(rules.version, playable)
      }
      byName.set(`${operation} ${id}`, {
        key: [operation, id],
        insight: createLevelInsight({ operation, levelId: id }, await loadSlips(operation)),
        record: { operation, levelId: id, stageId: stage },
        load: ({ version }) => byVersion.get(version),
      })
    }
    return { find: ({ operation, levelId }) => byName.get(`${operation} ${levelId}`) ?? null }
  },
}
