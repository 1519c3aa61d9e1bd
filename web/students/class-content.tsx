/** The content of a class page: it shows what a query has read, or says why there is nothing. */
import type { ReactNode } from 'react'
import { isForbidden, isUnknownAddress } from '../api/client/problems.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { CannotChange, CodeMissing, NotFound } from './class-missing.tsx'

/** The part of a query that a page of a class needs. */
export interface ClassQuery<Found> {
  readonly data: Found | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Returns what was read. A class that is gone or taken away has nothing, although the query keeps its last data. */
export function foundIn<Found>({ data, error }: Pick<ClassQuery<Found>, 'data' | 'error'>): Found | undefined {
  return isUnknownAddress(error) || isForbidden(error) ? undefined : data
}

/** Returns two queries as one, which has data when both have. Another try repeats those that have failed. */
export function bothOf<A, B>(one: ClassQuery<A>, other: ClassQuery<B>): ClassQuery<readonly [A, B]> {
  return {
    data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
    error: one.error ?? other.error,
    refetch: () => Promise.all([one, other].filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}

interface ClassContentProps<Found> {
  /** The code of the class. Empty if the address has none. */
  readonly code: string
  readonly query: ClassQuery<Found>
  /** Replaces the notice for an unknown class. */
  readonly unknown?: ReactNode
  /** Replaces the notice for a teacher who may not do this. */
  readonly forbidden?: ReactNode
  readonly notLoaded: string
  readonly loading: string
  /** The likely number of rows. */
  readonly rows: number
  readonly children: (found: Found) => ReactNode
}

export function ClassContent<Found>(props: ClassContentProps<Found>) {
  const { code, query, unknown, forbidden, notLoaded, loading, rows, children } = props
  const found = foundIn(query)
  if (code === '') return <CodeMissing />
  if (isUnknownAddress(query.error)) return unknown ?? <NotFound what="class" />
  if (isForbidden(query.error)) return forbidden ?? <CannotChange />
  if (found !== undefined) return children(found)
  return query.error ? (
    <Failed text={notLoaded} onTryAgain={() => query.refetch()} />
  ) : (
    <Skeleton label={loading} rows={rows} />
  )
}
