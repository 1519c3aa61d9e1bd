/** The language on screen. If there is a second one, the choice is made here and in `questions/picture-language.ts`. */
import { enNZ, type Language } from '#maths'

export const say: Language = enNZ
