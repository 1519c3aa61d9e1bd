/** The language of questions and help as a value, so that a child can choose one. */
import { createContext, useContext } from 'react'
import { enNZ, type Language, type Operation, type PictureLanguage } from '#maths'
import type { HelpLanguage, StepPictureLanguage } from '#maths/solve'

export interface PlayLanguage {
  /** The BCP 47 tag. */
  readonly tag: string
  readonly say: Language
  /** Loads the text alternatives of the pictures of questions. Sheets without pictures do not need them. */
  loadPictures(): Promise<PictureLanguage>
  loadHelp(operation: Operation): Promise<HelpLanguage>
  /** Loads the text alternatives of the pictures of steps. */
  loadStepPictures(): Promise<StepPictureLanguage>
}

const newZealandEnglish: PlayLanguage = {
  tag: enNZ.tag,
  say: enNZ,
  loadPictures: async () => (await import('./en-nz-pictures.ts')).enNZPictures,
  loadHelp: async (operation) => (await import('./en-nz-help.ts')).loadEnNZHelp(operation),
  loadStepPictures: async () => (await import('./en-nz-help.ts')).loadStepPictures(),
}

export const PlayLanguageContext = createContext(newZealandEnglish)

export const useLanguage = (): PlayLanguage => useContext(PlayLanguageContext)
