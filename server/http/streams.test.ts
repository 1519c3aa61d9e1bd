import { describe, expect, it } from 'vitest'
import { createStreams, streamsOfAccount, streamsOfSession } from './streams.ts'

describe('open streams', () => {
  const open = (streams = createStreams()) => {
    const ended: string[] = []
    const add = (session: string, name: string, account = session) =>
      streams.add({ session, account }, (reason) => ended.push(`${name} ${reason}`))
    return { streams, ended, add }
  }

  it('a stream over the limit of a session ends its oldest one, and another session is unaffected', () => {
    const { ended, add } = open()
    for (let i = 0; i < streamsOfSession; i++) add('hana', `${i}`)
    add('sam', 'his')
    expect(ended).toEqual([])
    add('hana', 'new')
    expect(ended).toEqual(['0 displaced'])
  })

  it('a stream over the limit of an account ends its oldest one, whatever its session', () => {
    const { ended, add } = open()
    for (let i = 0; i < streamsOfAccount; i++) add(`session ${i}`, `${i}`, 'hana')
    add('session of sam', 'his')
    expect(ended).toEqual([])
    add('one more', 'new', 'hana')
    add('session 1', 'newer', 'hana')
    expect(ended).toEqual(['0 displaced', '1 displaced'])
  })

  it('a stream ends with its session, and one of another session goes on', () => {
    const { streams, ended, add } = open()
    add('at school', 'first', 'hana')
    add('at home', 'second', 'hana')
    streams.endSession('at school')
    expect(ended).toEqual(['first over'])
  })

  it('a closed stream does not count', () => {
    const { ended, add } = open()
    for (let i = 0; i < 3 * streamsOfSession; i++) add('hana', `${i}`)()
    expect(ended).toEqual([])
  })

  it('a stream ends when the server stops, and a later one at once', () => {
    const { streams, ended, add } = open()
    add('hana', 'first')
    add('sam', 'second')
    streams.stop()
    add('sam', 'late')
    expect(ended).toEqual(['first stopping', 'second stopping', 'late stopping'])
  })
})
