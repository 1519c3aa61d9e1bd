import { useState } from 'react'
import { domains, titleByDomain } from '#maths'
import { ClassOverview } from '../overview/class-overview.tsx'
import { paths } from '../paths.ts'
import { notImplemented } from '../students/not-implemented.ts'
import { DomainAlert } from '../students/not-implemented-alert.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /progressoverview/measurement?code=&domain= : only Length has levels, an alert says it of the others. */
export function ProgressOverviewMeasurement() {
  const code = useClassCode()
  const [alert, setAlert] = useState<string | null>(null)
  const tabs = domains.map((domain) => {
    const title = titleByDomain[domain]
    return domain === 'length'
      ? { title, to: paths.overviewMeasurement({ code, domain }), isCurrent: true }
      : { title, onTap: () => setAlert(notImplemented(title)) }
  })
  return (
    <>
      <ClassOverview operation="length" tabs={<Tabs label="Domain" tabs={tabs} />} />
      <DomainAlert />
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </>
  )
}
