/** Worksheets as they were printed: their questions follow from their seed and their rules. */
import {
  byKind,
  dealSheet,
  loadSheet,
  partKey,
  type Question,
  type RefKey,
  refOf,
  releasedRules,
  type SheetSection,
  sheetSeed,
} from '#maths'
import type { LevelInsight } from '#maths/insight'
import type { PlayablesByKind } from '../rounds/kinds/kind.ts'
import type { Store } from '../store/open.ts'
import type { StoredWorksheet } from '../store/tasks/worksheets.ts'

/** The questions of one part of a sheet. */
export interface DealtPart {
  readonly key: RefKey
  readonly questions: readonly Question[]
  /** The way in which Insight reads the answers. Null for a set of own problems. */
  readonly insight: LevelInsight | null
}

/** The reads and playables with which sheets are dealt again. */
export interface SheetSources {
  readonly store: Pick<Store, 'setVersions'>
  readonly playables: PlayablesByKind
}

/**
 * Returns the sheet of a student by part. Returns null if it cannot be dealt: this server does not know its rules,
 * or a set was erased with the account of its teacher.
 */
export async function dealtSheet(
  { id, content, count, isForEach, rules: version }: StoredWorksheet,
  studentId: string,
  { store, playables }: SheetSources,
): Promise<DealtPart[] | null> {
  const rules = releasedRules(version)
  if (!rules) return null
  let isWhole = true
  const parts = await loadSheet(content, rules, async (set) => {
    const found = await store.setVersions.select(set)
    isWhole &&= found !== null
    return { set, title: '', problems: found?.problems ?? [] }
  })
  if (!isWhole) return null
  const sections = dealSheet(parts, count, sheetSeed(id, isForEach ? studentId : null))
  return Promise.all(sections.map((section) => dealtPart(section, playables)))
}

function dealtPart(section: SheetSection, playables: PlayablesByKind): Promise<DealtPart> {
  const { questions } = section
  return byKind<SheetSection, Promise<DealtPart>>(section, {
    level: async ({ level }) => {
      const ref = refOf(level)
      const found = await playables.level?.find(ref)
      return { key: partKey(ref), questions, insight: found?.insight ?? null }
    },
    set: async ({ kind, set: { set } }) => ({ key: partKey({ kind, set }), questions, insight: null }),
  })
}

export const isSameKey = ([a, b]: RefKey, [c, d]: RefKey) => a === c && b === d
