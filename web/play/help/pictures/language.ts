/** The language of the text alternatives of pictures. It is loaded with them, and the sentences before. */
import { enNZStepPictures, type StepPictureLanguage } from '#maths/solve'

export const sayPictures: StepPictureLanguage = enNZStepPictures
