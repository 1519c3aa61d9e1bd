import { useSearchParams } from 'wouter'
import type { ClassStudent } from '#contract'
import { useClassStudents } from '../api/students/students.ts'
import { m } from '../language/messages.ts'
import type { CrumbChoice } from '../ui/parts/crumbs.tsx'

interface StudentChoice {
  /** The student of the page as the list of the class has it. Undefined until the list is loaded. */
  readonly listed: ClassStudent | undefined
  readonly className: string | undefined
  /** The choice of another student for the same page. Undefined if there is no other one. */
  readonly choice: CrumbChoice | undefined
}

/** Returns the choice between the students of a class. A change replaces the history entry, as with tabs. */
export function useStudentChoice({ code, student }: { code: string; student: string }): StudentChoice {
  const { data } = useClassStudents(code)
  const [, setParams] = useSearchParams()
  const students = data?.students ?? []
  const listed = students.find(({ id }) => id === student)
  const choose = (id: string) =>
    setParams(
      (params) => {
        params.set('student', id)
        return params
      },
      { replace: true },
    )
  return {
    listed,
    className: data?.classroom.name,
    choice:
      listed && students.length > 1
        ? {
            name: m.class_student(),
            current: student,
            options: students.map(({ id, shortName }) => ({ value: id, text: shortName })),
            onChoose: choose,
          }
        : undefined,
  }
}
