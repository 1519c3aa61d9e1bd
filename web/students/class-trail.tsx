import type { ComponentProps } from 'react'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import type { Crumbs } from '../ui/parts/crumbs.tsx'
import { insightPath } from './class-paths.ts'
import { Trail } from './trail.tsx'

/** The tabs of a class. Each leads to the first page of its path. */
const tabs = [
  { title: m.class_title(), pathOf: paths.studentProgress },
  { title: m.overview_title(), pathOf: paths.progressOverview },
  { title: m.insight_title(), pathOf: insightPath },
  { title: m.tasks_title(), pathOf: paths.tasks },
] as const

/** The breadcrumbs of a class page, with the tabs of the class on the same line. Without a code there are no tabs. */
export function ClassTrail({ code, trail }: { code: string } & ComponentProps<typeof Crumbs>) {
  const tabsOfClass = tabs.map(({ title, pathOf }) => ({ title, to: pathOf(code) }))
  return <Trail trail={trail} label={m.class_ways_in()} tabs={code === '' ? [] : tabsOfClass} />
}
