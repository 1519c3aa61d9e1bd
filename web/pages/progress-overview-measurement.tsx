import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClassOverview } from '../overview/class-overview.tsx'
import { paths } from '../paths.ts'
import { type Domain, domainIn, domains, notImplemented } from '../students/domains.ts'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /progressoverview/measurement?code=&domain= : only Length has levels, the alert says it of the others. */
export function ProgressOverviewMeasurement() {
  const code = useClassCode()
  const [query] = useSearchParams()
  const asked = domainIn(query)
  const [alert, setAlert] = useState<Domain | null>(asked.id === 'length' ? null : asked)
  const tabs = domains.map((domain) =>
    domain.id === 'length'
      ? { title: domain.title, to: paths.overviewMeasurement({ code, domain: domain.id }), isCurrent: true }
      : { title: domain.title, onTap: () => setAlert(domain) },
  )
  return (
    <>
      <ClassOverview operation="length" tabs={<Tabs label="Domain" tabs={tabs} />} />
      {alert && code !== '' && <AlertDialog text={notImplemented(alert)} onClose={() => setAlert(null)} />}
    </>
  )
}
