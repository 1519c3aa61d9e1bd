/**
 * The permissions, with a line for each kind of caller in the contract (`who`). An account with an incomplete
 * registration has the rights of no role.
 */
import type { Who } from '#contract'
import type { Role } from '#maths'
import { ApiProblem } from './http/problem.ts'
import type { Account } from './store/accounts.ts'
import type { ClassRow } from './store/class-rows.ts'
import type { Store } from './store/open.ts'
import type { Session } from './store/sessions.ts'
import type { StoredRound } from './store/shared-types.ts'

/** The sender of a request, with a valid session or without one. */
export type Visitor = SignedIn | { readonly session: null; readonly account: null; readonly round?: undefined }

export interface SignedIn {
  readonly session: Session
  readonly account: Account
  /** The account's stored round that the request names. */
  readonly round?: StoredRound | null
}
/** An account with a complete registration, and its id. */
export interface Member extends SignedIn {
  readonly id: string
}
export interface Owner extends Member {
  readonly classroom: ClassRow
}

/** The caller that a handler receives. */
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

/**
 * The check of each kind of caller. It throws `notSignedIn`, `notAllowed`, or `notFound` for another teacher's class or
 * student, as if that did not exist.
 */
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
  const { session, account } = signedIn(visitor)
  if (!account.isRegistrationComplete || account.role !== role) throw new ApiProblem('notAllowed', `For a ${role} only`)
  return { id: account.id, session, account }
}

async function owner(teacher: Member, path: ClassPath, store: Store): Promise<Owner> {
  const caller = await ownerOfClass(teacher, path, store)
  if (path.student !== undefined) await requireStudent(caller.classroom, path.student, store)
  return caller
}

async function ownerOfClass(teacher: Member, path: ClassPath, store: Store): Promise<Owner> {
  const classroom = path.class === undefined ? null : await store.classes.selectTaught(teacher.id, path.class)
  if (classroom?.role !== 'owner') throw noSuchClass()
  return { ...teacher, classroom }
}

export const noSuchClass = () => new ApiProblem('notFound', 'There is no such class')

/** Throws `notFound` unless the student is in the class. */
export async function requireStudent({ id }: ClassRow, student: string, store: Store): Promise<void> {
  if (!(await store.classes.hasStudent(id, student))) throw noSuchStudent()
}

export const noSuchStudent = () => new ApiProblem('notFound', 'There is no such student in this class')
