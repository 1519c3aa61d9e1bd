import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { useLanguage } from '../play/language/language.ts'

export interface SpecimenProps {
  readonly operation: Operation
  /** The levels of the group, one of which asks the question. */
  readonly levels: readonly string[]
  readonly slip: string
}

/** Returns a question that shows only this mistake, with its hint. It is loaded after the page. */
export function useSpecimen({ operation, levels, slip }: SpecimenProps) {
  const { tag, say, loadHelp } = useLanguage()
  const { data } = useQuery({
    queryKey: ['specimen', tag, operation, slip, ...levels],
    queryFn: async () => {
      const [{ dealSpecimen }, help] = await Promise.all([import('./deal-specimen.ts'), loadHelp(operation)])
      return dealSpecimen(operation, levels, slip, { say, help })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
