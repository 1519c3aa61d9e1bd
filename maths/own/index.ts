/**
 * The entrance to the making of own problems, `#maths/own`. Its parser is loaded only if a teacher writes a problem
 * or the server checks one. Playing needs `#maths` alone.
 */
export { checkOwnProblem, checkProblem, chooseRows, type WorkedOut, workOutProblem } from './check-problem.ts'
export { mostCombinations } from './combinations.ts'
export type { LeftOutReason, ProblemFault, ProblemField, ProblemReason } from './problem-fault.ts'
