/** Where a path of the Four Operations leads; one that leads nowhere is answered with the path to go to instead. */
import { findLevel, type Level, operationsOf, type Stage, stagesByOperation } from '#maths'
import { type FourOperation, paths } from '../paths.ts'

export function readFourOperation(text: string | null): FourOperation | null {
  return operationsOf('fouroperations').find((operation) => operation === text) ?? null
}

/** The operation with its stages; an operation without any is not playable yet. */
export function findStages(text: string): { operation: FourOperation; stages: readonly Stage[] } | string {
  const operation = readFourOperation(text)
  if (operation === null) return paths.home()
  const stages = stagesByOperation[operation]
  return stages.length > 0 ? { operation, stages } : paths.fourOperations()
}

export function findPlace(text: string, stageId: string, levelId: string): Level | string {
  const operation = readFourOperation(text)
  if (operation === null) return paths.home()
  const level = findLevel(operation, levelId)
  return level?.stage === stageId ? level : paths.stages(operation)
}
