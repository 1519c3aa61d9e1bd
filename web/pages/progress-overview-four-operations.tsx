import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { ClassOverview } from '../overview/class-overview.tsx'
import { paths } from '../paths.ts'
import { operationIn } from '../students/chosen.ts'
import { notImplemented, wordProblems } from '../students/not-implemented.ts'
import { OperationTabs } from '../students/operation-tabs.tsx'
import { ToList } from '../students/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/** /progressoverview/fouroperations?code=&op= : a table for each operation. */
export function ProgressOverviewFourOperations() {
  const code = useClassCode()
  const asked = operationIn(useSearchParams()[0])
  const [isAlert, setAlert] = useState(false)
  if (!asked && code) return <ToList to={paths.progressOverview(code)} />
  const current = asked ?? 'addition'
  const tabs = (
    <OperationTabs
      current={current}
      pathOf={(op) => paths.overviewFourOperations({ code, op })}
      more={[{ title: wordProblems, onTap: () => setAlert(true) }]}
    />
  )
  return (
    <>
      <ClassOverview key={current} operation={current} tabs={tabs} />
      {isAlert && <AlertDialog text={notImplemented(wordProblems)} onClose={() => setAlert(false)} />}
    </>
  )
}
