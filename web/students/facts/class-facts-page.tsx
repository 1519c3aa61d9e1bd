import { useClassFacts } from '../../api/students/facts.ts'
import { InsightPage } from '../../insight/insight-page.tsx'
import { m } from '../../language/messages.ts'
import { useClassCode } from '../use-class-code.ts'
import { ClassFacts } from './class-facts.tsx'

/** /insight/facts?code= (docs/product/teacher-screens.md, "Facts of a class"). */
export function ClassFactsPage() {
  const code = useClassCode()
  return (
    <InsightPage
      code={code}
      query={useClassFacts(code)}
      title={m.facts_title()}
      text={({ classroom }) => `${classroom.name} · ${m.facts_text_class()}`}
      notLoaded={m.facts_not_loaded_class()}
      loading={m.facts_loading()}
    >
      {(found) => <ClassFacts {...found} />}
    </InsightPage>
  )
}
