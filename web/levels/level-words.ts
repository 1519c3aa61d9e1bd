/** The texts and links of a level, by operation. */

import { columnsOf, type Level, levelsOf, type Operation, partTitle, partWordOf, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'

export interface BackLink {
  readonly to: string
  readonly label: string
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

/** Returns the link from a level to its list. "Next Stage" leads there too. */
export const backFromLevel = (operation: Operation): BackLink => ({
  to: paths.stages(operation),
  label: backLabels[operation],
})

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
