/** What is said of an address that names what a teacher cannot look at yet. Without a class that is said instead. */
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { titleByDomain } from '#maths'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { domainIn, namesWordProblems } from './chosen.ts'
import { notImplemented, wordProblems } from './not-implemented.ts'
import { useClassCode } from './use-class-code.ts'

/** Of a domain without levels; of the next one again. */
export function DomainAlert() {
  const code = useClassCode()
  const domain = domainIn(useSearchParams()[0])
  if (code === '' || domain === 'length') return null
  return <NotImplemented key={domain} title={titleByDomain[domain]} />
}

/** Of Word Problems, which are no operation. */
export function OperationAlert() {
  const code = useClassCode()
  const [query] = useSearchParams()
  return code !== '' && namesWordProblems(query) && <NotImplemented title={wordProblems} />
}

function NotImplemented({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <AlertDialog text={notImplemented(title)} onClose={() => setOpen(false)} />
}
