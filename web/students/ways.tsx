import type { ReactNode } from 'react'
import { domains, operationsOf, titleByDomain, titleByOperation } from '#maths'
import type { FourOperation } from '../paths.ts'
import { notImplemented, wordProblems } from './not-implemented.ts'
import { Way } from './way.tsx'
import styles from './ways.module.css'

/** The list that they stand in. */
export function Ways({ children }: { children: ReactNode }) {
  return <ul className={styles.ways}>{children}</ul>
}

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
      <Way place="wordproblems" title={wordProblems} isQuiet onTap={() => onAlert(notImplemented(wordProblems))} />
    </>
  )
}

/** Of what is measured only Length has levels. */
export function DomainWays({ pathOf, onAlert }: WaysProps<'length'>) {
  return domains.map((domain) => (
    <Way
      key={domain}
      place="measurement"
      title={titleByDomain[domain]}
      {...(domain === 'length'
        ? { to: pathOf(domain) }
        : { isQuiet: true, onTap: () => onAlert(notImplemented(titleByDomain[domain])) })}
    />
  ))
}
