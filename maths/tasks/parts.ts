/** The properties of a part of a task that depend on its kind. */
import { byKind, byKnownKind } from '../by-kind.ts'
import { findLevel, targetOf } from '../catalogue.ts'
import { operations } from '../curriculum.ts'
import type { RefKey } from '../playable/playable.ts'
import { type SetVersion, setKey, setName } from '../playable/set-ref.ts'
import type { ContentPart } from '../worksheets/sheet.ts'
import type { SetPart, TaskPart } from './task.ts'

/** Returns a text by which the parts of a task differ. A set is the same part in all its versions. */
export const partName = (part: TaskPart) =>
  byKind<TaskPart, string>(part, {
    level: ({ operation, levelId }) => `${operation} ${levelId}`,
    set: ({ set }) => setName(set),
  })

/** Returns the streak that makes a part done in a task for streaks. Returns null for a part that has its own rule. */
export const streakOf = (part: TaskPart) =>
  byKind<TaskPart, number | null>(part, { level: ({ operation }) => targetOf(operation), set: () => null })

/** Returns the different streaks of the parts of a task, the shortest first. */
export const streaksIn = (parts: readonly TaskPart[]): number[] =>
  [...new Set(parts.flatMap((part) => streakOf(part) ?? []))].sort((a, b) => a - b)

/**
 * Returns how much of a part makes it done: a streak or right answers of a level, or solved problems of a set.
 *
 * @param rightAnswers the number of a task for right answers, or null for a task for streaks
 */
export const enoughOf = (part: TaskPart, rightAnswers: number | null) =>
  byKind<TaskPart, number>(part, {
    level: ({ operation }) => rightAnswers ?? targetOf(operation),
    set: ({ problemCount }) => problemCount,
  })

/** Returns the key of a round of a part. A round of a set may leave out problems, which its key then names too. */
export const roundKeyOf = (part: TaskPart): RefKey =>
  byKind<TaskPart, RefKey>(part, {
    level: ({ operation, levelId }) => [operation, levelId],
    set: ({ kind, set }) => setKey({ kind, set: { ...set, leftOut: [] } }),
  })

/** Returns a part without its title and number of problems, as requests and worksheets have it. */
export const givenPart = (part: TaskPart) =>
  byKind<TaskPart, ContentPart>(part, { level: (level) => level, set: ({ kind, set }) => ({ kind, set }) })

/** Returns whether this version of the app knows what a part names. A newer server may have more kinds and levels. */
export const isKnownPart = (part: TaskPart) =>
  byKnownKind<TaskPart, boolean>(part, {
    level: ({ operation, levelId }) => operations.includes(operation) && findLevel(operation, levelId) !== undefined,
    set: () => true,
  }) ?? false

/** Returns the sets of own problems among the parts of a task. */
export const setPartsIn = (parts: readonly TaskPart[]): SetPart[] => parts.filter((part) => part.kind === 'set')

/** Returns the versions of sets among the parts of a task or a worksheet. */
export const setsIn = (parts: readonly (TaskPart | ContentPart)[]): SetVersion[] =>
  parts.flatMap((part) => (part.kind === 'set' ? part.set : []))

/** Returns the number of done parts of a task, by their states. */
export const partsDone = (states: readonly { readonly kind: string }[]) =>
  states.filter(({ kind }) => kind === 'done').length
