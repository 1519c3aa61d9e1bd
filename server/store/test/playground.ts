import { randomUUID } from 'node:crypto'
import type { Operation } from '#maths'
import type { Opened } from './on-engines.ts'
import { newClaims, type PlayedRound, saveOf } from './samples.ts'

const addition: Operation = 'addition'

/** Creates classes whose students play addition 1.1, and reads their records and rounds. */
export function playground(opened: Opened) {
  const newClass = async () => {
    const fields = { id: randomUUID(), name: 'Room 3', teacherId: newClaims().id }
    await opened.store.classes.create(fields)
    return fields
  }
  /** Creates a student of a class. `clear` returns a removal of addition 1.1 by their teacher. */
  const newStudent = async () => {
    const [{ id: classId, teacherId }, { id: studentId }] = [await newClass(), newClaims()]
    await opened.store.memberships.join(studentId, classId)
    const removal = () => ({ id: randomUUID(), studentId, classId, removedBy: teacherId })
    return { studentId, classId, removal, clear: () => ({ ...removal(), operation: addition, levelId: '1.1' }) }
  }
  const save = async (round: PlayedRound, after: number, upTo: number) =>
    (await opened.store.rounds.save([saveOf(round, after, upTo)]))[0]
  const bestOf = async (studentId: string) => (await opened.store.progress.bestsIn(studentId, addition))['1.1']?.streak
  const recordOf = (studentId: string) =>
    opened.db.selectFrom('progress').selectAll().where('student_id', '=', studentId).executeTakeFirst()
  const isClosed = async ({ studentId, roundId }: PlayedRound) =>
    (await opened.store.rounds.select(studentId, roundId))?.closed
  const removalRows = (id: string) => opened.db.selectFrom('removals').selectAll().where('id', '=', id).execute()
  return { newClass, newStudent, save, bestOf, recordOf, isClosed, removalRows }
}
