import { useClassBoxes } from '../../api/students/boxes.ts'
import { InsightPage } from '../../insight/insight-page.tsx'
import { m } from '../../language/messages.ts'
import { useClassCode } from '../use-class-code.ts'
import { ClassBoxes, ClassBoxesTools } from './class-boxes.tsx'

/** /insight/levels?code= (docs/product/teacher-screens.md, "Strengths and gaps of a class"). */
export function ClassBoxesPage() {
  const code = useClassCode()
  return (
    <InsightPage
      code={code}
      query={useClassBoxes(code)}
      title={m.boxes_title()}
      tools={(found) => found.levels.length > 0 && <ClassBoxesTools {...found} />}
      notLoaded={m.boxes_not_loaded_class()}
      loading={m.boxes_loading()}
    >
      {(found) => <ClassBoxes {...found} />}
    </InsightPage>
  )
}
