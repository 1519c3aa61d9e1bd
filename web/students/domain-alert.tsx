import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { titleByDomain } from '#maths'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { domainIn } from './chosen.ts'
import { notImplemented } from './not-implemented.ts'
import { useClassCode } from './use-class-code.ts'

/** Says of the domain that the address names, and of the next one, if it has no levels. Without a class that is said instead. */
export function DomainAlert() {
  const code = useClassCode()
  const domain = domainIn(useSearchParams()[0])
  if (code === '' || domain === 'length') return null
  return <NotImplemented key={domain} title={titleByDomain[domain]} />
}

function NotImplemented({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <AlertDialog text={notImplemented(title)} onClose={() => setOpen(false)} />
}
