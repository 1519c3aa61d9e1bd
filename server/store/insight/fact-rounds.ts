import type { Kysely } from 'kysely'
import type { Operation } from '#maths'
import { type FactRound, factOperations } from '#maths/insight'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { classRounds, type MostRounds, mostRounds } from './class-rounds.ts'

/** A round of a student, by its id. */
export interface StudentFactRound extends FactRound {
  readonly roundId: string
}

export type FactRounds = ReturnType<typeof createFactRounds>

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
  return {
    /** Returns these rounds of a class's students that began to arrive since a time, in no order. */
    async inClass(classId: string, since: number, most?: MostRounds): Promise<FactRound[]> {
      return (await roundsInClass(classId, since, most)).map(factRound)
    },

    /** Returns the newest of these rounds of a student that began to arrive since a time. */
    async ofStudent(studentId: string, since: number, atMost = mostRounds.ofStudent): Promise<StudentFactRound[]> {
      const rows = await ofStudent(db, { studentId, since, atMost })
      return rows.map((row) => ({ ...factRound(row), roundId: row.round_id }))
    },
  }
}

type Row = Pick<Tables['rounds'], 'student_id' | 'operation' | 'made_at' | 'entries'>

function factRound({ student_id, operation, made_at, entries }: Row): FactRound {
  return { studentId: student_id, operation: operation as Operation, madeAt: made_at, entries }
}
