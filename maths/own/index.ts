/**
 * The entrance to the making of own problems, `#maths/own`. Its parser is loaded only where a teacher writes a problem
 * and where the server checks one. Playing needs `#maths` alone.
 */
export {
  checkOwnProblem,
  checkProblem,
  chooseRows,
  type LeftOutReason,
  type ProblemFault,
  type ProblemField,
  type ProblemReason,
  type WorkedOut,
  workOutProblem,
} from './check-problem.ts'
export { mostCombinations } from './combinations.ts'
