import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'

onBothEngines((opened) => {
  test('a session has its account and the time of its sign-in', async () => {
    const { sessions } = opened.store
    const accountId = newClaims().id
    opened.clock.now = 1_770_000_000_000
    await sessions.create('hash of a token', accountId)
    const times = { createdAt: 1_770_000_000_000, lastSeenAt: 1_770_000_000_000 }
    expect((await sessions.selectWithAccount('hash of a token', null))?.session).toEqual({
      tokenHash: 'hash of a token',
      accountId,
      ...times,
    })
    expect(await sessions.selectWithAccount('hash of another token', null)).toBeNull()
  })

  test('a request updates the time a session was last seen, not the time it began', async () => {
    const { sessions } = opened.store
    opened.clock.now = 5_000
    await sessions.create('touched', newClaims().id)
    opened.clock.now = 9_000
    await sessions.touch('touched')
    expect((await sessions.selectWithAccount('touched', null))?.session).toMatchObject({
      createdAt: 5_000,
      lastSeenAt: 9_000,
    })
  })

  test('a revoked session is gone, and another session of the same account stays', async () => {
    const { sessions } = opened.store
    const { id } = newClaims()
    await sessions.create('tablet', id)
    await sessions.create('laptop', id)
    await sessions.revoke('tablet')
    expect(await sessions.selectWithAccount('tablet', null)).toBeNull()
    expect(await sessions.selectWithAccount('laptop', null)).not.toBeNull()
    await expect(sessions.revoke('tablet')).resolves.toBeUndefined()
    await expect(sessions.touch('tablet')).resolves.toBeUndefined()
    expect(await sessions.selectWithAccount('tablet', null)).toBeNull()
  })

  test('a cleanup deletes at most a few hundred old sessions and no recent one', async () => {
    const { sessions } = opened.store
    const count = async () => (await opened.db.selectFrom('sessions').select('token_hash').execute()).length
    await sessions.deleteBegunBefore(Number.MAX_SAFE_INTEGER)
    opened.clock.now = 1_000
    for (let i = 0; i < 301; i++) await sessions.create(`old ${i}`, newClaims().id)
    opened.clock.now = 2_000
    await sessions.create('young', newClaims().id)
    await sessions.deleteBegunBefore(2_000)
    expect(await count()).toBe(2)
    await sessions.deleteBegunBefore(2_000)
    expect(await count()).toBe(1)
    expect(await sessions.selectWithAccount('young', null)).not.toBeNull()
  })
})
