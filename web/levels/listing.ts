/** The texts and links of the lists of levels and the level screens, by operation. */
import {
  type Area,
  areaByOperation,
  type Level,
  type Operation,
  partTitle,
  partWordOf,
  titleByArea,
  titleByOperation,
} from '#maths'
import { operationTable } from '../routes/operations.ts'
import { menuAreas, paths } from '../routes/paths.ts'

export interface BackLink {
  readonly to: string
  readonly label: string
}

export interface Listing {
  readonly title: string
  /** The link from the list to the menu above it. */
  readonly back: BackLink
  /** The link from a level to its list. "Next Stage" leads there too. */
  readonly backFromLevel: BackLink
}

export const toTopics: BackLink = { to: paths.main(), label: 'Back to Topics' }

/** The link to the menu of an area. */
export const toArea = (area: Area): BackLink => ({ to: paths.area(area), label: `Back to ${titleByArea[area]}` })

export function listingOf(operation: Operation): Listing {
  const area = areaByOperation[operation]
  const { title = titleByOperation[operation], backLabel } = operationTable[operation]
  return {
    title,
    back: menuAreas.some((one) => one === area) ? toArea(area) : toTopics,
    backFromLevel: { to: paths.stages(operation), label: backLabel },
  }
}

/** Returns the header of a level: 'Stage 2-2.3', or 'Year 0, level 0.5' if the part is a year or a phase. */
export function levelTitle({ operation, stage, id }: Level): string {
  const part = partTitle(operation, stage)
  return partWordOf(operation) === 'Stage' ? `${part}-${id}` : `${part}, level ${id}`
}
