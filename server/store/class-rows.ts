import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './schema.ts'
import type { ClassRow, CountedClass } from './store.ts'

export function classRow(row: Selectable<Tables['classrooms']>): ClassRow {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    teacherId: row.teacher_id,
    teacherEmail: row.teacher_email,
    createdAt: row.created_at,
  }
}

/**
 * Classes with their number of students, in the same order. The counts are a statement of their own: classes are few and
 * lie on every shard, memberships are spread over them, and a distributed PostgreSQL cannot join the two in one count.
 */
export async function withStudentCounts(db: Kysely<Tables>, rows: readonly ClassRow[]): Promise<CountedClass[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const counts = await db
    .selectFrom('memberships')
    .where('class_id', 'in', ids)
    .groupBy('class_id')
    .select((row) => ['class_id', row.fn.countAll<number>().as('students')])
    .execute()
  const countById = new Map(counts.map((count) => [count.class_id, count.students]))
  return rows.map((row) => ({ ...row, studentCount: countById.get(row.id) ?? 0 }))
}
