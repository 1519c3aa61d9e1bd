/** The entrance to what rounds say about students, `#maths/insight`. */

export { enNZMistakes } from '../say/en-NZ/mistakes.ts'
export type { Mistakes } from '../slips/mistake.ts'
export type { SlipId } from '../slips/slip-id.ts'
export { slipOfAnswer } from './answer-slips.ts'
export {
  boxesOf,
  boxesOfClass,
  type CompletedLevels,
  enoughOf,
  highestStage,
  lastAnswersOf,
  triesOf,
} from './boxes.ts'
export { createDayOf, type Day, type DayOf, dateOf, endWithinDay, mondayOf } from './day.ts'
export { factOperations } from './fact-levels.ts'
export {
  classFacts,
  type FactRound,
  type FactTry,
  factStatus,
  highestFactor,
  isAskedFact,
  lastTriesOf,
  medianTenths,
  triedFacts,
} from './facts.ts'
export { createFindSlips } from './find-slips.ts'
export { type Follower, followersOf, type Try } from './followers.ts'
export { type StuckCandidate, slipGroups, stuckGroups } from './groups.ts'
export { type KnownFacts, knownFacts } from './known-facts.ts'
export { daysOfMonth } from './month.ts'
export { type LatestRound, playingStudents, playsAfterMove } from './now.ts'
export { type PaperSummary, paperSummary } from './paper-summary.ts'
export type { PlayedRound, PracticeRound } from './played-round.ts'
export { isStageDone, type Ready, readyCandidates, readyOf } from './ready.ts'
export { questionsOf, recentQuestions, type StudentQuestions } from './recent-questions.ts'
export {
  createLevelInsight,
  emptySummary,
  firstAnswer,
  type LevelInsight,
  type RoundSummary,
  summaryAfter,
} from './round-summary.ts'
export { showsSlip, slipIn } from './slip-positions.ts'
export { numbersOf, type Specimen, specimenOf } from './specimen.ts'
export { fewestQuestions } from './stuck.ts'
export { isLongUnseen, type Unseen, unseenOf } from './unseen.ts'
export { type Completion, type Week, weeksOf } from './week.ts'
