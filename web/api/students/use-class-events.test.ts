import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'
import { refetchClass } from './use-class-events.ts'

const shown = {
  students: classKeys.students('ABC123'),
  Insight: classKeys.insight('ABC123'),
  'addition of a student': classKeys.progress('ABC123', 'addition', 'mia'),
  'the overview of addition': classKeys.overview('ABC123', 'addition'),
  'the overview of division': classKeys.overview('ABC123', 'division'),
  'another class': classKeys.students('XYZ789'),
}

/** Returns the names of the shown queries that are refetched after a change in a class, sorted. */
async function refetchedAfter(...changed: ClassEvent['operation'][]) {
  const queryClient = new QueryClient()
  const fetched: string[] = []
  const subscriptions = Object.entries(shown).map(([name, queryKey]) => {
    queryClient.setQueryData(queryKey, 'as it was')
    const queryFn = async () => fetched.push(name)
    return new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 10_000 }).subscribe(() => {})
  })
  await refetchClass(queryClient, 'ABC123', new Set(changed))
  for (const unsubscribe of subscriptions) unsubscribe()
  return fetched.toSorted()
}

it('a change of unknown kind refetches everything that is shown of the class, once', async () => {
  const all = ['Insight', 'addition of a student', 'students', 'the overview of addition', 'the overview of division']
  expect(await refetchedAfter(null)).toEqual(all)
  expect(await refetchedAfter('addition', null, 'division')).toEqual(all)
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
