/** The texts and links of the lists of levels, by operation. */

import { type Area, areaByOperation, type Operation, titleByArea } from '#maths'
import { m } from '../language/messages.ts'
import { menuAreas, paths } from '../routes/paths.ts'
import type { BackLink } from './level-words.ts'
import { listTitle } from './list-title.ts'

export interface Listing {
  readonly title: string
  /** The link from the list to the menu above it. */
  readonly back: BackLink
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
  }
}
