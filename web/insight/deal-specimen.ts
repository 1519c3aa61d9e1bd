import { type Language, loadLevel, type Operation, type PlayableLevel, randomFrom, seedFrom } from '#maths'
import { type Specimen, specimenOf } from '#maths/insight'
import { type HelpLanguage, loadSlips, type Slip, textOf } from '#maths/solve'

/** A question with a wrong answer that only one slip explains. */
export interface DealtSpecimen extends Specimen {
  readonly level: PlayableLevel
  /** The hint that a child reads after this answer. */
  readonly hint: string
}

interface Deal {
  /** Equal seeds deal equal questions. */
  readonly seed: string
  /** The numbers that the question may not have, as `numbersOf` returns them. */
  readonly taken: ReadonlySet<string>
}

/**
 * Deals a question that shows only this slip, of the first level that has one. Without `deal` it is the same one each
 * time, so that a page does not change while it is read.
 */
export async function dealSpecimen(
  operation: Operation,
  levels: readonly string[],
  slip: string,
  { say, help }: { readonly say: Language; readonly help: HelpLanguage },
  { seed, taken }: Deal = { seed: `specimen of ${slip}`, taken: new Set() },
): Promise<DealtSpecimen | null> {
  const slips: readonly Slip[] = await loadSlips(operation)
  const known = slips.find(({ id }) => id === slip)
  for (const levelId of known ? levels : []) {
    const level = await loadLevel(operation, levelId)
    const specimen = known && level && specimenOf(level, slips, known.id, randomFrom(seedFrom(seed)), say, taken)
    if (!specimen) continue
    const hint = textOf(help.says([known.hint(specimen.question, specimen.wrong)]), help.written)
    return { ...specimen, level, hint }
  }
  return null
}
