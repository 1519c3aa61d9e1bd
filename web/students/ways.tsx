import { operationsOf, titleByOperation } from '#maths'
import type { FourOperation } from '../paths.ts'
import { domains, notImplemented } from './domains.ts'
import { Way } from './way.tsx'

const wordProblems = { title: 'Word Problems' }

interface WaysProps<To> {
  /** Where a way that is there leads. */
  readonly pathOf: (to: To) => string
  /** What an alert says of a way that is not there yet. */
  readonly onAlert: (text: string) => void
}

export function OperationWays({ pathOf, onAlert }: WaysProps<FourOperation>) {
  return (
    <>
      {operationsOf('fouroperations').map((op) => (
        <Way key={op} place={op} title={titleByOperation[op]} to={pathOf(op)} />
      ))}
      <Way place="wordproblems" {...wordProblems} isQuiet onTap={() => onAlert(notImplemented(wordProblems))} />
    </>
  )
}

/** Of what is measured only Length has levels. */
export function DomainWays({ pathOf, onAlert }: WaysProps<'length'>) {
  return domains.map((domain) => (
    <Way
      key={domain.id}
      place="measurement"
      title={domain.title}
      {...(domain.id === 'length'
        ? { to: pathOf(domain.id) }
        : { isQuiet: true, onTap: () => onAlert(notImplemented(domain)) })}
    />
  ))
}
