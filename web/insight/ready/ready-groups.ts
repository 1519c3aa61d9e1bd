import { findLevel, type Operation, partTitle, titleByOperation } from '#maths'
import type { ClassInsightData } from '../../api/students/insight.ts'

type Ready = ClassInsightData['ready'][number]

/** The students who finished the same stage with ease. `right` of the last `of` answers of all of them are right. */
export interface ReadyGroup extends Omit<Ready, 'student'> {
  readonly students: readonly string[]
}

/** Returns the students by the stage that they have finished, the largest group first. */
export function readyGroups(ready: readonly Ready[]): ReadyGroup[] {
  const groupOf = ({ operation, stage }: Ready) =>
    ready.filter((one) => one.operation === operation && one.stage === stage)
  return ready
    .filter((one) => groupOf(one)[0] === one)
    .map((first) => {
      const same = groupOf(first)
      return {
        ...first,
        students: same.map(({ student }) => student),
        right: same.reduce((sum, { right }) => sum + right, 0),
        of: same.reduce((sum, { of }) => sum + of, 0),
      }
    })
    .sort((a, b) => b.students.length - a.students.length)
}

/** Returns "Subtraction Stage 2". */
export const stageWords = (operation: Operation, stage: string) =>
  `${titleByOperation[operation]} ${partTitle(operation, stage)}`

/** Returns the next stage of a group in words: "Subtraction Stage 3". */
export const nextStageWords = ({ operation, nextLevel }: Pick<Ready, 'operation' | 'nextLevel'>) =>
  stageWords(operation, findLevel(operation, nextLevel)?.stage ?? '')
