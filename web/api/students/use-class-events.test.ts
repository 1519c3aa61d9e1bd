import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'
import { refetchClass, refetchPlay } from './use-class-events.ts'

const shown = {
  students: classKeys.students('ABC123'),
  Insight: classKeys.insight('ABC123'),
  'addition of a student': classKeys.progress('ABC123', 'addition', 'mia'),
  'the overview of addition': classKeys.overview('ABC123', 'addition'),
  'the overview of division': classKeys.overview('ABC123', 'division'),
  'play of the moment': [...classKeys.ofPlay('ABC123'), 'now'],
  'play in another class': [...classKeys.ofPlay('XYZ789'), 'now'],
  'another class': classKeys.students('XYZ789'),
}

const refetchedAfter = (...changed: ClassEvent['operation'][]) =>
  refetchedBy((queryClient) => refetchClass(queryClient, 'ABC123', new Set(changed)))

/** Returns the names of the shown queries that are refetched, sorted. */
async function refetchedBy(refetch: (queryClient: QueryClient) => Promise<unknown>) {
  const queryClient = new QueryClient()
  const fetched: string[] = []
  const subscriptions = Object.entries(shown).map(([name, queryKey]) => {
    queryClient.setQueryData(queryKey, 'as it was')
    const queryFn = async () => fetched.push(name)
    return new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 10_000 }).subscribe(() => {})
  })
  await refetch(queryClient)
  for (const unsubscribe of subscriptions) unsubscribe()
  return fetched.toSorted()
}

it('a change of unknown kind refetches everything that is shown of the class, once', async () => {
  const all = [
    'Insight',
    'addition of a student',
    'play of the moment',
    'students',
    'the overview of addition',
    'the overview of division',
  ]
  expect(await refetchedAfter(null)).toEqual(all)
  expect(await refetchedAfter('addition', null, 'division')).toEqual(all)
})

it('play refetches what shows play of the moment, and nothing else', async () => {
  expect(await refetchedBy((queryClient) => refetchPlay(queryClient, 'ABC123'))).toEqual(['play of the moment'])
})

it('a change in one operation refetches that operation, Insight and the list of students, once', async () => {
  expect(await refetchedAfter('addition')).toEqual([
    'Insight',
    'addition of a student',
    'students',
    'the overview of addition',
  ])
  expect(await refetchedAfter('addition', 'division')).toEqual([
    'Insight',
    'addition of a student',
    'students',
    'the overview of addition',
    'the overview of division',
  ])
})
