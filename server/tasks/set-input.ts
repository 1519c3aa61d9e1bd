/** Checks the fields of a set that the schemas cannot check. */
import { setImmediate } from 'node:timers/promises'
import { type Input, largestSet } from '#contract'
import { problemKey } from '#maths'
import { checkOwnProblem, type ProblemField } from '#maths/own'
import { invalidField, invalidFields } from '../http/problem.ts'
import type { SetContent } from '../store/tasks/sets.ts'

/**
 * Returns the content of a version. Throws `invalid` with the fields that the schemas cannot check. The size is
 * checked first, because the other checks of a large set take longer. The exact fractions of a whole set can take a
 * third of a second, so other requests are handled after each problem.
 */
export async function contentOf({
  title,
  problems,
}: Pick<Input<'POST /api/sets'>, 'title' | 'problems'>): Promise<SetContent> {
  const text = JSON.stringify(problems)
  if (Buffer.byteLength(text) > largestSet) throw invalidField('problems', `must have at most ${largestSet / 1024} KB`)
  const fields: { readonly path: string; readonly message: string }[] = []
  const keys = new Set<string>()
  for (const [i, problem] of problems.entries()) {
    for (const { field, reason } of checkOwnProblem(problem))
      fields.push({ path: `problems.${i}.${pathOf(field)}`, message: `is refused: ${reason}` })
    const key = problemKey(problem)
    if (keys.has(key)) fields.push({ path: `problems.${i}`, message: 'must not repeat' })
    keys.add(key)
    await setImmediate()
  }
  if (fields.length > 0) throw invalidFields(fields)
  return { title, problemCount: problems.length, problems: text }
}

function pathOf(field: ProblemField): string {
  if ('index' in field) return `${field.name}.${field.index}`
  return 'row' in field ? `${field.name}.${field.row}.${field.column}` : field.name
}
