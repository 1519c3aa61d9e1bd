/** The rows of other accounts: to see that a request which is accepted changed none of them. */
import type { Contents } from '../../store/test/table-contents.ts'

type Table = keyof Contents

/** Tables whose rows belong to no account. */
const shared: readonly Table[] = ['tries', 'write_checks', 'invitations', 'class_invitations']

/** Returns the tables in which a row changed that belongs to an account other than the given ones. */
export function changedForOthers(before: Contents, after: Contents, accounts: ReadonlySet<string>): Table[] {
  const tables = (Object.keys(before) as Table[]).filter((table) => !shared.includes(table))
  const rowsOfOthers = (contents: Contents, table: Table) =>
    contents[table]
      .filter((row) => !accounts.has(ownerOf(table, row, [before, after])))
      .map((row) => JSON.stringify(row))
      .sort()
      .join('\n')
  return tables.filter((table) => rowsOfOthers(before, table) !== rowsOfOthers(after, table))
}

/**
 * Returns the accounts whose rows an account may change: its own, those of students and teachers in classes of a
 * teacher, and those that a teacher has erased. The rows of a class count as its owner's, and erased rows as their
 * teacher's.
 */
export function accountsChangedBy(account: string, contents: Contents): Set<string> {
  const { class_teachers, memberships, removals, erased } = contents
  const taught = new Set(class_teachers.filter((row) => row.teacher_id === account).map((row) => row.class_id))
  const inTaught = [...memberships, ...removals, ...class_teachers].filter((row) => taught.has(row.class_id))
  const inErased = erased.filter((row) => ownerOf('erased', row, [contents]) === account)
  return new Set([
    ...[account, ...inErased.map(({ holder }) => String(holder))],
    ...inTaught.map((row) => String(row.student_id ?? row.teacher_id)),
  ])
}

function ownerOf(table: Table, row: Contents[Table][number], contents: readonly Contents[]): string {
  if (table === 'accounts' || table === 'teachers') return String(row.id)
  if (table === 'erased') {
    const receipts = contents.flatMap(({ erased }) => erased).filter(({ receipt }) => receipt === row.receipt)
    return String(receipts.find(({ erased_by }) => erased_by !== null)?.erased_by)
  }
  if (table !== 'classrooms' && table !== 'tasks' && table !== 'task_sets')
    return String(row.student_id ?? row.account_id ?? row.teacher_id)
  const owners = contents.flatMap(({ class_teachers }) => class_teachers.filter(({ role }) => role === 'owner'))
  return String(
    owners.find(({ class_id }) => class_id === (table === 'classrooms' ? row.id : row.class_id))?.teacher_id,
  )
}
