/**
 * This rule leads a child to what comes next (docs/product/screens.md, "Keep going"). It works from what a device
 * keeps, so it needs no network.
 */
import { areaByOperation, findLevel, type Level, levelsOf, operationsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { type Bests, inTurn, levelStatus, nextLevel } from '../progress.ts'
import type { PartState } from '../tasks/part-states.ts'
import { isKnownPart, partName } from '../tasks/parts.ts'
import type { TaskPart } from '../tasks/task.ts'

/** An open task with the state of each part. */
interface OpenTask {
  readonly parts: readonly TaskPart[]
  readonly states: readonly Pick<PartState, 'kind'>[]
}

/** The tasks and records of a child, as a device keeps them. */
interface KnownOfChild<Task extends OpenTask> {
  /** The open tasks in the order of the child's list. */
  readonly tasks: readonly Task[]
  readonly bests: Readonly<Partial<Record<Operation, Bests>>>
  /** Levels that the child has played, the latest first. Another version of the app may know some that we do not. */
  readonly played: readonly Played[]
}

interface Played {
  readonly operation: string
  readonly levelId: string
  /** Whether the child left it after misses. */
  readonly isStuck?: boolean
}

/**
 * A part of an open task (`task`), a level with a record (`goOn`), one without (`next`), or the first level for a child
 * without any record (`begin`).
 */
export type NextStep<Task> = (
  | { readonly kind: 'task'; readonly task: Task; readonly part: TaskPart }
  | { readonly kind: 'goOn' | 'next' | 'begin'; readonly level: Level }
) & {
  /** Whether the child left the level after misses, so that it begins with a worked example. */
  readonly isStuck: boolean
}

/** The operation with which a child begins who has opened no level. Its first levels need no reading. */
const firstOperation = 'addition'

/**
 * Returns the next step: the first open part of a task, or else a level that follows from the operation played last.
 * Returns null for a child who has completed everything.
 */
export function nextStep<Task extends OpenTask>({ tasks, bests, played }: KnownOfChild<Task>): NextStep<Task> | null {
  const step = taskStep(tasks) ?? levelStep(bests, played)
  if (!step) return null
  const name = step.kind === 'task' ? partName(step.part) : `${step.level.operation} ${step.level.id}`
  const before = played.find(({ operation, levelId }) => `${operation} ${levelId}` === name)
  return { ...step, isStuck: before?.isStuck ?? false }
}

function taskStep<Task extends OpenTask>(tasks: readonly Task[]) {
  for (const task of tasks) {
    const part = task.parts.find((one, i) => task.states[i]?.kind !== 'done' && isKnownPart(one))
    if (part) return { kind: 'task', task, part } as const
  }
  return null
}

function knownLevel({ operation, levelId }: Played): Level | undefined {
  const known = operations.find((one) => one === operation)
  return known && findLevel(known, levelId)
}

function levelStep(bests: KnownOfChild<OpenTask>['bests'], played: readonly Played[]) {
  const bestsIn = (operation: Operation) => bests[operation] ?? {}
  const hasRecord = (level: Level) => levelStatus(bestsIn(level.operation)[level.id]) !== 'notStarted'
  const opened = played.flatMap((one) => knownLevel(one) ?? [])
  const hasRecordIn = (operation: Operation) => levelsOf(operation).some(hasRecord)
  // An opened level counts only if its operation has a record.
  const last = opened.find(({ operation }) => hasRecordIn(operation))?.operation ?? operations.find(hasRecordIn)
  if (!last) return { kind: 'begin', level: levelsOf(opened[0]?.operation ?? firstOperation)[0]! } as const
  const ofArea = operationsOf(areaByOperation[last])
  for (const operation of [...inTurn<Operation>(ofArea, last), ...operations]) {
    const lastOfIt = opened.find((one) => one.operation === operation)
    const level = nextLevel(levelsOf(operation), bestsIn(operation), lastOfIt?.id)
    if (level) return { kind: hasRecord(level) ? 'goOn' : 'next', level } as const
  }
  return null
}
