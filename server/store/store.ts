/**
 * What the server keeps, one noun a file; the same on both engines. Times are epoch milliseconds of the store's clock.
 * `select…` answers null where there is no row.
 */
import type { Bests, Mark, Move, Operation, RandomState, Role, SavedRound, Streaks } from '#maths'

export type Clock = () => number

export interface Store {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly classes: Classes
  readonly memberships: Memberships
  readonly progress: ProgressRecords
  readonly rounds: Rounds
  readonly removals: Removals
  readonly changes: Changes
  /** Lines for the operator about the start, for example that the database is new. */
  readonly notices: readonly string[]
  /** Returns whether the database can be reached, is migrated and accepts writes. `report` receives any error. */
  ready(report?: (error: unknown) => void): Promise<boolean>
  close(): Promise<void>
}

/** What the sign-in provider says of an account. The id is a hash of issuer and subject. */
export interface Claims {
  readonly id: string
  readonly email: string
  readonly displayName: string | null
  readonly photoURL: string | null
}

export interface AccountRecord {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly isRegistrationComplete: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

export interface StudentForm {
  readonly firstName: string
  readonly lastName: string
}
export interface TeacherForm extends StudentForm {
  readonly school: string
  readonly country: string
  readonly ageRange: string
}

/** One account has one role: a row in `students` or in `teachers`, never in both. */
export interface Accounts {
  select(id: string): Promise<AccountRecord | null>
  /** Makes the record, incomplete; an incomplete record of the other role gives way to it; a complete one stays. */
  begin(claims: Claims, role: Role): Promise<void>
  /** Completes (or makes complete) the record; null where a complete one exists already, in either role. */
  completeStudent(claims: Claims, form: StudentForm): Promise<AccountRecord | null>
  completeTeacher(claims: Claims, form: TeacherForm): Promise<AccountRecord | null>
  renameStudent(id: string, names: StudentForm): Promise<void>
}

/** A session keeps the claims, so that a form can make the record later. */
export interface Session extends Claims {
  readonly tokenHash: string
  readonly createdAt: number
  readonly lastSeenAt: number
}

export interface Sessions {
  create(tokenHash: string, claims: Claims): Promise<void>
  select(tokenHash: string): Promise<Session | null>
  /** Moves `lastSeenAt` to now. */
  touch(tokenHash: string): Promise<void>
  revoke(tokenHash: string): Promise<void>
  /** Deletes sessions that began before a time, at most a few hundred at once. */
  deleteBegunBefore(time: number): Promise<void>
}

export interface ClassRow {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly teacherId: string
  readonly teacherEmail: string
  readonly createdAt: number
}
export interface CountedClass extends ClassRow {
  readonly studentCount: number
}

export interface ClassStudentRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface Classes {
  /** A teacher's classes, oldest first. */
  listOf(teacherId: string): Promise<CountedClass[]>
  selectById(id: string): Promise<ClassRow | null>
  selectByCode(code: string): Promise<ClassRow | null>
  /** Draws the code. The same id of the same teacher again answers with the class it made; another's id, null. */
  create(fields: { id: string; name: string; teacherId: string; teacherEmail: string }): Promise<ClassRow | null>
  rename(id: string, name: string): Promise<void>
  /** Removes the class and its memberships; progress stays. */
  delete(id: string): Promise<void>
  students(id: string): Promise<ClassStudentRow[]>
  withStudentCount(row: ClassRow): Promise<CountedClass>
  hasStudent(id: string, studentId: string): Promise<boolean>
}

export interface Memberships {
  /** The classes that a student has joined, oldest membership first. */
  listOf(studentId: string): Promise<ClassRow[]>
  /** Joining twice is one row. Whoever joins or leaves has decided: an undo of an earlier removal moves them no more. */
  join(studentId: string, classId: string): Promise<void>
  leave(studentId: string, classId: string): Promise<void>
  /**
   * Takes one of the `most` tries that a student has `within` so many milliseconds, and answers its id; null where none is
   * left. It is written before they are counted, so that tries at the same moment cannot be more; some may be refused.
   */
  takeTry(studentId: string, limit: { readonly most: number; readonly within: number }): Promise<string | null>
  giveTryBack(studentId: string, id: string): Promise<void>
}

export type BestsByOperation = Partial<Record<Operation, Bests>>

export interface ProgressRecords {
  /** Returns a student's records, by operation and level. */
  bestsOf(studentId: string): Promise<BestsByOperation>
  bestsIn(studentId: string, operation: Operation): Promise<Bests>
  /** Returns the best streaks of each student of a class who has any, by the student's id. */
  streaksInClass(classId: string, operation: Operation): Promise<Record<string, Streaks>>
  /** How many levels each student of a class has completed of each operation begun, by id. */
  completedInClass(classId: string): Promise<Record<string, Partial<Record<Operation, number>>>>
}

/** A round as stored. `state` is null where none of its moves has been judged. */
export interface StoredRound {
  readonly operation: Operation
  readonly levelId: string
  readonly rules: number
  readonly lastMove: number
  readonly state: SavedRound | null
  /** The best streak of the judged moves, and whether it reached the target. */
  readonly best: number
  readonly completed: boolean
  readonly closed: boolean
}

/** A move as stored: every answer given is kept, whether it counts or not. */
export interface StoredMove {
  readonly move: Move
  /** The numbers of the question that was dealt again; null for moves that mark nothing or were not judged. */
  readonly operands: readonly number[] | null
  /** Null for moves that mark nothing. */
  readonly mark: Mark | null
}

export interface RoundSave {
  readonly studentId: string
  readonly roundId: string
  readonly operation: Operation
  readonly levelId: string
  readonly stageId: string
  readonly rules: number
  /** The seed of the round's questions; null where the moves are not judged. */
  readonly seed: RandomState | null
  /** The last move stored before this save; 0 makes the round. */
  readonly after: number
  readonly moves: readonly StoredMove[]
  readonly state: SavedRound | null
  readonly best: number
  /** Whether `best` reaches the target of the round's rules. */
  readonly completed: boolean
}

/**
 * `best` and `completed` are the level's record after the save. `stale` means that the stored round has changed
 * meanwhile: read it again.
 */
export type SaveResult = { stale: true } | { stale: false; closed: boolean; best: number; completed: boolean }

export interface Rounds {
  select(studentId: string, roundId: string): Promise<StoredRound | null>
  /** Moves as they were sent, in order, from one number to another, both included. */
  selectMoves(studentId: string, roundId: string, from: number, to: number): Promise<Move[]>
  /**
   * Saves many rounds in one transaction, each guarded by its last move; progress is raised where a round that counts
   * exceeds the stored best. Results stand in the order of the saves and come after the commit.
   */
  save(saves: readonly RoundSave[]): Promise<SaveResult[]>
}

/** What a teacher removes, through which class. The browser makes the id. */
export interface Removal {
  readonly id: string
  readonly studentId: string
  readonly classId: string
  /** The teacher. */
  readonly removedBy: string
}
/** `removed` also where this very removal was made before, undone or not; `idTaken` where its id was used for another. */
export type Removed = 'removed' | 'nothingThere' | 'idTaken'

/** Each is kept with who, what, when and the removed row, which undo puts back. */
export interface Removals {
  /** Takes a student out of the class; their progress stays. */
  removeStudent(removal: Removal): Promise<Removed>
  /** Deletes the record of a level and closes its rounds: their moves are kept, but count no more. */
  removeProgress(removal: Removal & { operation: Operation; levelId: string }): Promise<Removed>
  /**
   * Puts back what was removed in the class `within` so many milliseconds: the membership; or the record and the rounds that
   * this removal closed, the record being the best of all that count again; it is not there for who has left the class.
   * Undoing again changes nothing.
   */
  undo(removal: Omit<Removal, 'removedBy'>, within: number): Promise<'undone' | 'nothingThere' | 'tooLate'>
}

/** Hints for whoever shows a class: one may be missed, and the database is always right. */
export interface Changes {
  /**
   * Calls back when records of an operation change in a class, through whichever process; with null when its name or its
   * list of students does, or when something may have been missed. What it answers stops it.
   */
  listen(classId: string, heard: (operation: Operation | null) => void): () => void
}
