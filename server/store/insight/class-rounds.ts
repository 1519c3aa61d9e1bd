import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** The limits of a read of a class's rounds (docs/product/limits.md, "Tries, writing and reading"). */
export interface MostRounds {
  /** The rounds that one statement reads. A larger class is read student by student. */
  readonly inClass: number
  /** The newest rounds of each student that are read then. */
  readonly ofStudent: number
}

/** No honest class reaches them: 40 students with 60 visits to levels on each of 16 days have 960 each. */
export const mostRounds: MostRounds = { inClass: 20_000, ofStudent: 1000 }

/** Reads the rows of a statement. */
type Read<Given, Row> = (db: Kysely<Tables>, given: Given) => Promise<Row[]>

interface InClass {
  readonly classId: string
  readonly since: number
  readonly atMost: number
}

interface OfStudent {
  readonly studentId: string
  readonly since: number
  readonly atMost: number
}

/**
 * Returns a read of the rounds of a class that began to arrive since a time. One student with very many rounds, such as
 * those of a program, neither fills the memory nor hides the rounds of the others.
 *
 * @param ofStudent reads the newest rounds of a student
 */
export function classRounds<Row>(
  db: Kysely<Tables>,
  inClass: Read<InClass, Row>,
  ofStudent: Read<OfStudent, Row>,
): (classId: string, since: number, most?: MostRounds) => Promise<Row[]> {
  const members = prepared((given: { classId: string }) =>
    db.selectFrom('memberships').where('class_id', '=', given.classId).select('student_id'),
  )
  return async (classId, since, most = mostRounds) => {
    const rows = await inClass(db, { classId, since, atMost: most.inClass + 1 })
    if (rows.length <= most.inClass) return rows
    const students = await members(db, { classId })
    const newest = await Promise.all(
      students.map(({ student_id }) => ofStudent(db, { studentId: student_id, since, atMost: most.ofStudent })),
    )
    return newest.flat()
  }
}
