import { useClassTeachers } from '../../api/classes/class-teachers.ts'
import { useClasses } from '../../api/classes/classes.ts'
import { m } from '../../language/messages.ts'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { ClassContent, foundIn } from '../class-content.tsx'
import { ToMyClasses } from '../class-missing.tsx'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import { InviteTeacher } from './invite-teacher.tsx'
import { RolesTable } from './roles-table.tsx'
import styles from './sharing.module.css'
import { TeachersTable } from './teachers-table.tsx'

/** /studentprogress/share?code= (docs/product/teacher-screens.md, "Share"). */
export function SharePage() {
  const code = useClassCode()
  const teachers = useClassTeachers(code)
  const classes = useClasses()
  const name = classes.data?.classes.find((one) => one.code === code)?.name
  const title = name ? m.sharing_title_of({ name }) : m.sharing_title()
  return (
    <Page title={title} width="wide">
      <ClassTrail code={code} name={name} trail={[{ label: m.sharing_title() }]} />
      <Headline title={title} text={foundIn(teachers) && m.sharing_text()} />
      <ClassContent
        code={code}
        query={teachers}
        forbidden={
          <Empty title={m.sharing_owner_only()}>
            <ToMyClasses />
          </Empty>
        }
        notLoaded={m.sharing_not_loaded()}
        loading={m.sharing_loading()}
        rows={4}
      >
        {(found) => (
          <div className={styles.room}>
            <InviteTeacher code={code} {...found} />
            <div className={styles.pair}>
              <TeachersTable code={code} name={name ?? ''} teachers={found.teachers} />
              <RolesTable />
            </div>
          </div>
        )}
      </ClassContent>
    </Page>
  )
}
