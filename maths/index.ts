/** The public interface of `maths/`. Code outside this folder imports nothing else of it. */
export * from './ask.ts'
export { byKind, byKnownKind, type RowsByKind } from './by-kind.ts'
export * from './catalogue.ts'
export { type AnswerPart, check, missingPart } from './check.ts'
export { type LevelId, type Operation, type OperationOf, operations } from './curriculum.ts'
export type { Dealer } from './dealer.ts'
export * from './drawing.ts'
export type { Expression, Operator, OperatorExpression } from './expression.ts'
export { hopMarks } from './hop-marks.ts'
export { loadLevel, loadLevels } from './load.ts'
export { operandsOf } from './operands.ts'
export * from './overview.ts'
export { type PlayedProblem, playedProblem, questionOf } from './own/played-problem.ts'
export * from './own/problem.ts'
export { type NextStep, nextStep } from './path/next-step.ts'
export { streakGoal } from './path/streak-goal.ts'
export * from './play.ts'
export { keyOfRef, refOfKey } from './playable/keys.ts'
export * from './playable/kinds.ts'
export { type LevelRef, type PlayableLevel, refOf } from './playable/level.ts'
export * from './playable/playable.ts'
export { playableSet } from './playable/set.ts'
export {
  isSameVersion,
  type SetId,
  type SetRef,
  type SetVersion,
  setKey,
  setName,
  setOfKey,
  versionName,
} from './playable/set-ref.ts'
export * from './progress.ts'
export * from './quantity.ts'
export * from './question.ts'
export { hashQuestion } from './question-hash.ts'
export { type RandomState, randomFrom, seedFrom } from './random.ts'
export * from './releases.ts'
export * from './rules.ts'
export { enNZ } from './say/en-NZ/language.ts'
export { numberWord } from './say/en-NZ/number-words.ts'
export { enNZPaper } from './say/en-NZ/paper.ts'
export { enNZPictures } from './say/en-NZ/pictures.ts'
export { enNZSpeech } from './say/en-NZ/speech.ts'
export { digitSpace, groupDigits } from './say/group-digits.ts'
export type { Language, Paper, PictureLanguage, Prompt, Speech } from './say/language.ts'
export { beginOf, dayOn } from './tasks/days.ts'
export { daysOfDueNext, dueNext } from './tasks/due-next.ts'
export { type NewRound, statesAfter } from './tasks/new-rounds.ts'
export {
  type CompletedLevel,
  hasWorked,
  isOver,
  type PartState,
  type Played,
  partStates,
  progressOf,
  type SolvedProblem,
  type TaskProgress,
  type TaskRound,
} from './tasks/part-states.ts'
export {
  enoughOf,
  givenPart,
  isKnownPart,
  partName,
  partsDone,
  roundKeyOf,
  setPartsIn,
  setsIn,
  streakOf,
  streaksIn,
} from './tasks/parts.ts'
export type { SetPart, TaskPart, TaskRules } from './tasks/task.ts'
export * from './vocabulary.ts'
export { isRightOnPaper, type PaperMark } from './worksheets/marks.ts'
export {
  type ContentPart,
  contentOf,
  contentParts,
  dealSheet,
  loadSheet,
  type PrintedSet,
  partKey,
  type QuestionCount,
  questionCounts,
  type SheetContent,
  type SheetPart,
  type SheetSection,
  setOfPart,
  sheetSeed,
} from './worksheets/sheet.ts'
