import type { ReactNode } from 'react'
import type { Classroom } from '#contract'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ClassContent, foundIn } from '../students/class-content.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { InsightTabs, InsightText } from './insight-tabs.tsx'

interface InsightPageProps<Found extends { readonly classroom: Classroom }> {
  readonly code: string
  readonly query: {
    readonly data: Found | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly title: string
  /** Returns the buttons beside the tabs. */
  readonly tools?: (found: Found) => ReactNode
  readonly notLoaded: string
  readonly loading: string
  readonly children: (found: Found) => ReactNode
}

/** A page of Insight about a class, beside "This week". */
export function InsightPage<Found extends { readonly classroom: Classroom }>(props: InsightPageProps<Found>) {
  const { code, query, title, tools, notLoaded, loading, children } = props
  const found = foundIn(query)
  useClassEvents(found ? code : '')
  const className = found?.classroom.name
  return (
    <Page title={className ? `${title}, ${className}` : title} width="wide">
      <ClassTrail code={code} name={className} trail={[{ label: title }]} />
      <Headline
        title={title}
        text={<InsightText classroom={found?.classroom} />}
        tabs={code !== '' && !isUnknownAddress(query.error) && <InsightTabs code={code} />}
      >
        {found && tools?.(found)}
      </Headline>
      <ClassContent code={code} query={query} notLoaded={notLoaded} loading={loading} rows={4}>
        {children}
      </ClassContent>
    </Page>
  )
}
