import { describe, expect, it } from 'vitest'
import { createStreams, streamsOfSession } from './streams.ts'

describe('open streams', () => {
  const open = (streams = createStreams()) => {
    const ended: string[] = []
    const add = (session: string, name: string) => streams.add(session, (reason) => ended.push(`${name} ${reason}`))
    return { streams, ended, add }
  }

  it('are so many a session; one more ends the oldest, and other sessions are left alone', () => {
    const { ended, add } = open()
    for (let i = 0; i < streamsOfSession; i++) add('hana', `${i}`)
    add('sam', 'his')
    expect(ended).toEqual([])
    add('hana', 'new')
    expect(ended).toEqual(['0 displaced'])
  })

  it('that are closed make room', () => {
    const { ended, add } = open()
    for (let i = 0; i < 3 * streamsOfSession; i++) add('hana', `${i}`)()
    expect(ended).toEqual([])
  })

  it('end when the server stops, and so does one that comes too late', () => {
    const { streams, ended, add } = open()
    add('hana', 'first')
    add('sam', 'second')
    streams.stop()
    add('sam', 'late')
    expect(ended).toEqual(['first stopping', 'second stopping', 'late stopping'])
  })
})
