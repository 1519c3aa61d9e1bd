/** The file of a copy that says what its other files and their columns mean, for teachers and families. */
import type { Tables } from '../store/schema.ts'
import { ofClass, ofListed } from './shown-columns.ts'
import type { FilePiece } from './table-files.ts'

type ColumnIn<Lists, T> = T extends keyof Lists ? (Lists[T] extends readonly (infer C)[] ? C : never) : never
/** A column of a table that a copy has. */
type Column<T> = Extract<ColumnIn<typeof ofClass, T> | ColumnIn<typeof ofListed, T>, string>
/** A table of which a copy has columns. */
type CopiedTable = { [T in keyof Tables]: [Column<T>] extends [never] ? never : T }[keyof Tables]

/** The meaning of each column of a table. It is null if no copy has the column. */
type Meanings = {
  readonly [T in CopiedTable]: {
    readonly about: string
    readonly columns: { readonly [C in keyof Tables[T]]: C extends Column<T> ? string : null }
  }
}

const student = 'the id of the student'
const teacher = 'the id of the teacher'
const operation = 'the operation, such as addition; "set" for own problems of a teacher'
const level = 'the level, such as 1.2; for own problems the teacher, the set and its version'
const entries = 'the latest questions, the first answer to each and its mistakes, in a short code for the app'
const undone = 'when this was undone; blank if it was not'

/** The compiler asks for each column of a copied table, so that nothing is left out of a copy unnoticed. */
const meanings: Meanings = {
  classrooms: {
    about: 'the class',
    columns: {
      sign_in_until: null,
      id: 'the id of the class',
      name: 'its name',
      code: 'the code with which students join it',
      is_open: '1 while students can join it',
      names_locked: '1 while other teachers cannot change the names of its students',
      created_at: 'when it was made',
      archived_at: 'when it was archived; blank while it is in use',
      hop_mark: 'the number of answers in a week that its line on the projector leads to',
    },
  },
  class_teachers: {
    about: 'the teachers of the class',
    columns: {
      class_id: null,
      teacher_id: teacher,
      role: 'what the teacher may do in the class',
      created_at: 'when the teacher got the class',
      until: 'when the role ends; blank if it does not end',
    },
  },
  class_invitations: {
    about: 'teachers who are invited into the class and have not accepted',
    columns: {
      class_id: null,
      invited_by: null,
      email: 'the e-mail address of the teacher',
      role: 'the role that the teacher would have',
      until: 'when the role would end; blank if it would not end',
      invited_at: 'when the teacher was invited',
    },
  },
  tasks: {
    about: 'the tasks of the class',
    columns: {
      class_id: null,
      revision: null,
      id: 'the id of the task',
      title: 'its title',
      parts: 'its levels and sets of own problems',
      right_answers: 'the right answers that each part needs; 0 if it needs the streak of its level',
      counts_earlier: '1 if play before the task counts',
      for_all: '1 if it is for the whole class',
      begins_at: 'when it begins',
      due_day: 'the last day; blank if there is none',
      closed_at: 'when it was closed; blank while it is open',
      made_by: 'the id of the teacher who set it',
      created_at: 'when it was set',
    },
  },
  task_students: {
    about: 'the students of tasks that are not for the whole class',
    columns: {
      class_id: null,
      student_id: student,
      task_id: 'the id of the task',
    },
  },
  worksheets: {
    about: 'the worksheets of the class',
    columns: {
      class_id: null,
      id: 'the id of the worksheet',
      teacher_id: 'the id of the teacher who made it',
      code: 'the code that is printed on it',
      title: 'its title',
      content: 'what its questions are about',
      questions: 'the number of its questions',
      for_each: '1 if each student has questions of their own',
      rules: 'the version of the rules of the app by which its questions are made',
      layout: 'how it is printed',
      created_at: 'when it was made',
    },
  },
  memberships: {
    about: 'who is in the class',
    columns: { student_id: student, class_id: 'the id of the class', joined_at: 'when the student joined it' },
  },
  join_requests: {
    about: 'who has asked to join the class',
    columns: {
      class_id: null,
      student_id: student,
      asked_at: 'when the student asked',
    },
  },
  removals: {
    about: 'what teachers have removed, and moves into another class',
    columns: {
      class_id: null,
      superseded_at: null,
      student_id: student,
      id: 'the id of the removal',
      what: 'what was removed: membership, progress in a level, or moveUp for a move into another class',
      removed_by: 'the id of the teacher',
      removed_at: 'when it was removed',
      removed_row: 'what was removed, as it was stored; blank after 30 days, and for a move',
      undone_at: undone,
      admitted_at: 'when the student was let in again; blank if never',
    },
  },
  accounts: {
    about: 'the student',
    columns: {
      provider: null,
      subject: null,
      email: null,
      display_name: null,
      role: null,
      is_registration_complete: null,
      may_teach: null,
      disabled_at: null,
      merged_into: null,
      merged_from: null,
      id: student,
      first_name: 'the first name',
      last_name: 'the last name',
      picture: 'the picture that the student has chosen; blank if there is none',
      picture_colour: 'its colour',
      registration_date: 'the day and time of the registration, in New Zealand',
      created_at: 'when the account was made',
      signed_in_at: 'when the student signed in last',
    },
  },
  cards: {
    about: 'the class card of the student',
    columns: {
      student_id: null,
      class_id: null,
      version: null,
      made_at: 'when the first card was made',
      used_at: 'when a card signed in last; blank if never',
      wrong_tries: 'wrong tries of the pictures since the last right one',
      tried_at: 'when a wrong try was made last; blank if never',
    },
  },
  progress: {
    about: 'the records of the student, a row for each level',
    columns: {
      student_id: null,
      operation: 'the operation, such as addition',
      level_id: 'the level, such as 1.2',
      stage_id: 'the stage of the level',
      streak: 'the best streak: the most right answers in a row',
      completed: '1 if the level is completed',
      completed_at: 'when it was completed; blank if it is not',
      updated_at: 'when the record changed last',
    },
  },
  rounds: {
    about: 'the rounds of the student: each time that a level or a set of own problems was opened and played',
    columns: {
      student_id: null,
      seed: null,
      saved_in: null,
      saved_after: null,
      last_move: null,
      state: null,
      closed_by: null,
      created_at: null,
      updated_at: null,
      played_as: null,
      round_id: 'the id of the round',
      operation,
      level_id: level,
      rules: 'the version of the rules of the app',
      best: 'the most right answers in a row in the round',
      completed: '1 if the round has reached what completes the level',
      closed: '1 if a teacher has removed the record to which it belongs',
      made_first: 'when its first move was made',
      made_at: 'when its last move was made',
      completed_at: 'when the level was completed in it; blank if it was not',
      answers: 'the number of answers',
      right_answers: 'the number of right answers',
      busy: 'milliseconds of work, counting at most a minute for each answer',
      missed: 'the number of wrong answers in a row at its end',
      played: 'milliseconds from its beginning to its last move',
      typed: 'the number of typed answers',
      quick: 'how many of these were too quick for a child',
      too_quick: '1 if the app tells the teacher about these quick answers',
      entries,
    },
  },
  moves: {
    about: 'the answers and other steps in the rounds',
    columns: {
      student_id: null,
      round_id: 'the id of the round',
      number: 'the number of the step in the round',
      at: 'milliseconds on the clock of the round',
      move: 'what the student did, with the answer as it was given',
      operands: 'the numbers of the question; blank if the step is no answer',
      mark: 'right, wrong, timeUp if the time was over, or shown if the answer was shown',
      made_at: 'when the student did it, as the device reports it',
      stored_at: 'when the server received it',
    },
  },
  solved_problems: {
    about: 'the own problems of teachers that the student has solved',
    columns: {
      student_id: null,
      teacher_id: 'the id of the teacher who wrote the problem',
      set_id: 'the id of its set',
      problem: 'the problem in the set',
      solved_at: 'when the student solved it first',
      last_solved_at: 'when the student solved it last',
    },
  },
  paper_answers: {
    about: 'the marks of worksheets, a row for each level or set of a worksheet',
    columns: {
      student_id: null,
      marked_by: null,
      dealt_as: null,
      teacher_id: 'the id of the teacher who made the worksheet',
      worksheet_id: 'the id of the worksheet',
      operation,
      level_id: level,
      made_at: 'noon of the day on which the student wrote it, as the teacher has said',
      marks: 'the mark of each question, in their order',
      answers: 'the number of answers',
      right_answers: 'the number of right answers',
      entries,
      marked_at: 'when the marks were entered last',
    },
  },
  name_changes: {
    about: 'corrections of the name in the last 30 days',
    columns: {
      student_id: null,
      changed_by: null,
      id: 'the id of the correction',
      changed_at: 'when the name was corrected',
      old_first_name: 'the first name before',
      old_last_name: 'the last name before',
      new_first_name: 'the first name after',
      new_last_name: 'the last name after',
      undone_at: undone,
    },
  },
  device_reports: {
    about: 'answers that a device keeps because the server did not accept them',
    columns: {
      student_id: null,
      device_id: null,
      set_aside: 'the number of these answers',
      reported_at: 'when the device said so',
    },
  },
}

