/** The words of questions on paper. They are loaded with the pages of worksheets. */
import { useMemo } from 'react'
import { enNZPaper, type Language, type Paper } from '#maths'
import { useLanguage } from '../../play/language/language.ts'
import type { PaperLanguage } from './pages.ts'

/** The words on paper of each language of questions. `scripts/languages.test.ts` names a missing one. */
const papers: Readonly<Record<string, Paper>> = { 'en-NZ': enNZPaper }

/** @throws if the language of the questions has no words on paper */
export function paperLanguageOf(say: Language): PaperLanguage {
  const paper = papers[say.tag]
  if (!paper) throw new Error(`There are no words on paper for ${say.tag}`)
  return { say, paper }
}

export function usePaperLanguage(): PaperLanguage {
  const { say } = useLanguage()
  return useMemo(() => paperLanguageOf(say), [say])
}
