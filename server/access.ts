/**
 * The permissions, with a line for each kind of caller in the contract (`who`). An account with an incomplete
 * registration has the rights of no role.
 */
import { type ClassRight, type Endpoint, hasRight, type Who } from '#contract'
import type { Role } from '#maths'
import { ApiProblem } from './http/problem.ts'
import type { Account } from './store/accounts/accounts.ts'
import type { Session } from './store/accounts/sessions.ts'
import type { ClassRow } from './store/classes/class-rows.ts'
import type { TaughtClass } from './store/classes/classes.ts'
import type { Store } from './store/open.ts'
import type { StoredRound } from './store/rounds/stored-round.ts'

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
/** A teacher with a role in the class that the request names. */
export interface ClassCaller extends Member {
  readonly classroom: TaughtClass
}

/** The caller that a handler receives. */
export interface CallerByWho {
  readonly anyone: Visitor
  readonly signedIn: SignedIn
  readonly student: Member
  readonly teacher: Member
  readonly reads: ClassCaller
  readonly opens: ClassCaller
  readonly teaches: ClassCaller
  readonly owns: ClassCaller
}

type Path = Readonly<Record<string, string>>
type ClassPath = { readonly class?: string | undefined; readonly student?: string | undefined }
type Target = Pick<Endpoint, 'ofFormerStudents' | 'alsoArchived' | 'ofErasedClasses'>
type Check<Caller> = (visitor: Visitor, path: Path, store: Store, target: Target) => Promise<Caller>

/**
 * The check of each kind of caller. It throws `notSignedIn`, or `notAllowed` for a wrong role. It throws `notFound` for
 * a class or student of other teachers, as if that did not exist, and `archived` for a change of an archived class.
 */
export const access: { readonly [W in Who]: Check<CallerByWho[W]> } = {
  anyone: async (visitor) => visitor,
  signedIn: async (visitor) => signedIn(visitor),
  student: async (visitor) => member(visitor, 'student'),
  teacher: async (visitor) => member(visitor, 'teacher'),
  reads: ofClass('reads'),
  opens: ofClass('opens'),
  teaches: ofClass('teaches'),
  owns: ofClass('owns'),
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

function ofClass(right: ClassRight): Check<ClassCaller> {
  return async (visitor, path: ClassPath, store, { ofFormerStudents, alsoArchived, ofErasedClasses }) => {
    const teacher = member(visitor, 'teacher')
    const taught = path.class === undefined ? null : await store.classes.selectTaught(teacher.id, path.class)
    const classroom =
      taught ?? (ofErasedClasses && path.class ? await store.teacherErasures.classOf(path.class, teacher.id) : null)
    if (!classroom) throw noSuchClass()
    if (!hasRight(classroom.role, right))
      throw new ApiProblem('notAllowed', 'Your role in this class does not allow this')
    if (right === 'teaches' && classroom.archivedAt !== null && !alsoArchived) throw isArchived()
    if (path.student !== undefined && !ofFormerStudents) await requireStudent(classroom, path.student, store)
    return { ...teacher, classroom }
  }
}

export const isArchived = () => new ApiProblem('archived', 'The class is archived. Bring it back first')

export const noSuchClass = () => new ApiProblem('notFound', 'There is no such class')

/** Throws `notFound` unless the student is in the class. */
export async function requireStudent({ id }: ClassRow, student: string, store: Store): Promise<void> {
  if (!(await store.classes.hasStudent(id, student))) throw noSuchStudent()
}

export const noSuchStudent = () => new ApiProblem('notFound', 'There is no such student in this class')
