import { type Language, loadLevel, type Operation, randomFrom, seedFrom } from '#maths'
import { type SlipId, type Specimen, specimenOf } from '#maths/insight'
import { loadSlips } from '#maths/solve'

/**
 * Deals a question that shows only this slip, of the first level that has one. It is the same one each time, so that a
 * page does not change while it is read.
 */
export async function dealSpecimen(
  operation: Operation,
  levels: readonly string[],
  slip: string,
  language: Language,
): Promise<Specimen | null> {
  const slips = await loadSlips(operation)
  const id: SlipId | undefined = slips.find((one) => one.id === slip)?.id
  for (const levelId of id ? levels : []) {
    const level = await loadLevel(operation, levelId)
    const specimen = id && level && specimenOf(level, slips, id, randomFrom(seedFrom(`specimen of ${slip}`)), language)
    if (specimen) return specimen
  }
  return null
}
