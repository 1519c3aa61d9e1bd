/** Permissions: a line for each kind of caller in the contract (`who`). An incomplete record has no role's rights. */
import type { Who } from '#contract'
import type { Role } from '#maths'
import { ApiProblem } from './problem.ts'
import type { AccountRecord, ClassRow, Session, Store } from './store/store.ts'

/** Anyone who sends a request, with a valid session or without. */
export type Visitor =
  | { readonly session: Session; readonly record: AccountRecord | null }
  | { readonly session: null; readonly record: null }

export interface SignedIn {
  readonly session: Session
  readonly record: AccountRecord | null
}
/** A signed-in account with a completed record; `id` is the account's. */
export interface Member {
  readonly id: string
  readonly session: Session
  readonly record: AccountRecord
}
export interface Owner extends Member {
  readonly classroom: ClassRow
}

/** The caller as the handler sees it. */
export interface CallerByWho {
  readonly anyone: Visitor
  readonly signedIn: SignedIn
  readonly student: Member
  readonly teacher: Member
  readonly owner: Owner
  readonly ownerOfFormerStudent: Owner
}

type Path = Readonly<Record<string, string>>
type ClassPath = { readonly class?: string | undefined; readonly student?: string | undefined }
type Check<W extends Who> = (visitor: Visitor, path: Path, store: Store) => Promise<CallerByWho[W]>

/** Each throws `notSignedIn`, `notAllowed`, or `notFound` for a class or student of others, as if it did not exist. */
export const access: { readonly [W in Who]: Check<W> } = {
  anyone: async (visitor) => visitor,
  signedIn: async (visitor) => signedIn(visitor),
  student: async (visitor) => member(visitor, 'student'),
  teacher: async (visitor) => member(visitor, 'teacher'),
  owner: async (visitor, path, store) => owner(member(visitor, 'teacher'), path, store),
  ownerOfFormerStudent: async (visitor, path, store) => ownerOfClass(member(visitor, 'teacher'), path, store),
}

function signedIn(visitor: Visitor): SignedIn {
  if (!visitor.session) throw new ApiProblem('notSignedIn', 'Please log in')
  return visitor
}

function member(visitor: Visitor, role: Role): Member {
  const { session, record } = signedIn(visitor)
  if (!record?.isRegistrationComplete || record.role !== role) throw new ApiProblem('notAllowed', `For a ${role} only`)
  return { id: record.id, session, record }
}

async function owner(teacher: Member, path: ClassPath, store: Store): Promise<Owner> {
  const caller = await ownerOfClass(teacher, path, store)
  if (path.student !== undefined) await requireStudent(caller.classroom, path.student, store)
  return caller
}

async function ownerOfClass(teacher: Member, path: ClassPath, store: Store): Promise<Owner> {
  const classroom = path.class === undefined ? null : await store.classes.selectById(path.class)
  if (classroom?.teacherId !== teacher.id) throw new ApiProblem('notFound', 'There is no such class')
  return { ...teacher, classroom }
}

/** Throws `notFound` unless the student is in the class. */
export async function requireStudent({ id }: ClassRow, student: string, store: Store): Promise<void> {
  if (!(await store.classes.hasStudent(id, student)))
    throw new ApiProblem('notFound', 'There is no such student in this class')
}
