import { type Language, loadLevel, type Operation, randomFrom, seedFrom } from '#maths'
import { type Specimen, specimenOf } from '#maths/insight'
import { type HelpLanguage, loadSlips, type Slip, textOf } from '#maths/solve'

/**
 * Deals a question that shows only this slip, of the first level that has one, with the hint that a child reads. It is
 * the same one each time, so that a page does not change while it is read.
 */
export async function dealSpecimen(
  operation: Operation,
  levels: readonly string[],
  slip: string,
  { say, help }: { readonly say: Language; readonly help: HelpLanguage },
): Promise<(Specimen & { readonly hint: string }) | null> {
  const slips: readonly Slip[] = await loadSlips(operation)
  const known = slips.find(({ id }) => id === slip)
  for (const levelId of known ? levels : []) {
    const level = await loadLevel(operation, levelId)
    const random = randomFrom(seedFrom(`specimen of ${slip}`))
    const specimen = known && level && specimenOf(level, slips, known.id, random, say)
    if (specimen)
      return { ...specimen, hint: textOf(help.says([known.hint(specimen.question, specimen.wrong)]), help.written) }
  }
  return null
}
