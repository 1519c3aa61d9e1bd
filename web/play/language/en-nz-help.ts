export { loadEnNZHelp } from '#maths/solve'

/** The text alternatives are needed after the first hint, so the code of every round does not name their file. */
export const loadStepPictures = async () => (await import('./en-nz-step-pictures.ts')).enNZStepPictures
