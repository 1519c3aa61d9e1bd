import { describe, expect, it, vi } from 'vitest'
import type { Account } from '#contract'
import { ApiError } from '../client/call.ts'
import { createSession } from './session.ts'

const hana: Account = {
  id: 'hana',
  firstName: 'Hana',
  lastName: 'R',
  email: 'hana@school.test',
  displayName: null,
  role: 'student',
  isRegistrationComplete: true,
  picture: null,
  mergedFrom: null,
}
const lost = () => new ApiError(0, { problem: 'network', message: 'No connection' })
const refused = () => new ApiError(401, { problem: 'notSignedIn', message: 'Log in' })

function setUp(...replies: readonly (Account | null | Error)[]) {
  const time = { now: 0 }
  const left = [...replies]
  const fetchAccount = vi.fn(async () => {
    const reply = left.shift() ?? null
    if (reply instanceof Error) throw reply
    return reply
  })
  const onSignedOut = vi.fn()
  const session = createSession({ fetchAccount, now: () => time.now, pause: async () => {}, onSignedOut })
  return { session, fetchAccount, onSignedOut, time }
}

describe('the session of an account', () => {
  it('a session is unknown until the server has replied', async () => {
    const { session } = setUp(hana)
    expect(session.read()).toEqual({ account: undefined, isFetching: false, hasFailed: false })
    const refreshed = session.refresh()
    expect(session.read().isFetching).toBe(true)
    await refreshed
    expect(session.read()).toEqual({ account: hana, isFetching: false, hasFailed: false })
  })

  it('two screens that open together send one request', async () => {
    const { session, fetchAccount } = setUp(hana)
    await Promise.all([session.refresh(), session.refresh()])
    expect(fetchAccount).toHaveBeenCalledTimes(1)
  })

  it('a known account is not fetched again within a minute', async () => {
    const { session, fetchAccount, time } = setUp(hana, hana)
    await session.refresh()
    time.now = 59_999
    session.refreshIfStale()
    expect(fetchAccount).toHaveBeenCalledTimes(1)
    time.now = 60_000
    session.refreshIfStale()
    expect(fetchAccount).toHaveBeenCalledTimes(2)
  })

  it('an unchanged account stays the same object', async () => {
    const { session } = setUp(hana, { ...hana })
    await session.refresh()
    const { account } = session.read()
    await session.refresh()
    expect(session.read().account).toBe(account)
  })

  it('a lost request is repeated once', async () => {
    const { session } = setUp(lost(), hana)
    await session.refresh()
    expect(session.read().account).toBe(hana)
  })

  it('a session that cannot be fetched has failed, and may be tried again', async () => {
    const { session } = setUp(lost(), lost(), hana)
    await session.refresh()
    expect(session.read()).toEqual({ account: undefined, isFetching: false, hasFailed: true })
    await session.refresh()
    expect(session.read().account).toBe(hana)
  })

  it('an account that the device keeps is shown without the network, and is fetched at once', async () => {
    const { session, fetchAccount } = setUp(lost(), lost())
    session.seed(hana)
    session.refreshIfStale()
    expect(fetchAccount).toHaveBeenCalledTimes(1)
    await session.refresh()
    expect(session.read()).toEqual({ account: hana, isFetching: false, hasFailed: false })
  })

  it('a session that the server has ended is signed out', async () => {
    const { session, onSignedOut } = setUp(hana, refused())
    await session.refresh()
    await session.refresh()
    expect(session.read().account).toBeNull()
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  })

  it('a screen that opens after a signed-out one asks again', async () => {
    const { session } = setUp(null)
    const unsubscribe = session.subscribe(() => {})
    await session.refresh()
    expect(session.read().account).toBeNull()
    unsubscribe()
    expect(session.read().account).toBeUndefined()
  })
})
