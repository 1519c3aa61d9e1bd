import { operationsOf, titleByOperation } from '#maths'
import { type FourOperation, paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import styles from './operation-tabs.module.css'

/** The way between the five operations of one student. */
export function OperationTabs(props: { of: { code: string; student: string }; current: FourOperation }) {
  const { of, current } = props
  return (
    <nav className={styles.tabs} aria-label="Operation">
      {operationsOf('fouroperations').map((op) => (
        <Link
          key={op}
          to={paths.progressFourOperations({ ...of, op })}
          replace
          aria-current={op === current ? 'page' : undefined}
        >
          {titleByOperation[op]}
        </Link>
      ))}
    </nav>
  )
}
