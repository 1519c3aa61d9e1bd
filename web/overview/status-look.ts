import type { LevelStatus } from '#maths'
import type { IconName } from '../ui/base/icon-paths.ts'

/** The icon and the word for each colour of an overview: black, orange, green. */
export const lookByStatus = {
  notStarted: { icon: 'dot', word: 'not started' },
  workingOn: { icon: 'half', word: 'working on' },
  completed: { icon: 'tick', word: 'done' },
} as const satisfies Record<LevelStatus, { readonly icon: IconName; readonly word: string }>
