/**
 * This rule leads a child to what comes next (docs/product/screens.md, "Keep going"). It works from what a device
 * keeps, so it needs no network.
 */
import { areaByOperation, findLevel, type Level, levelsOf, operationsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { type Bests, isCompleted, levelStatus } from '../progress.ts'
import type { PartState } from '../tasks/part-states.ts'
import { isKnownPart } from '../tasks/parts.ts'
import type { TaskPart } from '../tasks/task.ts'

/** The tasks and records of a child, as a device keeps them. */
interface KnownOfChild {
  /** The open tasks in the order of the child's list, with the state of each part. */
  readonly tasks: readonly {
    readonly id: string
    readonly parts: readonly TaskPart[]
    readonly states: readonly Pick<PartState, 'kind'>[]
  }[]
  readonly bests: Readonly<Partial<Record<Operation, Bests>>>
  /** Levels that the child has played, the latest first. Another version of the app may know some that we do not. */
  readonly played: readonly { readonly operation: string; readonly levelId: string }[]
}

export type NextStep =
  /** A part of an open task. `task` is the task's id. */
  | { readonly kind: 'task'; readonly task: string; readonly part: TaskPart }
  /** A level with a record, or one without. It is not completed. */
  | { readonly kind: 'goOn' | 'next'; readonly level: Level }

/**
 * Returns the next step: the first open part of a task, or else a level that follows from the operation played last.
 * Returns null for a child who has no record, and where the area of that operation has nothing left.
 */
export function nextStep({ tasks, bests, played }: KnownOfChild): NextStep | null {
  return taskStep(tasks) ?? levelStep(bests, played)
}

function taskStep(tasks: KnownOfChild['tasks']): NextStep | null {
  for (const { id, parts, states } of tasks) {
    const part = parts.find((one, i) => states[i]?.kind !== 'done' && isKnownPart(one))
    if (part) return { kind: 'task', task: id, part }
  }
  return null
}

function knownLevel({ operation, levelId }: KnownOfChild['played'][number]): Level | undefined {
  const known = operations.find((one) => one === operation)
  return known && findLevel(known, levelId)
}

function levelStep(bests: KnownOfChild['bests'], played: KnownOfChild['played']): NextStep | null {
  const bestsIn = (operation: Operation) => bests[operation] ?? {}
  const hasRecord = (level: Level) => levelStatus(bestsIn(level.operation)[level.id]) !== 'notStarted'
  // A level that was only opened, or that another child has opened on this device, leads nowhere new.
  const last = played.map(knownLevel).find((level) => level && levelsOf(level.operation).some(hasRecord))
  if (!last) return null
  for (const operation of inTurn(operationsOf(areaByOperation[last.operation]), last.operation)) {
    const levels = levelsOf(operation)
    const from = operation === last.operation ? findLevel(operation, last.id) : levels.findLast(hasRecord)
    const level = inTurn(levels, from).find((one) => !isCompleted(one, bestsIn(operation)))
    if (level) return { kind: hasRecord(level) ? 'goOn' : 'next', level }
  }
  return null
}

/** Returns the values from this one on, and those before it at the end. */
function inTurn<Value>(values: readonly Value[], from: Value | undefined): Value[] {
  const at = Math.max(0, from === undefined ? 0 : values.indexOf(from))
  return [...values.slice(at), ...values.slice(0, at)]
}