const isCopied = (table: string): table is CopiedTable => table in meanings

/** Returns a paragraph for each table of a list, with a line for each of its columns. */
function describe(lists: Readonly<Record<string, readonly string[] | null>>): string[] {
  return Object.entries(lists).flatMap(([table, columns]) => {
    if (!columns || !isCopied(table)) return []
    const { about, columns: meaningOf }: { about: string; columns: Readonly<Record<string, string | null>> } =
      meanings[table]
    return [`${table}: ${about}`, ...columns.map((column) => `  ${column}: ${meaningOf[column]}`), '']
  })
}

const general = [
  'This is a copy of data in Solve it! Maths. It has names: keep it safe, and delete it when you no longer need it.',
  '',
  'Each table is there twice: as a .csv file for spreadsheets and as a .json file for programs, with the same rows.',
  'A table without rows has no file. Ids are made by the app and mean nothing outside it.',
  'Times are in UTC, such as 2026-12-10T20:00:00.000Z, which is not the time on your clock. The column registration_date',
  'is in New Zealand time.',
  'In a column that has 1 for yes, 0 means no.',
  'If there is a file incomplete.txt, it names the tables of which this copy has only the first rows.',
  '',
]

/** The lines end as those of the CSV files do. */
const fileOf = (lines: readonly string[]): FilePiece => ({
  name: 'read-me.txt',
  text: lines.join('\r\n'),
  isLast: true,
})

export const readMeOfClass = fileOf([
  ...general,
  'FILES OF THE CLASS',
  '',
  ...describe(ofClass),
  'FILES IN THE FOLDER OF EACH STUDENT',
  '',
  'A student who signs in with an e-mail address has accounts, progress and solved_problems only, with fewer columns.',
  '',
  ...describe(ofListed),
])

export const readMeOfStudent = fileOf([...general, ...describe(ofListed)])
