/** The entrance to what rounds say about students, `#maths/insight`. */
export { createDayOf, dateOf } from './day.ts'
export type { PlayedRound } from './played-round.ts'
export {
  createLevelInsight,
  emptySummary,
  type LevelInsight,
  type RoundSummary,
  summaryAfter,
} from './round-summary.ts'
export { isLongUnseen, unseenOf } from './unseen.ts'
export { type Completion, type Week, weeksOf } from './week.ts'
