/** What the lists of levels and the level screens say differently from operation to operation. */
import { areaByOperation, type Level, type Operation, partWordOf, type Stage, titleByOperation } from '#maths'
import { paths } from '../paths.ts'

export interface Way {
  readonly to: string
  readonly label: string
}

export interface Listing {
  readonly title: string
  /** From the list to the menu above it. */
  readonly back: Way
  /** From a level to its list, also by "Next Stage". */
  readonly backFromLevel: Way
}

const toTopics: Way = { to: paths.main(), label: 'Back to Topics' }

export function listingOf(operation: Operation): Listing {
  const to = paths.stages(operation)
  const title = titleByOperation[operation]
  switch (areaByOperation[operation]) {
    case 'numberstructure':
      return {
        title: 'Phase 1',
        back: { to: paths.numberStructure(), label: 'Back to Number Structure' },
        backFromLevel: { to, label: 'Back to Phase 1' },
      }
    case 'measurement':
      return {
        title,
        back: { to: paths.measurement(), label: 'Back to Measurement' },
        backFromLevel: { to, label: `Back to ${title}` },
      }
    case 'timestable':
      return { title, back: toTopics, backFromLevel: { to, label: `Back to ${title}` } }
    case 'fouroperations':
      return {
        title,
        back: { to: paths.fourOperations(), label: 'Back to Four Operations' },
        backFromLevel: { to, label: 'Back to Stages' },
      }
  }
}

/** 'Stage 2', 'Year 0', 'Phase 1'. */
export function stageTitle(operation: Operation, { id }: Stage): string {
  return `${partWordOf(operation)} ${id}`
}

/** The header of a level: 'Stage 2-2.3', and 'Year 0, level 0.5' where a year or a phase is named. */
export function levelTitle({ operation, stage, id }: Level): string {
  const part = partWordOf(operation)
  return part === 'Stage' ? `Stage ${stage}-${id}` : `${part} ${stage}, level ${id}`
}
