/** The pages that a teacher opens of a class, for the tests that look at all of them. */
import type { ClassArea, InsightPath, ListPath } from '../../web/routes/paths.ts'

interface OfStudent {
  readonly code: string
  /** The id of a student of the class. */
  readonly student: string
  /** The query of a group of students who share a mistake. */
  readonly group?: string
}

/** Returns the paths of all pages of a class and of one of its students. The compiler asks for new ones. */
export function classPagesOf({ code, student, group = 'operation=addition&slip=carry-dropped' }: OfStudent): string[] {
  const ofClass = `code=${code}`
  const ofStudent = `${ofClass}&student=${student}`
  const queries: Readonly<Record<ListPath | InsightPath, string>> = {
    '/studentprogress/add': ofClass,
    '/studentprogress/moveup': ofClass,
    '/studentprogress/cards': ofClass,
    '/studentprogress/signin': ofClass,
    '/studentprogress/share': ofClass,
    '/studentprogress/erase': ofClass,
    '/studentprogress/erased': '',
    '/insight': ofClass,
    '/insight/group': `${ofClass}&${group}`,
    '/insight/levels': ofClass,
    '/insight/facts': ofClass,
    '/studentprogress/levels': ofStudent,
    '/studentprogress/facts': ofStudent,
    '/studentprogress/answers': ofStudent,
  }
  /** The query of each area that has a choice of operations. It is empty for the others. */
  const choices: Readonly<Record<ClassArea, string>> = {
    numberstructure: '',
    timestable: '',
    fouroperations: '&op=addition',
    measurement: '&domain=length',
  }
  const ofAreas = Object.entries(choices).flatMap(([area, choice]) => [
    `progressoverview/${area}?${ofClass}${choice}`,
    `studentprogress/${area}?${ofStudent}${choice}`,
  ])
  const others = Object.entries(queries).map(([path, query]) => [path.slice(1), query].filter(Boolean).join('?'))
  return [`studentprogress?${ofClass}`, `progressoverview?${ofClass}`, ...ofAreas, ...others]
}
