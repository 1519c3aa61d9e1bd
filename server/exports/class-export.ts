/**
 * What the owner of a class may have of it: its own rows, everything of the listed students whose cards it holds, and of
 * other students what its pages show (docs/decisions/039-erasure-by-teachers.md). No secret and no other class.
 */
import { setOfKey } from '#maths'
import type { Store } from '../store/open.ts'
import type { AnyRow } from '../store/personal/personal-rows.ts'
import type { Tables } from '../store/schema.ts'
import { type ExportFile, tableFiles } from './table-files.ts'

/** The columns of each table that an export has. Other tables are left out. */
type Shown = { readonly [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] }

const ofClass: Shown = {
  classrooms: ['id', 'name', 'code', 'is_open', 'names_locked', 'created_at', 'archived_at', 'hop_mark'],
  class_teachers: ['teacher_id', 'role', 'created_at', 'until'],
  class_invitations: ['email', 'role', 'until', 'invited_at'],
  tasks: [
    ...(['id', 'title', 'parts', 'right_answers', 'counts_earlier', 'for_all', 'begins_at'] as const),
    ...(['due_day', 'closed_at', 'made_by', 'created_at'] as const),
  ],
  memberships: ['student_id', 'joined_at'],
  join_requests: ['student_id', 'asked_at'],
  removals: ['student_id', 'id', 'what', 'removed_by', 'removed_at', 'undone_at', 'admitted_at'],
  task_students: ['student_id', 'task_id'],
}

/** What the pages of a class show of every student. */
const ofStudent: Shown = {
  accounts: ['id', 'first_name', 'last_name', 'picture', 'picture_colour'],
  progress: ['operation', 'level_id', 'stage_id', 'streak', 'completed', 'completed_at', 'updated_at'],
  solved_problems: ['teacher_id', 'set_id', 'problem', 'solved_at', 'last_solved_at'],
}

/** What the class has made with a listed student. Nobody else could give a copy of it. */
const ofListed: Shown = {
  ...ofStudent,
  accounts: [...(ofStudent.accounts ?? []), 'registration_date', 'created_at', 'signed_in_at'],
  cards: ['made_at', 'used_at', 'wrong_tries', 'tried_at'],
  rounds: [
    ...(['round_id', 'operation', 'level_id', 'rules', 'best', 'completed', 'closed', 'made_first'] as const),
    ...(['made_at', 'completed_at', 'answers', 'right_answers', 'busy', 'missed', 'played'] as const),
  ],
  moves: ['round_id', 'number', 'at', 'move', 'operands', 'mark', 'made_at', 'stored_at'],
  name_changes: ['id', 'changed_at', 'old_first_name', 'old_last_name', 'new_first_name', 'new_last_name', 'undone_at'],
}

/** Yields the files of a class, with a folder for each of its students. */
export async function* classFiles(store: Store, classId: string): AsyncGenerator<ExportFile> {
  for await (const [table, rows] of store.personal.ofClass(classId)) yield* filesOf(table, rows, ofClass)
  const sets = await setsIn(store, classId)
  const held = new Set((await store.teacherErasures.heldIn(classId)).map(({ id }) => id))
  for (const { id } of await store.classes.students(classId))
    for await (const { name, text } of tablesOfStudent(store, id, sets, held.has(id) ? ofListed : ofStudent))
      yield { name: `students/${id}/${name}`, text }
}

/** Yields the files of a listed student whose card a class holds. */
export async function* listedStudentFiles(store: Store, classId: string, student: string): AsyncGenerator<ExportFile> {
  yield* tablesOfStudent(store, student, await setsIn(store, classId), ofListed)
}

/** Returns the own problems in the tasks of a class, each as its teacher and its id. */
async function setsIn(store: Store, classId: string): Promise<Set<string>> {
  const sets = new Set<string>()
  for await (const [table, rows] of store.personal.ofClass(classId))
    if (table === 'task_sets') for (const row of rows) sets.add(nameOfSet(row))
  return sets
}

const nameOfSet = ({ teacher_id, set_id }: AnyRow) => `${teacher_id} ${set_id}`

async function* tablesOfStudent(
  store: Store,
  id: string,
  /** The own problems of the class's tasks, each as its teacher and its id. Those of other classes are left out. */
  sets: ReadonlySet<string>,
  shown: Shown,
): AsyncGenerator<ExportFile> {
  const leftOut = new Set<unknown>()
  for await (const [table, rows] of store.personal.ofAccount({ id, email: null })) {
    const ofClass = rows.filter((row) => {
      if (table === 'solved_problems') return sets.has(nameOfSet(row))
      if (table === 'moves') return !leftOut.has(row.round_id)
      if (table !== 'rounds') return true
      const set = setOfKey([String(row.operation), String(row.level_id)] as never)
      const isShown = set === null || sets.has(nameOfSet({ teacher_id: set.teacher, set_id: set.id }))
      if (!isShown) leftOut.add(row.round_id)
      return isShown
    })
    yield* filesOf(table, ofClass, shown)
  }
}

function filesOf(table: string, rows: readonly AnyRow[], shown: Shown): ExportFile[] {
  const columns: readonly string[] | undefined = shown[table as keyof Tables]
  if (!columns || rows.length === 0) return []
  return tableFiles(
    table,
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))),
  )
}
