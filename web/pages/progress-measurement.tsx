import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Domain, domainIn, notImplemented } from '../students/domains.ts'
import { StudentLevels } from '../students/student-levels.tsx'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/** /studentprogress/measurement?code=&student=&domain=; without a domain it means Length, the only one that has levels. */
export function ProgressMeasurement() {
  const domain = domainIn(useSearchParams()[0])
  return (
    <>
      <StudentLevels operation="length" />
      {domain.id !== 'length' && <NotImplemented key={domain.id} domain={domain} />}
    </>
  )
}

function NotImplemented({ domain }: { domain: Domain }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <AlertDialog text={notImplemented(domain)} onClose={() => setOpen(false)} />
}
