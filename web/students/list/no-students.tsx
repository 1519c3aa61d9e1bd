import { useMay } from '../../api/classes/class-rights.ts'
import { m } from '../../language/messages.ts'
import { Bold } from '../../ui/parts/bold.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { ListLinks } from './list-links.tsx'
import styles from './no-students.module.css'

/** The notice for a class without students (docs/product/teacher-screens.md, "Student Progress"). */
export function NoStudents({ code }: { code: string }) {
  const opens = useMay(code, 'opens')
  return (
    <Empty title={m.class_no_students()}>
      {opens && (
        <p>
          <Bold text={m.class_no_students_yet({ code })} className={styles.code} />
        </p>
      )}
      <ListLinks code={code} isEmpty />
    </Empty>
  )
}
