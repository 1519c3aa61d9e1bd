import { describe, expect, it } from 'vitest'
import { createStreams, streamsOfAccount, streamsOfSession } from './streams.ts'

describe('open streams', () => {
  const open = (streams = createStreams()) => {
    const ended: string[] = []
    const add = (session: string, name: string, account = session) =>
      streams.add({ session, account }, (reason) => ended.push(`${name} ${reason}`))
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

  it('are so many an account, through however many sessions', () => {
    const { ended, add } = open()
    for (let i = 0; i < streamsOfAccount; i++) add(`session ${i}`, `${i}`, 'hana')
    add('session of sam', 'his')
    expect(ended).toEqual([])
    add('one more', 'new', 'hana')
    add('session 1', 'newer', 'hana')
    expect(ended).toEqual(['0 displaced', '1 displaced'])
  })

  it('end with their session, and those of others go on', () => {
    const { streams, ended, add } = open()
    add('at school', 'first', 'hana')
    add('at home', 'second', 'hana')
    streams.endSession('at school')
    expect(ended).toEqual(['first over'])
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
