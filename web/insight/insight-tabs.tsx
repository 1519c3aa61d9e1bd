import { useLocation } from 'wouter'
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
