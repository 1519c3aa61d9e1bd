import { useClasses } from '../../api/classes/classes.ts'
import { useErasureCount } from '../../api/classes/erasures.ts'
import { m } from '../../language/messages.ts'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { bothOf, ClassContent, foundIn } from '../class-content.tsx'
import { ToMyClasses } from '../class-missing.tsx'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import { EraseForm } from './erase-form.tsx'

/** /studentprogress/erase?code= (docs/product/teacher-screens.md, "Erase"). */
export function ErasePage() {
  const code = useClassCode()
  const count = useErasureCount(code)
  const classes = useClasses()
  const name = classes.data?.classes.find((one) => one.code === code)?.name
  const title = name ? m.erasing_title_of({ name }) : m.erasing_title()
  return (
    <Page title={title} width="wide">
      <ClassTrail code={code} name={name} trail={[{ label: m.erasing_title() }]} />
      <Headline title={title} text={foundIn(count) && m.erasing_text()} />
      <ClassContent
        code={code}
        query={bothOf(count, { ...classes, data: name })}
        forbidden={
          <Empty title={m.erasing_owner_only()}>
            <ToMyClasses />
          </Empty>
        }
        notLoaded={m.class_not_loaded()}
        loading={m.class_loading()}
        rows={4}
      >
        {([found, className]) => <EraseForm code={code} name={className} count={found} />}
      </ClassContent>
    </Page>
  )
}
