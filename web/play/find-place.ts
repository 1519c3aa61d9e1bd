/** What the path of a level or a list names; one that names nothing is answered with the path to go to instead. */
import { findLevel, type Level, type Operation, operationsOf } from '#maths'
import { type FourOperation, paths } from '../paths.ts'

export function readFourOperation(text: string | null | undefined): FourOperation | null {
  return operationsOf('fouroperations').find((operation) => operation === text) ?? null
}

/** An unknown operation leads home, an unknown stage or level to the list of the operation. */
export function findPlace(operation: Operation | null, stageId: string, levelId: string): Level | string {
  if (operation === null) return paths.home()
  const level = findLevel(operation, levelId)
  return level?.stage === stageId ? level : paths.stages(operation)
}
