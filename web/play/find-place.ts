/** What the path of a level names; one that names nothing is answered with the path to go to instead. */
import { findLevel, type Level, type Operation } from '#maths'
import { paths } from '../paths.ts'

/** An unknown stage or level leads to the list of the operation. */
export function findPlace(operation: Operation, stageId: string, levelId: string): Level | string {
  const level = findLevel(operation, levelId)
  return level?.stage === stageId ? level : paths.stages(operation)
}
