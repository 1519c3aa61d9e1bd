/** Deals the sheets of a worksheet in the browser, and divides them among pages. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Worksheet } from '#contract'
import {
  dealSheet,
  loadSheet,
  type PictureLanguage,
  type PrintedSet,
  releasedRules,
  type SetVersion,
  sheetSeed,
} from '#maths'
import { useLanguage } from '../play/language/language.ts'
import { pagesOf } from './paper/pages.ts'
import { usePaperLanguage } from './paper/paper-language.ts'
import type { Sheet } from './paper/sheets.tsx'

interface Dealt {
  readonly sheets: readonly Sheet[]
  readonly pictures: PictureLanguage
}

type Asked = Pick<Worksheet, 'id' | 'content' | 'count' | 'rules' | 'layout'>

/** A person of a class, or null for the sheet that is for all. */
type ForWhom = { readonly id: string | null; readonly shortName: string | null }

/**
 * Returns the sheets, or undefined while their levels and sets load. `retry` loads again what failed. The sheets of
 * other levels are kept meanwhile, so that a preview does not vanish.
 *
 * @param loadSet loads a set, which never changes
 */
export function usePaper(
  { id, content, count, rules, layout }: Asked,
  forWhom: readonly ForWhom[],
  loadSet: (set: SetVersion) => Promise<PrintedSet>,
) {
  const language = usePaperLanguage()
  const loaded = useSheetParts({ content, rules }, loadSet)
  const { data } = loaded
  const dealt = useMemo((): Dealt | undefined => {
    if (!data) return undefined
    const sheets = forWhom.map(({ id: student, shortName }) => {
      const sections = dealSheet(data.parts, count, sheetSeed(id, student))
      // A sheet with a name has the line for it, also without the date.
      const hasName = layout.hasName || student !== null
      return { id: student, name: shortName, pages: pagesOf(sections, { ...layout, hasName }, language) }
    })
    return { sheets, pictures: data.pictures }
  }, [data, forWhom, count, id, layout, language])
  return { dealt, isError: loaded.isError, retry: loaded.refetch }
}

/** Loads the levels and sets of a worksheet, and the language of their pictures. */
export function useSheetParts(
  { content, rules }: Pick<Asked, 'content' | 'rules'>,
  loadSet: (set: SetVersion) => Promise<PrintedSet>,
) {
  const { tag, loadPictures } = useLanguage()
  return useQuery({
    queryKey: ['sheet-parts', tag, rules, content],
    queryFn: async () => {
      const known = releasedRules(rules)
      if (!known) throw new Error(`This page does not know the rules ${rules}`)
      const [parts, pictures] = await Promise.all([loadSheet(content, known, loadSet), loadPictures()])
      return { parts, pictures }
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

export const forAll: readonly ForWhom[] = [{ id: null, shortName: null }]
