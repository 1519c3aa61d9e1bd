/** The paths of lists and levels below /main. */
import { findLevel, type Operation } from '#maths'

export const listPaths: Readonly<Record<Operation, string>> = {
  addition: 'fouroperations/addition',
  subtraction: 'fouroperations/subtraction',
  multiplication: 'fouroperations/multiplication',
  division: 'fouroperations/division',
  bedmas: 'fouroperations/bedmas',
  timestable: 'timestable',
  length: 'measurement/length',
  numberphase1: 'numberstructure/phase1',
}

/** @throws if the operation has no such level */
export function levelPath(operation: Operation, id: string): string {
  const level = findLevel(operation, id)
  if (!level) throw new Error(`${operation} has no level ${id}`)
  return `${listPaths[operation]}/${level.stage}/${id}`
}
