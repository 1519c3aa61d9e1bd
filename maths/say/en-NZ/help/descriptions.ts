/**
 * The text alternatives of the pictures of steps, as a screen reader says them. A number that the child finds is not in
 * them: a picture has null in its place, and the text says that it is missing.
 */
import type { StepDrawing } from '../../../solve/drawings/drawing.ts'
import type { StepPictureLanguage } from '../../help-language.ts'
import type { Descriptions } from '../../sentences.ts'
import { calculationDescriptions } from './calculation-descriptions.ts'
import { lengthDescriptions } from './length-descriptions.ts'
import { numberDescriptions } from './number-descriptions.ts'

const descriptions: Descriptions<StepDrawing> = {
  ...calculationDescriptions,
  ...numberDescriptions,
  ...lengthDescriptions,
}

export const enNZStepPictures: StepPictureLanguage = {
  describe: (drawing) => descriptions[drawing.kind](drawing as never),
}
