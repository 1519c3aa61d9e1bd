/** The entrance of the contract: the whole API as one table. */
import type { z } from 'zod'
import { answerEndpoints } from './answers.ts'
import { boxEndpoints } from './boxes.ts'
import { cardEndpoints } from './cards.ts'
import { pictureEndpoints } from './chosen-pictures.ts'
import { classHopEndpoints } from './class-hops.ts'
import { classTeacherEndpoints } from './class-teachers.ts'
import { classEndpoints } from './classes.ts'
import { deviceEndpoints } from './devices.ts'
import type { Endpoint } from './endpoint.ts'
import { erasureEndpoints } from './erasures.ts'
import { eventEndpoints } from './events.ts'
import { exportEndpoints } from './exports.ts'
import { factEndpoints } from './facts.ts'
import { insightEndpoints } from './insight.ts'
import { markEndpoints } from './marks.ts'
import { membershipEndpoints } from './memberships.ts'
import { mergeEndpoints } from './merges.ts'
import { moveUpEndpoints } from './moves-up.ts'
import { nowEndpoints } from './now.ts'
import { pictureSignInEndpoints } from './picture-sign-ins.ts'
import { practiceEndpoints } from './practice.ts'
import { progressEndpoints } from './progress.ts'
import { registrationEndpoints } from './registration.ts'
import { removalEndpoints } from './removals.ts'
import { roundEndpoints } from './rounds.ts'
import { sessionEndpoints } from './session.ts'
import { setEndpoints } from './sets.ts'
import { studentEndpoints } from './students.ts'
import { taskEndpoints } from './tasks.ts'
import { worksheetEndpoints } from './worksheets.ts'

export type { GivenAnswer } from './answers.ts'
export type { Box, ClassLevelInBox, StudentLevelInBox } from './boxes.ts'
export { type CardPicture, type ClassCard, cardPictures, type GuessableSecret, type SecretOfCard } from './cards.ts'
export type { Picture } from './chosen-pictures.ts'
export { type ClassRight, type ClassRole, classRoles, hasRight, type InvitedRole } from './class-roles.ts'
export { type ClassTeacher, type Invitation, longestEmail, mostTeachers } from './class-teachers.ts'
export type { Classroom, DueTask, TaughtClass } from './classes.ts'
export { mostReported, mostRounds } from './devices.ts'
export {
  type Endpoint,
  isClassRight,
  type Problem,
  type ProblemBody,
  problem,
  type SecurityEvent,
  statusByProblem,
  tags,
  type Who,
} from './endpoint.ts'
export type { Erasure } from './erasures.ts'
export type { ClassEvent, ClassEventKind } from './events.ts'
export type { ClassFact, FactStatus, StudentFact } from './facts.ts'
export { accountId, personName } from './fields.ts'
export { accountHeader, unattendedHeader } from './headers.ts'
export type { ClassFindings, InsightGroup, SlipFollower } from './insight.ts'
export type { SheetMarks } from './marks.ts'
export type { Membership } from './memberships.ts'
export type { MoveUp } from './moves-up.ts'
export { isPlain } from './name-rules.ts'
export type { PlayingStudent } from './now.ts'
export type { CardName, CardStudent } from './picture-sign-ins.ts'
export { type Batch, batchByKind, batchFields, batchLimit, move } from './rounds.ts'
export { type ScreenPath, screenRoots } from './screens.ts'
export type { Account } from './session.ts'
export { type ListedSet, largestSet, mostSets, type OwnSet, ownProblem } from './sets.ts'
export { type SignInIntent, type SignInProvider, signInIntent, signInProviders } from './sign-in-intent.ts'
export type { ClassStudent, OverviewStudent, StudentChange, UnlikelyPlay } from './students.ts'
export {
  fewestRightAnswers,
  type GivenTaskPart,
  mostClosedTasks,
  mostOpenTasks,
  mostParts,
  mostRightAnswers,
  type StudentTask,
  type Task,
  type TaskPart,
  type TaskPartState,
} from './tasks.ts'
export {
  mostListedSheets,
  mostOwnSheets,
  mostSheetParts,
  mostWorksheets,
  type Worksheet,
  type WorksheetLayout,
} from './worksheets.ts'

export const api = {
  ...sessionEndpoints,
  ...registrationEndpoints,
  ...pictureEndpoints,
  ...classEndpoints,
  ...erasureEndpoints,
  ...exportEndpoints,
  ...classTeacherEndpoints,
  ...studentEndpoints,
  ...cardEndpoints,
  ...pictureSignInEndpoints,
  ...removalEndpoints,
  ...mergeEndpoints,
  ...moveUpEndpoints,
  ...eventEndpoints,
  ...insightEndpoints,
  ...nowEndpoints,
  ...classHopEndpoints,
  ...membershipEndpoints,
  ...progressEndpoints,
  ...practiceEndpoints,
  ...roundEndpoints,
  ...deviceEndpoints,
  ...answerEndpoints,
  ...boxEndpoints,
  ...factEndpoints,
  ...taskEndpoints,
  ...setEndpoints,
  ...worksheetEndpoints,
  ...markEndpoints,
}
export type Api = typeof api
export type Key = keyof Api

type Parsed<S, Else> = S extends z.ZodType ? z.output<S> : Else
type Given<S> = S extends z.ZodType ? z.input<S> : unknown
type Part<K extends Key, P extends keyof Endpoint> = Api[K] extends Record<P, infer S> ? S : undefined

/** The parsed parameters and the parsed input of an endpoint. */
export type Params<K extends Key> = Parsed<Part<K, 'params'>, Record<never, never>>
export type Input<K extends Key> = Parsed<Part<K, 'input'>, Record<never, never>>
/** The arguments of a call: the names in the path and the fields of the input in one object. */
export type Args<K extends Key> = Given<Part<K, 'params'>> & Given<Part<K, 'input'>>
export type Output<K extends Key> = z.output<Api[K]['output']>
