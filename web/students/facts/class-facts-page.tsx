import { useState } from 'react'
import { useClassFacts } from '../../api/students/facts.ts'
import { InsightPage } from '../../insight/insight-page.tsx'
import { m } from '../../language/messages.ts'
import { useClassCode } from '../use-class-code.ts'
import { ClassFacts, classFactsTable } from './class-facts.tsx'
import { FactsTools } from './facts-tools.tsx'

/** /insight/facts?code= (docs/product/teacher-screens.md, "Facts of a class"). */
export function ClassFactsPage() {
  const code = useClassCode()
  const [hasSeconds, setSeconds] = useState(true)
  return (
    <InsightPage
      code={code}
      query={useClassFacts(code)}
      title={m.facts_title()}
      tools={(found) =>
        found.facts.length > 0 && (
          <FactsTools
            name={found.classroom.name}
            table={classFactsTable(found, hasSeconds)}
            hasSeconds={hasSeconds}
            onSeconds={setSeconds}
          />
        )
      }
      notLoaded={m.facts_not_loaded_class()}
      loading={m.facts_loading()}
    >
      {(found) => <ClassFacts {...found} hasSeconds={hasSeconds} />}
    </InsightPage>
  )
}
