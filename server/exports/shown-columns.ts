/**
 * The columns of each table in the copies for the owner of a class. The compiler asks for each table here, and a column
 * that is not in a list is left out. `read-me.ts` says what each column means, and the compiler asks there for each new
 * column.
 */
import type { TableOfAccount, TableOfClass } from '../store/personal/personal-rows.ts'
import type { Tables } from '../store/schema.ts'

/** The columns of a table that an export has, or null for a table that is left out. */
export type Shown<Name extends keyof Tables> = { readonly [T in Name]: readonly (keyof Tables[T] & string)[] | null }

export const ofClass = {
  classrooms: ['id', 'name', 'code', 'is_open', 'names_locked', 'created_at', 'archived_at', 'hop_mark'],
  class_teachers: ['teacher_id', 'role', 'created_at', 'until'],
  class_invitations: ['email', 'role', 'until', 'invited_at'],
  tasks: [
    ...['id', 'title', 'parts', 'right_answers', 'counts_earlier', 'for_all', 'begins_at'],
    ...['due_day', 'closed_at', 'made_by', 'created_at'],
  ],
  worksheets: [
    ...['id', 'teacher_id', 'code', 'title', 'content', 'questions'],
    ...['for_each', 'rules', 'layout', 'created_at'],
  ],
  memberships: ['student_id', 'joined_at'],
  join_requests: ['student_id', 'asked_at'],
  removals: ['student_id', 'id', 'what', 'removed_by', 'removed_at', 'undone_at', 'admitted_at'],
  task_students: ['student_id', 'task_id'],
  // The rights to play a set follow from the tasks.
  task_sets: null,
} as const satisfies Shown<TableOfClass | 'worksheets'>

/** The columns that the pages of a class show of every student. */
export const ofStudent = {
  accounts: ['id', 'first_name', 'last_name', 'picture', 'picture_colour'],
  progress: ['operation', 'level_id', 'stage_id', 'streak', 'completed', 'completed_at', 'updated_at'],
  solved_problems: ['teacher_id', 'set_id', 'problem', 'solved_at', 'last_solved_at'],
  // The operator gives a copy of these to a student with an account of their own.
  ...{ rounds: null, moves: null, paper_answers: null, name_changes: null, device_reports: null },
  // The files of the class have its own rows of these. The others belong to other classes.
  ...{ memberships: null, join_requests: null, removals: null, task_students: null, task_sets: null },
  // These hold secrets of the sign-in, or count its tries.
  ...{ sessions: null, cards: null, tries: null },
  // Students have none of these.
  ...{ teachers: null, class_teachers: null, class_invitations: null, invitations: null },
  ...{ sets: null, set_versions: null, worksheets: null },
} as const satisfies Shown<TableOfAccount>

/** The rows of a listed student. Nobody else could give a copy of them. */
export const ofListed = {
  ...ofStudent,
  accounts: [...ofStudent.accounts, 'registration_date', 'created_at', 'signed_in_at'],
  cards: ['made_at', 'used_at', 'wrong_tries', 'tried_at'],
  memberships: ['class_id', 'joined_at'],
  removals: ['id', 'what', 'removed_at', 'undone_at', 'admitted_at', 'removed_row'],
  rounds: [
    ...['round_id', 'operation', 'level_id', 'rules', 'best', 'completed', 'closed', 'made_first'],
    ...['made_at', 'completed_at', 'answers', 'right_answers', 'busy', 'missed', 'played'],
    ...['typed', 'quick', 'too_quick', 'entries'],
  ],
  moves: ['round_id', 'number', 'at', 'move', 'operands', 'mark', 'made_at', 'stored_at'],
  paper_answers: [
    ...['teacher_id', 'worksheet_id', 'operation', 'level_id', 'made_at', 'marks'],
    ...['answers', 'right_answers', 'entries', 'marked_at'],
  ],
  name_changes: ['id', 'changed_at', 'old_first_name', 'old_last_name', 'new_first_name', 'new_last_name', 'undone_at'],
  device_reports: ['set_aside', 'reported_at'],
} as const satisfies Shown<TableOfAccount>
