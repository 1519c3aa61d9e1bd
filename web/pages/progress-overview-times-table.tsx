import { ClassOverview } from '../overview/class-overview.tsx'

/** /progressoverview/timestable?code= */
export function ProgressOverviewTimesTable() {
  return <ClassOverview operation="timestable" caption="Green here: 5 in a row. Done for the student: 20." />
}
