import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useStudentFacts } from '../../api/students/facts.ts'
import { m } from '../../language/messages.ts'
import { StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { FactsTools } from './facts-tools.tsx'
import { StudentFacts, studentFactsTable } from './student-facts.tsx'

/** /studentprogress/facts?code=&student= (docs/product/teacher-screens.md, "Facts"). */
export function StudentFactsPage() {
  const of = { code: useClassCode(), student: useSearchParams()[0].get('student') ?? '' }
  const [hasSeconds, setSeconds] = useState(true)
  return (
    <StudentPage
      of={of}
      query={useStudentFacts(of)}
      subject={m.facts_title()}
      text={m.facts_text()}
      beside={(found, name) =>
        found &&
        found.facts.length > 0 && (
          <FactsTools
            name={name}
            table={studentFactsTable(found, name, hasSeconds)}
            hasSeconds={hasSeconds}
            onSeconds={setSeconds}
          />
        )
      }
      notLoaded={m.facts_not_loaded_student()}
      loading={m.facts_loading()}
      rows={6}
    >
      {(found, name) => <StudentFacts of={of} found={found} name={name} hasSeconds={hasSeconds} />}
    </StudentPage>
  )
}
