/**
 * The entrance to worked solutions, `#maths/solve`. A screen imports it only when help is needed, with `import()`: the
 * round then loads neither methods nor their sentences with its level.
 */

export { needsBrackets } from '../expression.ts'
export { enNZStepPictures } from '../say/en-NZ/help/descriptions.ts'
export { loadEnNZHelp } from '../say/en-NZ/help.ts'
export type { Notation } from '../say/expression.ts'
export { type HelpLanguage, type StepPictureLanguage, stepAnswerText } from '../say/help-language.ts'
export { type Line, type Part, sidesOf, textOf, textOfPart } from '../say/parts.ts'
export { enteredAnswer, expecting, type SlipAnswer, slipAnswers } from '../slips/explain.ts'
export type { Slip } from '../slips/slip.ts'
export type * from './drawings/drawing.ts'
export type * from './drawings/hop.ts'
export type * from './drawings/length-drawing.ts'
export type * from './drawings/number-drawing.ts'
export { loadSlips, loadSolve } from './load.ts'
export type { Says, Solution, Solve, Step, StepAsk, StepQuestion } from './solution.ts'
