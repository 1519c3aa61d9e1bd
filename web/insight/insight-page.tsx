import type { ReactNode } from 'react'
import type { Classroom } from '#contract'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
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
  const isUnknown = isUnknownAddress(query.error)
  const found = isUnknown ? undefined : query.data
  useClassEvents(found ? code : '')
  const className = found?.classroom.name
  return (
    <Page title={className ? `${title}, ${className}` : title} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(className ? [{ label: className, to: paths.studentProgress(code) }] : []),
          { label: title },
        ]}
      />
      <Headline
        title={title}
        text={<InsightText classroom={found?.classroom} />}
        tabs={code !== '' && !isUnknown && <InsightTabs code={code} />}
      >
        {found && tools?.(found)}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : isUnknown ? (
        <NotFound what="class" />
      ) : found ? (
        children(found)
      ) : query.error ? (
        <Failed text={notLoaded} onTryAgain={query.refetch} />
      ) : (
        <Skeleton label={loading} rows={4} />
      )}
    </Page>
  )
}
