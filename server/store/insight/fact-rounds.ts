import type { Kysely } from 'kysely'
import { type FactRound, factOperations } from '#maths/insight'
import type { Tables } from '../schema.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'
import { classRounds, type MostRounds, mostRounds } from './class-rounds.ts'
import { paperRounds } from './paper-rounds.ts'
import { isOfLevel } from './stored-play.ts'

/** A round of a student, by its id. */
export interface StudentFactRound extends FactRound {
  readonly roundId: string
}

/** The reads of rounds that may have asked multiplication facts. The rules are in `maths/insight/`. */
export function createFactRounds(db: Kysely<Tables>) {
  const inClass = prepared((given: { classId: string; since: number; atMost: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('rounds', 'rounds.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('rounds.operation', 'in', factOperations)
      .where('rounds.created_at', '>=', given.since)
      .limit(given.atMost)
      .select(['rounds.student_id', 'rounds.operation', 'rounds.made_at', 'rounds.entries']),
  )
  const ofStudent = prepared((given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('operation', 'in', factOperations)
      .where('created_at', '>=', given.since)
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
      .select(['student_id', 'round_id', 'operation', 'made_at', 'entries']),
  )
  const roundsInClass = classRounds(db, inClass, ofStudent)
  const paper = paperRounds(db)

  async function playedBy(
    studentId: string,
    since: number,
    atMost = mostRounds.ofStudent,
  ): Promise<StudentFactRound[]> {
    const rows = await ofStudent(db, { studentId, since, atMost })
    return rows.map((row) => ({ ...factRound(row), roundId: row.round_id }))
  }

  return {
    /**
     * Returns these rounds of a class's students that began to arrive since a time, and their answers on paper since
     * then, in no order.
     */
    async inClass(classId: string, since: number, most?: MostRounds): Promise<FactRound[]> {
      const [rows, onPaper] = await Promise.all([
        roundsInClass(classId, since, most),
        paper.inClass(classId, since, most),
      ])
      return [...rows.map(factRound), ...onPaper.filter(isOfLevel).filter(mayHaveFacts)]
    },

    /** Returns the newest of these rounds of a student that began to arrive since a time, without answers on paper. */
    playedBy,

    /** Returns the same rounds, and the answers on paper since then. */
    async ofStudent(studentId: string, since: number, atMost = mostRounds.ofStudent): Promise<StudentFactRound[]> {
      const [rounds, onPaper] = await Promise.all([
        playedBy(studentId, since, atMost),
        paper.ofStudent(studentId, since, atMost),
      ])
      return [...rounds, ...onPaper.filter(isOfLevel).filter(mayHaveFacts)]
    },
  }
}

const mayHaveFacts = ({ operation }: FactRound) => factOperations.some((one) => one === operation)

type Row = Pick<Tables['rounds'], 'student_id' | 'operation' | 'made_at' | 'entries'>

function factRound(row: Row): FactRound {
  const { student_id, made_at, entries } = row
  return { studentId: student_id, operation: operationOf(row), madeAt: made_at, entries }
}
