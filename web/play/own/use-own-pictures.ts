import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.ts'

/**
 * The text alternatives of the pictures of own problems. They are code of their own, which levels without pictures do
 * not load.
 */
export function useOwnPictures() {
  const { tag, loadPictures } = useLanguage()
  return useQuery({ queryKey: ['pictures', tag], queryFn: loadPictures, staleTime: Number.POSITIVE_INFINITY })
}
