import { useLocation } from 'wouter'
import type { Classroom } from '#contract'
import { m } from '../language/messages.ts'
import { insightPath } from '../students/class-paths.ts'
import { Tabs } from '../ui/forms/tabs.tsx'

/** The pages of Insight about a class. */
export function InsightTabs({ code }: { code: string }) {
  const [path] = useLocation()
  const tabs = [
    { title: m.insight_week(), to: insightPath(code) },
    { title: m.boxes_title(), to: insightPath(code, '/levels') },
    { title: m.facts_title(), to: insightPath(code, '/facts') },
  ]
  return (
    <Tabs
      label={m.insight_title()}
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: path === tab.to.replace(/\?.*/, '') }))}
    />
  )
}

/** The line below the title. It is one line on each page, also while the class is loading, so that no tab moves. */
export function InsightText({ classroom }: { classroom: Classroom | undefined }) {
  return classroom ? `${classroom.name} · ${m.class_students({ count: classroom.studentCount })}` : '\u00a0'
}
