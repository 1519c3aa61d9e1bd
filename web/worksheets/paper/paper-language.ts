/** The words of questions on paper. They are loaded with the pages of worksheets. */
import { createContext, useContext, useMemo } from 'react'
import { enNZPaper } from '#maths'
import { useLanguage } from '../../play/language/language.ts'
import type { PaperLanguage } from './pages.ts'

const PaperContext = createContext(enNZPaper)

export function usePaperLanguage(): PaperLanguage {
  const { say } = useLanguage()
  const paper = useContext(PaperContext)
  return useMemo(() => ({ say, paper }), [say, paper])
}
