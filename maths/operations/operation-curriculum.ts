import type { Area } from '../vocabulary.ts'

/**
 * The columns of the class overview: one for each part of the list, or one for each level. A column for a level has a
 * word and a number. `from` is the number of the first level.
 */
export type Columns =
  | { readonly per: 'part' }
  | { readonly per: 'level'; readonly word: 'Time Table'; readonly from: number }

/** The stages and levels of an operation, in the order of practice. */
export interface OperationCurriculum {
  readonly area: Area
  readonly title: string
  /** The streak that completes a level (docs/product/rules-of-play.md, "Targets"). */
  readonly target: number
  /** Whether the level has a timer, and counts a streak only while it runs (docs/product/rules-of-play.md, "Timer"). */
  readonly timed: boolean
  /** The word for a part of the list: Stage 2, Year 0, Phase 1. */
  readonly part: 'Stage' | 'Year' | 'Phase'
  readonly columns: Columns
  /**
   * The stages and the single levels for children who learn to read and write: those of Years 0 and 1
   * (docs/product/curriculum.md, "School years"). Missing if there are none.
   */
  readonly early?: readonly string[]
  readonly stages: readonly {
    readonly id: string
    readonly theme: string
    /**
     * The example on the level's button, by level id. An id is written here and never changes, so a new level shifts no
     * other id and no stored progress.
     */
    readonly levels: Readonly<Record<string, string>>
  }[]
}
