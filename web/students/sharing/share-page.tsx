import { useClassTeachers } from '../../api/classes/class-teachers.ts'
import { useClasses } from '../../api/classes/classes.ts'
import { isForbidden, isUnknownAddress } from '../../api/client/problems.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { CodeMissing, NotFound, ToMyClasses } from '../class-missing.tsx'
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
  const isUnknownClass = isUnknownAddress(teachers.error)
  const isOfOthers = isForbidden(teachers.error)
  const found = isUnknownClass || isOfOthers ? undefined : teachers.data
  const name = classes.data?.classes.find((one) => one.code === code)?.name
  const title = name ? m.sharing_title_of({ name }) : m.sharing_title()
  return (
    <Page title={title} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(name ? [{ label: name, to: paths.studentProgress(code) }] : []),
          { label: m.sharing_title() },
        ]}
      />
      <Headline title={title} text={found && m.sharing_text()} />
      {code === '' ? (
        <CodeMissing />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : isOfOthers ? (
        <Empty title={m.sharing_owner_only()}>
          <ToMyClasses />
        </Empty>
      ) : found ? (
        <>
          <div className={styles.invitation}>
            <InviteTeacher code={code} {...found} />
          </div>
          <div className={styles.pair}>
            <TeachersTable code={code} name={name ?? ''} teachers={found.teachers} />
            <RolesTable />
          </div>
        </>
      ) : teachers.isError ? (
        <Failed text={m.sharing_not_loaded()} onTryAgain={() => teachers.refetch()} />
      ) : (
        <Skeleton label={m.sharing_loading()} rows={4} />
      )}
    </Page>
  )
}
