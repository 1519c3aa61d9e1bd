import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { operationsOf, titleByOperation } from '#maths'
import { ClassOverview } from '../overview/class-overview.tsx'
import { paths } from '../paths.ts'
import { notImplemented } from '../students/domains.ts'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'

const wordProblems = { title: 'Word Problems' }

/** /progressoverview/fouroperations?code=&op= : a table for each operation. */
export function ProgressOverviewFourOperations() {
  const code = useClassCode()
  const [query] = useSearchParams()
  const [isAlert, setAlert] = useState(false)
  const operations = operationsOf('fouroperations')
  const current = operations.find((operation) => operation === query.get('op')) ?? 'addition'
  const tabs = [
    ...operations.map((op) => ({
      title: titleByOperation[op],
      to: paths.overviewFourOperations({ code, op }),
      isCurrent: op === current,
    })),
    { ...wordProblems, onTap: () => setAlert(true) },
  ]
  return (
    <>
      <ClassOverview key={current} operation={current} tabs={<Tabs label="Operation" tabs={tabs} />} />
      {isAlert && <AlertDialog text={notImplemented(wordProblems)} onClose={() => setAlert(false)} />}
    </>
  )
}
