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

interface ClassTrailProps extends ComponentProps<typeof Crumbs> {
  /** The code of the class. Empty if the address has none: then there are no tabs. */
  readonly code: string
  /** The name of the class, if it is known. */
  readonly name: string | undefined
}

/**
 * The breadcrumbs of a class page, with the tabs of the class on the same line. `trail` has what follows My Classes and
 * the class.
 */
export function ClassTrail({ code, name, trail }: ClassTrailProps) {
  const crumbs = [
    { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
    ...(name ? [{ label: name, to: paths.studentProgress(code) }] : []),
    ...trail,
  ]
  const tabsOfClass = tabs.map(({ title, pathOf }) => ({ title, to: pathOf(code) }))
  return <Trail trail={crumbs} label={m.class_ways_in()} tabs={code === '' ? [] : tabsOfClass} />
}
