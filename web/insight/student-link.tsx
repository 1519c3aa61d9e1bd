import { Link } from '../ui/base/link.tsx'
import styles from './insight.module.css'

/** The name of a student, which leads to a page about them. */
export function StudentLink({ name, to }: { name: string; to: string }) {
  return (
    <Link className={styles.name} to={to}>
      {name}
    </Link>
  )
}
