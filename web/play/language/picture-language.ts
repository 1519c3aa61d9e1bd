/** The text alternatives of the pictures of questions. They are loaded with a sheet that has pictures. */
import { createContext, useContext } from 'react'
import type { PictureLanguage } from '#maths'

export const PictureLanguageContext = createContext<PictureLanguage | null>(null)

/** @throws in a sheet without pictures */
export function usePictureLanguage(): PictureLanguage {
  const pictures = useContext(PictureLanguageContext)
  if (!pictures) throw new Error('The sheet has no language for its pictures')
  return pictures
}
