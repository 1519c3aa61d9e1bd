import type { StudentChange } from '#contract'
import type { Store } from '../store/open.ts'
import { changesLast } from '../store/students/name-changes.ts'
import type { StudentChangeRow } from '../store/students/student-changes.ts'
import { shortNames } from './short-names.ts'

/**
 * Returns the changes of the students of a class that teachers can see and undo, by student id, the newest first.
 */
export async function changesInClass(
  store: Store,
  classId: string,
  now: number,
): Promise<ReadonlyMap<string, StudentChange[]>> {
  const rows = await store.studentChanges.inClass(classId, now - changesLast)
  const teachers = new Set(rows.map(({ changedBy }) => changedBy))
  const shortNameOf = shortNames(await store.accounts.names([...teachers]))
  const byStudent = new Map<string, StudentChange[]>()
  for (const row of rows) {
    const change = changeOf(row, shortNameOf.get(row.changedBy) ?? null)
    const earlier = byStudent.get(row.studentId)
    if (earlier) earlier.push(change)
    else byStudent.set(row.studentId, [change])
  }
  return byStudent
}

function changeOf(row: StudentChangeRow, by: string | null): StudentChange {
  const { id, changedAt: at } = row
  if (row.kind === 'progress') return { ...row, id, by, at }
  if (row.kind === 'merge') {
    const { firstName, lastName } = row
    return { kind: 'merge', id, at, account: shortNames([{ id, firstName, lastName }]).get(id) ?? '' }
  }
  const names = shortNames([
    { id: 'before', ...row.before },
    { id: 'after', ...row.after },
  ])
  return { kind: 'name', id, by, at, before: names.get('before') ?? '', canUndo: row.isLatest }
}
