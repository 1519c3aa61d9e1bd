/** The language of the pictures on screen, apart from that of the round (web/play/round/language.ts). */
import { enNZPictures, type PictureLanguage } from '#maths'

export const sayPictures: PictureLanguage = enNZPictures
