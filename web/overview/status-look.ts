import type { LevelStatus } from '#maths'
import { m } from '../language/messages.ts'
import type { IconName } from '../ui/base/icon-paths.ts'

/** The icon and the word for each colour of an overview: black, orange, green. */
export const lookByStatus = {
  notStarted: { icon: 'dot', word: m.overview_status_not_started() },
  workingOn: { icon: 'half', word: m.overview_status_working_on() },
  completed: { icon: 'tick', word: m.overview_status_done() },
} as const satisfies Record<LevelStatus, { readonly icon: IconName; readonly word: string }>
