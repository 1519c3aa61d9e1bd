/** Worksheets of a teacher. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Output, SheetMarks } from '#contract'
import type { SetVersion } from '#maths'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'
import { findClassId } from '../classes/class-list.ts'
import { call } from '../client/call.ts'

export const useMakeWorksheet = () => useClassChange('POST /api/classes/{class}/worksheets')

/** A worksheet by its code, as it is stored. A worksheet never changes. */
export function useWorksheet(code: string | null) {
  return useQuery({
    queryKey: ['worksheet', code],
    queryFn: () => call('GET /api/worksheets/{code}', { code: code ?? '' }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  })
}

/** The newest worksheets of a class. */
export function useClassWorksheets(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.worksheets(code),
    queryFn: () => callClass('GET /api/classes/{class}/worksheets', { code }),
  })
}

/** A worksheet of a class with the marks of its students. The page keeps them as they were read, until it saves. */
export function useSheetMarks(code: string, sheet: string | null) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: classKeys.marks(code, sheet ?? ''),
    queryFn: async () => {
      const id = await findClassId(queryClient, code)
      return call('GET /api/classes/{class}/sheets/{code}', { class: id, code: sheet ?? '' })
    },
    enabled: code !== '' && sheet !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns a function that saves the marks of a student's worksheet. The page then shows them as saved. */
export function useSaveMarks(code: string, sheet: string) {
  const queryClient = useQueryClient()
  return async (saved: SheetMarks): Promise<void> => {
    const id = await findClassId(queryClient, code)
    await call('PUT /api/classes/{class}/students/{student}/sheets/{code}', { class: id, code: sheet, ...saved })
    queryClient.setQueryData<Output<'GET /api/classes/{class}/sheets/{code}'>>(
      classKeys.marks(code, sheet),
      (found) =>
        found && { ...found, marked: [...found.marked.filter(({ student }) => student !== saved.student), saved] },
    )
  }
}

/** Returns a function that loads a version of a set to print for a class. */
export function useLoadSet(code: string) {
  const callClass = useClassCall()
  return ({ teacher, id: set, version }: SetVersion) =>
    callClass('GET /api/classes/{class}/sets/{set}', { code, set, teacher, version: String(version) })
}
