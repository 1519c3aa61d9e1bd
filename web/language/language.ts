import { createContext } from 'react'
import { tag } from './generated/tag.ts'

/** The language of the build as a BCP 47 tag. The messages of the screens are in this language. */
export const language: string = tag

/** The language of a part of the screen as a BCP 47 tag. */
export const LanguageContext = createContext(language)
