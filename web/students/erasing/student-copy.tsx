import { useErasureCount } from '../../api/classes/erasures.ts'
import { SaveCopy } from './save-copy.tsx'

/** The copy of a student, where the teacher may save one: of a listed student whose card the class holds. */
export function StudentCopy({ code, student }: { code: string; student: string }) {
  const count = useErasureCount(code)
  const listed = count.data?.listed.find(({ id }) => id === student)
  return listed && !listed.isMerged && <SaveCopy code={code} name={listed.name} student={student} />
}
