/** The entrance to what rounds say about students, `#maths/insight`. */
export {
  createLevelInsight,
  emptySummary,
  type LevelInsight,
  type RoundSummary,
  summaryAfter,
} from './round-summary.ts'
