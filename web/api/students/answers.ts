/** The last answers of a student. */
import { useQuery } from '@tanstack/react-query'
import type { Level, SetId } from '#maths'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

/** A level or a set of own problems, whose answers are shown. */
export type AnswersOf =
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'set'; readonly set: SetId }

/** Returns a text that two levels or sets share only if they are the same. */
export const keyOfAnswers = (of: AnswersOf) =>
  of.kind === 'level' ? `${of.level.operation} ${of.level.id}` : `${of.set.teacher} ${of.set.id}`

/** @param of undefined for all levels and sets */
export function useStudentAnswers(params: { code: string; student: string }, of: AnswersOf | undefined) {
  const { code, student } = params
  const callClass = useClassCall()
  const ofLevel = of?.kind === 'level' && { operation: of.level.operation, levelId: of.level.id }
  const ofSet = of?.kind === 'set' && { teacher: of.set.teacher, set: of.set.id }
  return useQuery({
    queryKey: classKeys.answers(code, student, of ? keyOfAnswers(of) : ''),
    queryFn: () =>
      callClass('GET /api/classes/{class}/students/{student}/answers', { ...params, ...ofLevel, ...ofSet }),
    enabled: code !== '' && student !== '',
    // The name and the levels to choose stay on the screen while another level of the same student is loading.
    placeholderData: (before, query) => (query?.queryKey.includes(student) ? before : undefined),
  })
}
