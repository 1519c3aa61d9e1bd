import { DomainAlert } from '../students/not-implemented-alert.tsx'
import { StudentLevels } from '../students/student-levels.tsx'

/** /studentprogress/measurement?code=&student=&domain=; without a domain it means Length, the only one that has levels. */
export function ProgressMeasurement() {
  return (
    <>
      <StudentLevels operation="length" />
      <DomainAlert />
    </>
  )
}
