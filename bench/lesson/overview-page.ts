import { setTimeout as delay } from 'node:timers/promises'
import { accountHeader } from '#contract'
import { open, requestTo, send } from '../saves/connection.ts'
import type { LessonLoad, Notes } from './lesson.ts'

interface OverviewPage {
  readonly port: number
  readonly teacher: LessonLoad['teachers'][number]
  readonly notes: Notes
  readonly over: AbortSignal
}

/** Milliseconds between two reads of a class that changes all the time (web/api/students/use-class-events.ts). */
const calm = 700
/** Milliseconds after which a browser opens a broken stream again. */
const retry = 3000

/** Keeps an overview open: it reads the class when its event stream opens, and after each event of records. */
export async function watchOverview({ port, teacher, notes, over }: OverviewPage): Promise<void> {
  const { account, cookie, classId } = teacher
  const reader = await open(port)
  let tag = ''
  const read = async () => {
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
      [accountHeader]: account,
      ...(tag && { 'If-None-Match': tag }),
    }
    const sentAt = performance.now()
    const received = await send(
      reader,
      requestTo(port, 'GET', `/api/classes/${classId}/overview?operation=addition`, headers),
    )
    notes.reads.push(performance.now() - sentAt)
    if (received.status === 304) notes.unchanged++
    tag = received.tag
  }
  let isDue = true
  let wake = () => {}
  const change = () => {
    isDue = true
    wake()
  }
  const listen = async () => {
    const stream = await open(port)
    stream.on('data', (part) => {
      const events = part.toString('latin1').match(/^data: .*"kind":"records"/gm)?.length ?? 0
      notes.events += events
      if (events > 0) change()
    })
    // The server closes a stream that is read too slowly, and a browser opens it again.
    stream.once('close', () => setTimeout(listen, retry))
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
    stream.write(requestTo(port, 'GET', `/api/classes/${classId}/events?account=${account}`, headers))
    change()
  }
  await listen()
  while (!over.aborted) {
    if (!isDue)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    isDue = false
    await read()
    await delay(calm)
  }
}
