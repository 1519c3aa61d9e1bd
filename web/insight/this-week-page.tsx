import { useMay } from '../api/classes/class-rights.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { type ClassInsightData, useInsight } from '../api/students/insight.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
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
  const isUnknownClass = isUnknownAddress(insight.error)
  const found = isUnknownClass ? undefined : insight.data
  useClassEvents(found ? code : '')
  const opens = useMay(code, 'opens')
  const className = found?.classroom.name
  const hasAnswers = found !== undefined && hasPractice(found)
  return (
    <Page title={className ? `${m.insight_title()}, ${className}` : m.insight_title()} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(className ? [{ label: className, to: paths.studentProgress(code) }] : []),
          { label: m.insight_title() },
        ]}
      />
      <Headline
        title={m.insight_title()}
        text={<InsightText classroom={found?.classroom} />}
        tabs={code !== '' && !isUnknownClass && <InsightTabs code={code} />}
      >
        {hasAnswers && mistakes.data && (
          <ExportButtons
            name={m.insight_file({ name: found.classroom.name })}
            header={insightHeader}
            rows={insightRows(found, mistakes.data)}
          />
        )}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : found && mistakes.data ? (
        hasAnswers ? (
          <Insight code={code} found={found} mistakes={mistakes.data} />
        ) : (
          <NothingYet code={found.students.length === 0 && opens ? code : null} />
        )
      ) : insight.isError || mistakes.isError ? (
        <Failed
          text={m.insight_not_loaded()}
          onTryAgain={() => Promise.all([insight.isError && insight.refetch(), mistakes.isError && mistakes.refetch()])}
        />
      ) : (
        <Skeleton label={m.insight_loading()} rows={4} />
      )}
    </Page>
  )
}

/** Returns whether any student of the class has ever practised, as far as the page knows. */
function hasPractice({ thisWeek, lastWeek, groups, unseen }: ClassInsightData) {
  const answers = [...thisWeek.answersByDay, ...lastWeek.answersByDay]
  return groups.length > 0 || answers.some((count) => count > 0) || unseen.some(({ last }) => last !== null)
}
