/**
 * The copy of a class for its owner: its own rows, everything of the listed students whose cards it holds, and of other
 * students what its pages show (docs/decisions/039-erasure-by-teachers.md). It has no secret and nothing of another
 * class.
 */
import { byKind, type PlayableRef, type RefKey, type RowsByKind, refOfKey } from '#maths'
import type { ClassRow } from '../store/classes/class-rows.ts'
import type { Store } from '../store/open.ts'
import type { Personal } from '../store/personal/personal.ts'
import { type AnyRow, inPages, type TableOfAccount } from '../store/personal/personal-rows.ts'
import type { Tables } from '../store/schema.ts'
import { folderName } from './folder-name.ts'
import { firstRows, mapPages } from './pages.ts'
import { readMeOfClass, readMeOfStudent } from './read-me.ts'
import { ofClass, ofListed, ofStudent, type Shown } from './shown-columns.ts'
import { type ExportTable, type FilePiece, piecesOf } from './table-files.ts'

/** The most rows of a table that a copy has of each student. A child does not answer as much, but a program can. */
const mostRows = 200_000

/** The rows of a student that a copy has. */
interface Scope {
  /** The class that is copied. */
  readonly classId: string
  readonly shown: Shown<TableOfAccount>
  /** The own problems whose rounds are there, each as its teacher and its id, or null for all. */
  readonly sets: ReadonlySet<string> | null
  /** The worksheets whose marks are there, each as its teacher and its id, or null for all. */
  readonly worksheets: ReadonlySet<string> | null
  /** The folder of the student's files, with a slash at the end, or an empty text. */
  readonly folder: string
}

/** The class that is copied. */
type CopiedClass = Pick<ClassRow, 'id' | 'archivedAt'>

/**
 * Yields the files of a class, with a folder for each of its students. The copy of an archived class leaves out later
 * play, except that of the students whose cards the class holds.
 */
export async function* classFiles(store: Store, { id: classId, archivedAt }: CopiedClass): AsyncGenerator<FilePiece> {
  yield readMeOfClass
  for (const { table, pages } of store.personal.ofClass(classId))
    yield* filesOf({ name: table, table, pages, shown: ofClass })
  const made = await store.worksheets.rowsOf(classId)
  yield* filesOf({ name: 'worksheets', table: 'worksheets', pages: inPages(made), shown: ofClass })
  const worksheets = new Set(made.map((row) => idWithTeacher(row.teacher_id, row.id)))
  const given = await store.tasks.setsOf(classId)
  const sets = new Set(given.map(({ teacher, id }) => idWithTeacher(teacher, id)))
  const { personal } = archivedAt === null ? store : store.playUntil(archivedAt, classId)
  for (const { id, firstName, lastName } of await store.classes.students(classId)) {
    // A reader may be slow. Until now, the student may have left the class, or merged an account into the card.
    if (!(await store.classes.hasStudent(classId, id))) continue
    const held = await store.teacherErasures.selectHeld(classId, id)
    const folder = `students/${folderName(`${firstName} ${lastName}`, id)}/`
    const scope = { classId, sets, worksheets, folder }
    if (held && !held.isMerged) yield* filesOfStudent(store.personal, id, { ...scope, shown: ofListed })
    else yield* filesOfStudent(personal, id, { ...scope, shown: ofStudent })
  }
}

/** Yields the files of a listed student whose card a class holds, with marks and own problems of every class. */
export async function* listedStudentFiles(store: Store, classId: string, student: string): AsyncGenerator<FilePiece> {
  yield readMeOfStudent
  const scope = { classId, sets: null, worksheets: null, folder: '' }
  yield* filesOfStudent(store.personal, student, { ...scope, shown: ofListed })
}

const idWithTeacher = (teacher: unknown, id: unknown) => `${teacher} ${id}`

async function* filesOfStudent(
  personal: Personal,
  id: string,
  { classId, shown, sets, worksheets, folder }: Scope,
): AsyncGenerator<FilePiece> {
  const rounds = new Set<unknown>()
  const isShownByKind: RowsByKind<PlayableRef, boolean> = {
    level: () => true,
    set: ({ set }) => sets?.has(idWithTeacher(set.teacher, set.id)) ?? true,
  }
  const isInScope = (table: keyof Tables, row: AnyRow): boolean => {
    if (table === 'memberships') return row.class_id === classId
    // A removed record belongs to the student, through whichever class it was removed.
    if (table === 'removals') return row.what === 'progress' || (row.class_id === classId && row.what !== 'merge')
    if (table === 'solved_problems') return sets?.has(idWithTeacher(row.teacher_id, row.set_id)) ?? true
    if (table === 'paper_answers') return worksheets?.has(idWithTeacher(row.teacher_id, row.worksheet_id)) ?? true
    if (table === 'moves') return rounds.has(row.round_id)
    if (table !== 'rounds') return true
    const ref = refOfKey(refKeyOf(row))
    const isShown = ref === null || byKind(ref, isShownByKind)
    if (isShown) rounds.add(row.round_id)
    return isShown
  }
  const cut: string[] = []
  for (const { table, pages } of personal.ofAccount({ id, email: null })) {
    const some = firstRows(pages, mostRows, () => cut.push(table))
    const inScope = mapPages(some, (rows) => rows.filter((row) => isInScope(table, row)).map(withoutOtherClass))
    yield* filesOf({ name: folder + table, table, pages: inScope, shown })
  }
  if (cut.length > 0) {
    const text = `This copy has the first ${mostRows} rows only of: ${cut.join(', ')}.\r\n`
    yield { name: `${folder}incomplete.txt`, text, isLast: true }
  }
}

/** Returns a row of a student. A move up is copied without the other class. */
const withoutOtherClass = (row: AnyRow): AnyRow => (row.what === 'moveUp' ? { ...row, removed_row: '' } : row)

const refKeyOf = ({ operation, level_id }: AnyRow): RefKey => [String(operation), String(level_id)]

interface ShownTable extends ExportTable {
  readonly table: keyof Tables
  readonly shown: Partial<Record<keyof Tables, readonly string[] | null>>
}

/** Yields the files of a table with the columns that are shown of it. A table that is not shown is not read. */
async function* filesOf({ table, shown, name, pages }: ShownTable): AsyncGenerator<FilePiece> {
  const columns = shown[table]
  if (!columns) return
  const withColumns = (row: AnyRow) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
  yield* piecesOf({ name, pages: mapPages(pages, (rows) => rows.map(withColumns)) })
}
