import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unattendedHeader } from '#contract/headers'
import { call } from '../../api/client/call.ts'
import { isAttended, watchTouches } from './activity.ts'

const page = new EventTarget()
watchTouches(page)

let sent: Record<string, string>[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  sent = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers)
    return Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = () => call('GET /api/classes', {})

describe('a page that nobody has touched for a minute', () => {
  const events = ['pointerdown', 'keydown', 'wheel', 'click']
  it.each(events)('an untouched page marks its reads as unattended until the next %s', async (type) => {
    page.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(59_999)
    await read()
    vi.advanceTimersByTime(1)
    await read()
    page.dispatchEvent(new Event(type))
    await read()
    expect(sent.map((headers) => headers[unattendedHeader])).toEqual([undefined, '1', undefined])
  })

  it('an untouched page does not mark its changes, because answers of a child may be sent late', async () => {
    page.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(60_000)
    expect(isAttended()).toBe(false)
    await call('POST /api/classes', { id: '', name: '' })
    expect(sent).toEqual([{ 'Content-Type': 'application/json' }])
  })
})
