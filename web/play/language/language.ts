/** The language of questions and help as a value, so that a child can choose one. */
import { createContext, useContext } from 'react'
import { enNZ, type Language, type Operation, type PictureLanguage, type Speech } from '#maths'
import type { Mistakes } from '#maths/insight'
import type { HelpLanguage, StepPictureLanguage } from '#maths/solve'

export interface PlayLanguage {
  /** The BCP 47 tag. */
  readonly tag: string
  readonly say: Language
  /** Loads the text alternatives of the pictures of questions. Sheets without pictures do not need them. */
  loadPictures(): Promise<PictureLanguage>
  /** Loads the function that writes a question as it is read aloud. Browsers without a voice do not need it. */
  loadSpeech(): Promise<Speech>
  loadHelp(operation: Operation): Promise<HelpLanguage>
  /** Loads the text alternatives of the pictures of steps. */
  loadStepPictures(): Promise<StepPictureLanguage>
  /** Loads what students do who follow a slip. Only teachers read it. */
  loadMistakes(): Promise<Mistakes>
}

const newZealandEnglish: PlayLanguage = {
  tag: enNZ.tag,
  say: enNZ,
  loadPictures: () => import('./en-nz-pictures.ts').then((module) => module.enNZPictures),
  loadSpeech: () => import('./en-nz-speech.ts').then((module) => module.enNZSpeech),
  loadHelp: (operation) => import('./en-nz-help.ts').then((module) => module.loadEnNZHelp(operation)),
  loadStepPictures: () => import('./en-nz-help.ts').then((module) => module.loadStepPictures()),
  loadMistakes: () => import('./en-nz-mistakes.ts').then((module) => module.enNZMistakes),
}

export const PlayLanguageContext = createContext(newZealandEnglish)

export const useLanguage = (): PlayLanguage => useContext(PlayLanguageContext)
