import { overviewTarget, targetOf } from '#maths'
import { ClassOverview } from '../overview/class-overview.tsx'

const caption = `Green here: ${overviewTarget} in a row. Done for the student: ${targetOf('timestable')}.`

/** /progressoverview/timestable?code= */
export function ProgressOverviewTimesTable() {
  return <ClassOverview operation="timestable" caption={caption} />
}
