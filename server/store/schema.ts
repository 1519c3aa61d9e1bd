/**
 * The tables after the last migration. The types of the statements derive from this description, and a test compares it
 * with a migrated database on both engines. A `?` marks a column that may be null. Ids are text made by the app,
 * `bigint` columns hold epoch milliseconds or large numbers, and 0 and 1 mean no and yes.
 */
export const schema = {
  accounts: {
    id: 'text',
    provider: 'text',
    subject: 'text',
    email: 'text?',
    display_name: 'text?',
    role: 'text?',
    is_registration_complete: 'integer',
    first_name: 'text?',
    last_name: 'text?',
    registration_date: 'text?',
    created_at: 'bigint',
    signed_in_at: 'bigint',
    may_teach: 'integer',
    disabled_at: 'bigint?',
    /** The picture that a student has chosen, with its colour. Both are null until then. */
    picture: 'text?',
    picture_colour: 'text?',
    /** The account that signs in instead of this one, and the one whose rounds this one has taken. */
    merged_into: 'text?',
    merged_from: 'text?',
  },
  invitations: { email: 'text', invited_at: 'bigint' },
  teachers: { id: 'text', school: 'text', country: 'text', age_range: 'text' },
  classrooms: {
    id: 'text',
    name: 'text',
    code: 'text',
    is_open: 'integer',
    names_locked: 'integer',
    created_at: 'bigint',
    /** Until when students can sign in with pictures. */
    sign_in_until: 'bigint?',
    /** When its teacher archived it, or null for a class in use. */
    archived_at: 'bigint?',
    /** The answers of a week that the class's line on the projector leads to. */
    hop_mark: 'integer',
  },
  class_teachers: {
    class_id: 'text',
    teacher_id: 'text',
    role: 'text',
    created_at: 'bigint',
    /** When an ending role ends. Null for other roles. */
    until: 'bigint?',
  },
  /** The invitations of teachers into classes, until they are accepted. */
  class_invitations: {
    class_id: 'text',
    email: 'text',
    role: 'text',
    until: 'bigint?',
    invited_by: 'text',
    invited_at: 'bigint',
  },
  memberships: { student_id: 'text', class_id: 'text', joined_at: 'bigint' },
  join_requests: { student_id: 'text', class_id: 'text', asked_at: 'bigint' },
  /** The cards of students whom a teacher has listed. */
  cards: {
    student_id: 'text',
    /** The class that has made the student. */
    class_id: 'text',
    version: 'integer',
    made_at: 'bigint',
    used_at: 'bigint?',
    /** Tries of the pictures since the last right one, and the time of the latest. */
    wrong_tries: 'integer',
    tried_at: 'bigint?',
  },
  progress: {
    student_id: 'text',
    operation: 'text',
    level_id: 'text',
    stage_id: 'text',
    streak: 'integer',
    completed: 'integer',
    /** When the target was reached (not when the answer arrived), in epoch milliseconds. */
    completed_at: 'bigint?',
    updated_at: 'bigint',
  },
  rounds: {
    student_id: 'text',
    round_id: 'text',
    operation: 'text',
    level_id: 'text',
    rules: 'integer',
    seed: 'text?',
    saved_in: 'bigint',
    saved_after: 'integer',
    last_move: 'integer',
    state: 'text?',
    best: 'integer',
    completed: 'integer',
    closed: 'integer',
    closed_by: 'text?',
    played: 'bigint',
    typed: 'integer',
    quick: 'integer',
    too_quick: 'integer',
    /**
     * When the first move and the last one were made (not when they arrived), in epoch milliseconds. The first is 0 in
     * rounds of the versions before tasks, until `npm run rebuild`.
     */
    made_first: 'bigint',
    made_at: 'bigint',
    completed_at: 'bigint?',
    answers: 'integer',
    right_answers: 'integer',
    /** Milliseconds of work. */
    busy: 'bigint',
    /** Misses in a row at the end. */
    missed: 'integer',
    /** The latest questions, which only `maths/insight/entry.ts` writes and reads. */
    entries: 'text',
    created_at: 'bigint',
    updated_at: 'bigint',
    /** The merged account whose id has dealt the questions. Null if it was the student's own. */
    played_as: 'text?',
  },
  moves: {
    student_id: 'text',
    round_id: 'text',
    number: 'integer',
    at: 'bigint',
    move: 'text',
    operands: 'text?',
    mark: 'text?',
    /** When the move was made (not when it arrived), in epoch milliseconds, as its device reports it. */
    made_at: 'bigint',
    stored_at: 'bigint',
  },
  removals: {
    student_id: 'text',
    id: 'text',
    class_id: 'text?',
    removed_by: 'text',
    what: 'text',
    removed_at: 'bigint',
    removed_row: 'text',
    undone_at: 'bigint?',
    /** When the student joined or left the class again, after which no undo moves them. */
    superseded_at: 'bigint?',
    admitted_at: 'bigint?',
  },
  name_changes: {
    student_id: 'text',
    id: 'text',
    changed_by: 'text',
    /** Times of one student differ, so that they give the order of the changes. */
    changed_at: 'bigint',
    old_first_name: 'text',
    old_last_name: 'text',
    new_first_name: 'text',
    new_last_name: 'text',
    undone_at: 'bigint?',
  },
  tasks: {
    class_id: 'text',
    id: 'text',
    title: 'text',
    /** The parts as JSON (`TaskPart` of maths/tasks/). */
    parts: 'text',
    /** The right answers that each part needs. 0 for the streak of its level. */
    right_answers: 'integer',
    counts_earlier: 'integer',
    /** Whether it is for the whole class. Otherwise `task_students` has its students. */
    for_all: 'integer',
    begins_at: 'bigint',
    /** A day such as "2026-11-19" in the time zone of the server. */
    due_day: 'text?',
    closed_at: 'bigint?',
    revision: 'integer',
    made_by: 'text',
    created_at: 'bigint',
  },
  task_students: { student_id: 'text', class_id: 'text', task_id: 'text' },
  /** Sets of a teacher's own problems. */
  sets: {
    teacher_id: 'text',
    id: 'text',
    /** The newest version. */
    version: 'integer',
    /** The hash of the link that gives other teachers a copy. */
    link_hash: 'text?',
    created_at: 'bigint',
    changed_at: 'bigint',
    deleted_at: 'bigint?',
  },
  /** The versions of a set never change. Tasks name them. */
  set_versions: {
    teacher_id: 'text',
    set_id: 'text',
    version: 'integer',
    title: 'text',
    problem_count: 'integer',
    made_at: 'bigint',
    /** The problems as JSON (`OwnProblem` of maths/own/). */
    problems: 'text',
  },
  worksheets: {
    /** The teacher who has made it. */
    teacher_id: 'text',
    id: 'text',
    code: 'text',
    class_id: 'text',
    title: 'text',
    /** The content and the layout as JSON (`SheetContent` of maths/worksheets/, `WorksheetLayout` of the contract). */
    content: 'text',
    questions: 'integer',
    /** Whether each student has a sheet with questions of their own. */
    for_each: 'integer',
    /** The version of the rules under which the questions are dealt. */
    rules: 'integer',
    layout: 'text',
    created_at: 'bigint',
  },
  /** The marks of a student's worksheet, a row for each level of it. They are answers on paper. */
  paper_answers: {
    student_id: 'text',
    /** The maker and the id of the worksheet. */
    teacher_id: 'text',
    worksheet_id: 'text',
    operation: 'text',
    level_id: 'text',
    /** Noon of the day that the teacher named, in epoch milliseconds. */
    made_at: 'bigint',
    /** The marks of the level's questions in their order, as JSON (`PaperMark` of maths/worksheets/). */
    marks: 'text',
    /** These three columns follow from the marks, like those of a round. */
    answers: 'integer',
    right_answers: 'integer',
    entries: 'text',
    /** The teacher who has entered the marks last, and when. */
    marked_by: 'text',
    marked_at: 'bigint',
    /** The merged account whose id deals the questions of its sheet. Null if it is the student's own. */
    dealt_as: 'text?',
  },
  /**
   * The right to play a version of a set because of a task. `student_id` is empty if the task is for the whole
   * class. Play from `closed_at` on does not count. From `ends_at` on, no play is accepted.
   */
  task_sets: {
    teacher_id: 'text',
    set_id: 'text',
    version: 'integer',
    class_id: 'text',
    task_id: 'text',
    student_id: 'text',
    begins_at: 'bigint',
    closed_at: 'bigint?',
    ends_at: 'bigint?',
  },
  /** The problems of sets that students have answered right: `problem` is the key, with the first and the last time. */
  solved_problems: {
    student_id: 'text',
    teacher_id: 'text',
    set_id: 'text',
    problem: 'text',
    solved_at: 'bigint',
    last_solved_at: 'bigint',
  },
  tries: { holder: 'text', id: 'text', tried_at: 'bigint' },
  sessions: { token_hash: 'text', account_id: 'text', created_at: 'bigint', last_seen_at: 'bigint' },
  device_reports: { student_id: 'text', device_id: 'text', set_aside: 'integer', reported_at: 'bigint' },
  erased: {
    receipt: 'text',
    kind: 'text',
    /** The id of the erased account or class. */
    holder: 'text',
    number: 'integer',
    of_table: 'text',
    row_count: 'integer',
    /** Rows of the table, as JSON. */
    content: 'text',
    erased_at: 'bigint',
    /** The teacher who may undo it, in the row with what the receipt says (`receiptRow` in personal/receipts.ts). */
    erased_by: 'text?',
  },
  jobs: { name: 'text', began_at: 'bigint' },
  write_checks: { id: 'text', checked_at: 'bigint', filler: 'text' },
} as const

interface ValueByColumnType {
  text: string
  'text?': string | null
  integer: number
  bigint: number
  'bigint?': number | null
}

type Schema = typeof schema
export type Tables = {
  [T in keyof Schema]: {
    [C in keyof Schema[T]]: Schema[T][C] extends keyof ValueByColumnType ? ValueByColumnType[Schema[T][C]] : never
  }
}
