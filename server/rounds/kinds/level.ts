import { batchByKind } from '#contract'
import { type LevelRef, levelsOf, loadLevel, operations, type PlayableLevel, type Release } from '#maths'
import { createLevelInsight } from '#maths/insight'
import { loadSlips } from '#maths/solve'
import type { FoundPlayable, ServerKind } from './kind.ts'

export const level = {
  batch: batchByKind.level,

  /**
   * Loads the levels of all released rules at once, because their files may be unreadable later, for example after an
   * upgrade.
   */
  async open(releases: readonly Release[]) {
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
        mayPlay: null,
        load: ({ version }) => byVersion.get(version),
      })
    }
    return { find: ({ operation, levelId }: LevelRef) => byName.get(`${operation} ${levelId}`) ?? null }
  },
} satisfies ServerKind<LevelRef>
