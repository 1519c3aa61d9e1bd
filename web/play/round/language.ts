/** The language on screen. A second language becomes a choice here. */
import { enNZ, type Language } from '#maths'

export const say: Language = enNZ
