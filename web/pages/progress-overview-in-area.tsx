import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { ClassOverview } from '../overview/class-overview.tsx'
import { type ClassArea, paths } from '../routes/paths.ts'
import { classOverviewPath } from '../students/class-paths.ts'
import { OperationTabs } from '../students/progress/operation-tabs.tsx'
import { firstOperation, notImplemented, operationIn } from '../students/progress/selection.ts'
import { ToList } from '../students/progress/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'

/** /progressoverview/{area}?code= with the operation. The tab of an entry without levels yet shows an alert. */
export function ProgressOverviewInArea({ area }: { area: ClassArea }) {
  const code = useClassCode()
  const chosen = operationIn(area, useSearchParams()[0])
  const [alert, setAlert] = useState<string | null>(null)
  if (!chosen && code) return <ToList area={area} to={paths.progressOverview(code)} />
  const current = chosen ?? firstOperation(area)
  const tabs = (
    <OperationTabs
      area={area}
      current={current}
      pathOf={(operation) => classOverviewPath(operation, code)}
      onComing={(title) => setAlert(notImplemented(title))}
    />
  )
  return (
    <>
      <ClassOverview operation={current} tabs={tabs} />
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </>
  )
}
