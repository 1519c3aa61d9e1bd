import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'
import { readAgain } from './read-again.ts'

const shown = {
  students: classKeys.students('ABC123'),
  'addition of a student': classKeys.progress('ABC123', 'addition', 'mia'),
  'the overview of addition': classKeys.overview('ABC123', 'addition'),
  'the overview of division': classKeys.overview('ABC123', 'division'),
  'another class': classKeys.students('XYZ789'),
}

/** What is read, in the order of asking, when a class changes of which all this is on screens. */
async function readAfter(...changed: ClassEvent['operation'][]) {
  const queryClient = new QueryClient()
  const read: string[] = []
  const closed = Object.entries(shown).map(([name, queryKey]) => {
    queryClient.setQueryData(queryKey, 'as it was')
    const queryFn = async () => read.push(name)
    return new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 10_000 }).subscribe(() => {})
  })
  await readAgain(queryClient, 'ABC123', new Set(changed))
  for (const close of closed) close()
  return read.toSorted()
}

it('where anything may have changed, all that is shown of the class is read once', async () => {
  const all = ['addition of a student', 'students', 'the overview of addition', 'the overview of division']
  expect(await readAfter(null)).toEqual(all)
  expect(await readAfter('addition', null, 'division')).toEqual(all)
})

it('after play in one operation, that operation and the list of students are read once', async () => {
  expect(await readAfter('addition')).toEqual(['addition of a student', 'students', 'the overview of addition'])
  expect(await readAfter('addition', 'division')).toEqual([
    'addition of a student',
    'students',
    'the overview of addition',
    'the overview of division',
  ])
})
