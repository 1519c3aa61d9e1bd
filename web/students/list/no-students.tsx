import { Empty } from '../../ui/parts/empty.tsx'
import styles from './no-students.module.css'

/** The notice for a class without students (docs/product/teacher-screens.md, "Student Progress"). */
export function NoStudents({ code }: { code: string }) {
  return (
    <Empty title="No students found for this class.">
      <p>
        Students join with the class code <b className={styles.code}>{code}</b>.
      </p>
    </Empty>
  )
}
