/** Writes the signed-in student, and what queries load of them, to the device. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Output, TaskPart } from '#contract'
import { byKnownKind, type SetVersion } from '#maths'
import { taskSetQuery } from '../api/cache/task-sets.ts'
import { readAccountId, untilDropped } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { roleOf } from '../api/client/fetch-session.ts'
import { membershipsKey, practiceKey, progressKey, taskSetKey, tasksKey } from '../api/client/query-seeds.ts'
import { emailInitialOf } from '../api/session/email-initial.ts'
import type { Session } from '../api/session/session.ts'
import { forgetKept, markKept } from '../device/account/mark.ts'
import {
  type KeptPage,
  type KeptPractice,
  type KeptSet,
  type KeptTasks,
  writeKeptRecord,
} from '../device/account/record.ts'
import { readSlot, removeSlot, writeSlot } from '../device/device-slot.ts'
import { mergedSlot } from '../outbox/merged-account.ts'
import { outbox } from '../outbox/stored-progress.ts'
import { readKeptOf } from './read-account.ts'

type Memberships = Output<'GET /api/memberships'>
type Progress = Output<'GET /api/progress'>

/** Milliseconds in which changes are gathered into one write. */
const gathering = 300

/** Keeps the signed-in student and what is loaded of them on the device. Returns a function that ends this. */
export function keepOnDevice(session: Session, client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const writeNow = () => {
    timer = undefined
    void write(session, client).catch(() => {})
  }
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(writeNow, gathering)
  }
  loadKept(client)
  void client.prefetchQuery({ queryKey: practiceKey, queryFn: () => call('GET /api/practice', {}) })
  void client.prefetchQuery({ queryKey: tasksKey, queryFn: () => call('GET /api/tasks', {}, untilDropped()) })
  // The tasks may have been loaded before this subscribes to them.
  loadSets(client)
  writeSoon()
  const stops = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated') return
      writeSoon()
      if (query.queryKey[0] === tasksKey[0] && query.state.status === 'success' && !query.state.isInvalidated)
        loadSets(client)
    }),
    session.subscribe(writeSoon),
    // Without the student's progress, no stored answer could change it (stored-progress.ts).
    outbox.onNews(({ kind }) => kind === 'stored' && loadKept(client)),
  ]
  return () => {
    for (const stop of stops) stop()
    if (timer === undefined) return
    clearTimeout(timer)
    writeNow()
  }
}

/** Loads the classes and best streaks if the page has none, or only those of the device. */
function loadKept(client: QueryClient): void {
  // After the log-out the server would refuse both reads.
  if (readAccountId() === null) return
  const isUnknown = (queryKey: QueryKey) => !client.getQueryState(queryKey)?.dataUpdatedAt
  if (isUnknown(membershipsKey))
    void client.prefetchQuery({
      queryKey: membershipsKey,
      queryFn: () => call('GET /api/memberships', {}, untilDropped()),
    })
  if (isUnknown(progressKey))
    void client.prefetchQuery({ queryKey: progressKey, queryFn: () => call('GET /api/progress', {}, untilDropped()) })
}

async function write(session: Session, client: QueryClient): Promise<void> {
  const { account } = session.read()
  if (!account || roleOf(account) !== 'student' || readAccountId() !== account.id) return
  const { id, firstName, picture, mergedFrom } = account
  // The answers of the merged account wait until this student sends them.
  if (readSlot(mergedSlot(id)) !== mergedFrom) {
    if (mergedFrom === null) removeSlot(mergedSlot(id))
    else writeSlot(mergedSlot(id), mergedFrom)
    outbox.wake()
  }
  const before = await readKeptOf(id)
  const progress = client.getQueryData<Progress>(progressKey)
  const tasks = pageIn<KeptTasks['page']>(client, tasksKey) ?? before?.tasks ?? null
  await writeKeptRecord({
    id,
    firstName,
    emailInitial: emailInitialOf(account),
    picture,
    mergedFrom,
    classes: client.getQueryData<Memberships>(membershipsKey)?.classes ?? before?.classes ?? null,
    bests: progress?.bests ?? before?.bests ?? null,
    latest: (progress ?? before)?.latest ?? null,
    practice: pageIn<KeptPractice['page']>(client, practiceKey) ?? before?.practice ?? null,
    tasks,
    sets: setsOf(tasks?.page, client, before?.sets ?? []),
  })
  // The account may have logged out, or another one logged in, while the record was written.
  if (readAccountId() === id) markKept(id)
  else forgetKept()
}

/** The most characters of the sets that a device keeps. */
const mostOfSets = 2_000_000

/** Returns the set of a part, if it has one. A newer server may have sent a part of another kind. */
const setOf = (part: TaskPart) =>
  byKnownKind<TaskPart, SetVersion | null>(part, { level: () => null, set: ({ set }) => set })

const partsIn = (page: KeptTasks['page'] | undefined) =>
  (page?.tasks ?? []).flatMap(({ id: task, parts }) =>
    parts.flatMap((part) => {
      const set = setOf(part)
      return set ? { task, set } : []
    }),
  )

/** Loads the sets of the tasks that the page does not have yet. */
function loadSets(client: QueryClient): void {
  if (readAccountId() === null) return
  for (const { task, set } of partsIn(client.getQueryData<KeptTasks['page']>(tasksKey)))
    void client.prefetchQuery(taskSetQuery(task, set))
}

/** Returns the loaded and the kept sets of the tasks, the first ones up to the most that a device keeps. */
function setsOf(page: KeptTasks['page'] | undefined, client: QueryClient, before: readonly KeptSet[]): KeptSet[] {
  let left = mostOfSets
  const names = new Set<string>()
  return partsIn(page).flatMap(({ set }): KeptSet | never[] => {
    const name = taskSetKey(set).join()
    const loaded =
      client.getQueryData<KeptSet>(taskSetKey(set)) ?? before.find((one) => taskSetKey(one.set).join() === name)
    if (!loaded || names.has(name)) return []
    names.add(name)
    left -= JSON.stringify(loaded).length
    return left < 0 ? [] : loaded
  })
}

function pageIn<Page>(client: QueryClient, queryKey: QueryKey): KeptPage<Page> | null {
  const { data: page, dataUpdatedAt: loadedAt = 0 } = client.getQueryState<Page>(queryKey) ?? {}
  return page ? { page, loadedAt } : null
}
