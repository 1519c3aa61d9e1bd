/** The texts and links of the lists of levels and the level screens, by operation. */

import {
  type Area,
  areaByOperation,
  columnsOf,
  type Level,
  levelsOf,
  type Operation,
  partTitle,
  partWordOf,
  titleByArea,
  titleByOperation,
} from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { menuAreas, paths } from '../routes/paths.ts'
import { listTitle } from './list-title.ts'

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

/** The label of the link from a level to its list. */
const backLabels: Readonly<Record<Operation, string>> = {
  addition: m.lists_back_to_stages(),
  subtraction: m.lists_back_to_stages(),
  multiplication: m.lists_back_to_stages(),
  division: m.lists_back_to_stages(),
  bedmas: m.lists_back_to_stages(),
  timestable: m.lists_back_to_times_table(),
  length: m.lists_back_to_length(),
  numberphase1: m.lists_back_to_phase_1(),
}

export const toTopics: BackLink = { to: paths.main(), label: m.lists_back_to_topics() }

/** The link to the menu of an area. */
export const toArea = (area: Area): BackLink => ({
  to: paths.area(area),
  label: m.lists_back_to_area({ area: titleByArea[area] }),
})

export function listingOf(operation: Operation): Listing {
  const area = areaByOperation[operation]
  return {
    title: listTitle(operation),
    back: menuAreas.some((one) => one === area) ? toArea(area) : toTopics,
    backFromLevel: { to: paths.stages(operation), label: backLabels[operation] },
  }
}

/** Returns the header of a level: 'Stage 2-2.3', or 'Year 0, level 0.5' if the part is a year or a phase. */
export function levelTitle({ operation, stage, id }: Level): string {
  const part = partTitle(operation, stage)
  return partWordOf(operation) === 'Stage' ? `${part}-${id}` : m.lists_level_of_part({ part, level: id })
}

/** Returns the content of a level in a few words, for its header: 'Addition', 'Count to 10' or '7 times table'. */
export function levelContent(level: Level): string {
  const { operation, title } = level
  if (columnsOf(operation).per === 'level') return m.lists_times_table({ number: numberOf(level) })
  return operationTable[operation].levelTitles === 'names' ? title : titleByOperation[operation]
}

/** Returns the number of a level that has a separate column in class overviews: 7 for the table of 7. */
export function numberOf({ operation, id }: Level): string {
  const columns = columnsOf(operation)
  const first = columns.per === 'level' ? columns.from : 1
  return String(first + levelsOf(operation).findIndex((level) => level.id === id))
}
