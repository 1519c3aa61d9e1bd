import { useQuery } from '@tanstack/react-query'
import type { Mistakes } from '#maths/insight'
import { useLanguage } from '../play/language/language.ts'

/** Loads the words for each slip, such as "do not carry", by its name. */
export function useMistakes() {
  const { tag, loadMistakes } = useLanguage()
  return useQuery({ queryKey: ['mistakes', tag], queryFn: loadMistakes, staleTime: Number.POSITIVE_INFINITY })
}

/** Returns the words of a slip, or null if a newer server names one that this page does not know. */
export function mistakeOf(mistakes: Mistakes, slip: string, students: number): string | null {
  const known: Readonly<Partial<Record<string, Mistakes[keyof Mistakes]>>> = mistakes
  return known[slip]?.(students) ?? null
}
