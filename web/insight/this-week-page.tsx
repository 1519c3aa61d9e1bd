import { useMay } from '../api/classes/class-rights.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { type ClassInsightData, useInsight } from '../api/students/insight.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import { m } from '../language/messages.ts'
import { bothOf, ClassContent, foundIn } from '../students/class-content.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Insight } from './insight.tsx'
import { insightHeader, insightRows } from './insight-rows.ts'
import { InsightTabs, InsightText } from './insight-tabs.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { useMistakes } from './use-mistakes.ts'

/** /insight?code= : whom to sit with, and about what (docs/product/teacher-screens.md, "Insight"). */
export function ThisWeekPage() {
  const code = useClassCode()
  const insight = useInsight(code)
  const mistakes = useMistakes()
  const found = foundIn(insight)
  useClassEvents(found ? code : '')
  const opens = useMay(code, 'opens')
  const className = found?.classroom.name
  const hasAnswers = found !== undefined && hasPractice(found)
  return (
    <Page title={className ? `${m.insight_title()}, ${className}` : m.insight_title()} width="wide">
      <ClassTrail code={code} name={className} trail={[{ label: m.insight_title() }]} />
      <Headline
        title={m.insight_title()}
        text={<InsightText classroom={found?.classroom} />}
        tabs={code !== '' && !isUnknownAddress(insight.error) && <InsightTabs code={code} />}
      >
        {hasAnswers && mistakes.data && (
          <ExportButtons
            name={m.insight_file({ name: found.classroom.name })}
            menuOf={found.classroom.name}
            header={insightHeader}
            rows={insightRows(found, mistakes.data)}
          />
        )}
      </Headline>
      <ClassContent
        code={code}
        query={bothOf(insight, mistakes)}
        notLoaded={m.insight_not_loaded()}
        loading={m.insight_loading()}
        rows={4}
      >
        {([read, language]) =>
          hasAnswers ? (
            <Insight code={code} found={read} mistakes={language} />
          ) : (
            <NothingYet code={read.students.length === 0 && opens ? code : null} />
          )
        }
      </ClassContent>
    </Page>
  )
}

/** Returns whether any student of the class has ever practised, as far as the page knows. */
function hasPractice({ thisWeek, lastWeek, groups, unseen }: ClassInsightData) {
  const answers = [...thisWeek.answersByDay, ...lastWeek.answersByDay]
  return groups.length > 0 || answers.some((count) => count > 0) || unseen.some(({ last }) => last !== null)
}
