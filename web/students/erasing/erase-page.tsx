import { useClasses } from '../../api/classes/classes.ts'
import { useErasureCount } from '../../api/classes/erasures.ts'
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
import { EraseForm } from './erase-form.tsx'

/** /studentprogress/erase?code= (docs/product/teacher-screens.md, "Erase"). */
export function ErasePage() {
  const code = useClassCode()
  const count = useErasureCount(code)
  const classes = useClasses()
  const isUnknownClass = isUnknownAddress(count.error)
  const isOfOthers = isForbidden(count.error)
  const found = isUnknownClass || isOfOthers ? undefined : count.data
  const name = classes.data?.classes.find((one) => one.code === code)?.name
  const title = name ? m.erasing_title_of({ name }) : m.erasing_title()
  return (
    <Page title={title} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(name ? [{ label: name, to: paths.studentProgress(code) }] : []),
          { label: m.erasing_title() },
        ]}
      />
      <Headline title={title} text={found && m.erasing_text()} />
      {code === '' ? (
        <CodeMissing />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : isOfOthers ? (
        <Empty title={m.erasing_owner_only()}>
          <ToMyClasses />
        </Empty>
      ) : found && name !== undefined ? (
        <EraseForm code={code} name={name} count={found} />
      ) : count.isError ? (
        <Failed text={m.class_not_loaded()} onTryAgain={() => count.refetch()} />
      ) : (
        <Skeleton label={m.class_loading()} rows={4} />
      )}
    </Page>
  )
}
