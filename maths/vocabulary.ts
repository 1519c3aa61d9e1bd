/** The words of the product, in code, SQL, URLs, tests and on screen: a list, its union type and tables by word. */

export const areas = ['numberstructure', 'timestable', 'fouroperations', 'measurement'] as const
export type Area = (typeof areas)[number]

export const titleByArea: Record<Area, string> = {
  numberstructure: 'Number Structure',
  timestable: 'Times Table',
  fouroperations: 'Four Operations',
  measurement: 'Measurement',
}

/** The roles as which an account can be registered. */
export const roles = ['student', 'teacher'] as const
export type Role = (typeof roles)[number]

/** The results of `check`. With `blank` and `notANumber` the answer is not marked. */
export const verdicts = ['right', 'wrong', 'blank', 'notANumber'] as const
export type Verdict = (typeof verdicts)[number]

/** The marks of a question. `timeUp` and `shown` (after "Show me") need no answer. */
export const marks = ['right', 'wrong', 'timeUp', 'shown'] as const
export type Mark = (typeof marks)[number]

export const levelStatuses = ['notStarted', 'workingOn', 'completed'] as const
export type LevelStatus = (typeof levelStatuses)[number]
