import { useSearchParams } from 'wouter'
import { paths } from '../paths.ts'
import { domainIn } from '../students/chosen.ts'
import { StudentLevels } from '../students/student-levels.tsx'
import { ToList } from '../students/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'

/** /studentprogress/measurement?code=&student=&domain=; without a domain it means Length, the only one that has levels. */
export function ProgressMeasurement() {
  const code = useClassCode()
  const domain = domainIn(useSearchParams()[0])
  if (!domain && code) return <ToList to={paths.studentProgress(code)} />
  return <StudentLevels operation="length" />
}
