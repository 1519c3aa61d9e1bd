import { type LevelStatus, overviewTarget } from '#maths'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { m } from '../language/messages.ts'
import { iconPaths } from '../ui/base/icon-paths.ts'
import type { PlacedStudent } from './columns.ts'

interface StatusLook {
  /** The strokes of the icon. */
  readonly icon: readonly string[]
  /** The word in a file and for screen readers. */
  readonly word: string
}

/** The icon and the word for each colour of an overview: black, orange, green. */
export const lookByStatus: Readonly<Record<LevelStatus, StatusLook>> = {
  notStarted: { icon: iconPaths.dot, word: m.overview_status_not_started() },
  workingOn: { icon: iconPaths.half, word: m.overview_status_working_on() },
  completed: { icon: iconPaths.tick, word: m.overview_status_done() },
}

/** The look of a green student whose streak does not complete the level yet. */
export const onTheWay: StatusLook = {
  icon: teacherIcons.halfway,
  word: m.overview_status_on_the_way({ goal: overviewTarget }),
}

export const lookOf = ({ status, isOnTheWay }: PlacedStudent) => (isOnTheWay ? onTheWay : lookByStatus[status])
