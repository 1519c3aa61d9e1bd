import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { domains, titleByDomain } from '#maths'
import { ClassOverview } from '../overview/class-overview.tsx'
import { paths } from '../paths.ts'
import { domainIn } from '../students/chosen.ts'
import { notImplemented } from '../students/not-implemented.ts'
import { ToList } from '../students/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /progressoverview/measurement?code=&domain= : only Length has levels; the tabs of other domains show an alert. */
export function ProgressOverviewMeasurement() {
  const code = useClassCode()
  const asked = domainIn(useSearchParams()[0])
  const [alert, setAlert] = useState<string | null>(null)
  if (!asked && code) return <ToList to={paths.progressOverview(code)} />
  const tabs = domains.map((domain) => {
    const title = titleByDomain[domain]
    return domain === 'length'
      ? { title, to: paths.overviewMeasurement({ code, domain }), isCurrent: true }
      : { title, onTap: () => setAlert(notImplemented(title)) }
  })
  return (
    <>
      <ClassOverview operation="length" tabs={<Tabs label="Domain" tabs={tabs} />} />
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </>
  )
}
