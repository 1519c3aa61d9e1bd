/** The last answers of a student. */
import { useQuery } from '@tanstack/react-query'
import type { Args } from '#contract'
import { byKind, type Level, type PlayableKind, type SetId, setName } from '#maths'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

interface PlayedByKind {
  readonly level: { readonly level: Level }
  readonly set: { readonly set: SetId }
}

/** A level or a set of own problems, whose answers are shown. */
export type AnswersOf = { [Kind in PlayableKind]: { readonly kind: Kind } & PlayedByKind[Kind] }[PlayableKind]

/** Returns a text that two levels or sets share only if they are the same. */
export const keyOfAnswers = (of: AnswersOf) =>
  byKind<AnswersOf, string>(of, {
    level: ({ level }) => `${level.operation} ${level.id}`,
    set: ({ set }) => setName(set),
  })

type Chosen = Omit<Args<'GET /api/classes/{class}/students/{student}/answers'>, 'class' | 'student'>

/** Returns the fields of a request that choose a level or a set. */
const chosenIn = (of: AnswersOf) =>
  byKind<AnswersOf, Chosen>(of, {
    level: ({ level }) => ({ operation: level.operation, levelId: level.id }),
    set: ({ set }) => ({ teacher: set.teacher, set: set.id }),
  })

/** @param of undefined for all levels and sets */
export function useStudentAnswers(params: { code: string; student: string }, of: AnswersOf | undefined) {
  const { code, student } = params
  const callClass = useClassCall()
  const chosen = of && chosenIn(of)
  return useQuery({
    queryKey: classKeys.answers(code, student, of ? keyOfAnswers(of) : ''),
    queryFn: () => callClass('GET /api/classes/{class}/students/{student}/answers', { ...params, ...chosen }),
    enabled: code !== '' && student !== '',
    // The name and the levels to choose stay on the screen while another level of the same student is loading.
    placeholderData: (before, query) => (query?.queryKey.includes(student) ? before : undefined),
  })
}
