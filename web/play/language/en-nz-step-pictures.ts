export { enNZStepPictures } from '#maths/solve'
