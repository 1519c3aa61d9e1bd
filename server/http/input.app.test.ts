import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountHeader, api } from '#contract'
import { browserAt, requestFor } from '../test/browser.ts'
import { runChild } from '../test/child.ts'
import { freePort } from '../test/free-port.ts'
import { headOf, rawSocket } from '../test/raw-socket.ts'
import { emptyScene, samples } from '../test/sample-args.ts'
import { registerTeacher, settingsOf, startTestApp, type TestApp } from '../test/test-app.ts'
import { largestEmptyBody } from './input.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ofSignedIn = samples.filter(([, { key }]) => !key.startsWith('GET') && api[key].who !== 'anyone')

describe('a body of someone who is not signed in', () => {
  it.each([
    ['with its length', { 'Content-Length': 200_000 }, '{"name": "'],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }, 'a\r\n{"name": "\r\n'],
  ])(
    'an unknown caller is refused %s before the body has arrived, and the connection is closed',
    async (_, headers, beginning) => {
      const refuse = async ([, { key, argsIn }]: (typeof samples)[number]) => {
        const { path, init } = requestFor(key, argsIn(emptyScene))
        const socket = await rawSocket(app.url)
        socket.write(headOf(init.method, path, headers) + beginning)
        await socket.says('"problem":"notSignedIn"')
        await socket.closed
        expect(socket.received()).toMatch(/^HTTP\/1.1 401 /)
      }
      await Promise.all(ofSignedIn.map(refuse))
    },
  )

  it('a body larger than 1 KB is refused where the endpoint needs none', async () => {
    const socket = await rawSocket(app.url)
    socket.write(headOf('DELETE', '/api/session', { 'Content-Length': largestEmptyBody + 1 }))
    await socket.says('"problem":"tooLarge"')
    expect(socket.received()).toMatch(/^HTTP\/1.1 413 /)
    await socket.closed
  })

  it('a sign-in does not read a large body', async () => {
    for (const path of ['/auth/start', '/auth/callback', '/auth/choose/nobody']) {
      const socket = await rawSocket(app.url)
      socket.write(headOf('POST', path, { 'Content-Length': 200_000 }))
      await socket.says('HTTP/1.1 40')
      await socket.closed
    }
  })

  it('a connection stays usable after a small and complete body is refused', async () => {
    const socket = await rawSocket(app.url)
    const request = `${headOf('POST', '/api/classes', { 'Content-Length': 2 })}{}`
    socket.write(request)
    await socket.says('"problem":"notSignedIn"')
    socket.write(headOf('GET', '/healthz', { Connection: 'close' }))
    await socket.says('alive')
    await socket.closed
  })
})

describe('a client that hangs up before its body has ended', () => {
  it('clients that hang up before their body is read store nothing, and the server goes on', async () => {
    const [PORT, data] = [String(await freePort()), settingsOf(app.database)]
    const server = runChild('server/main.ts', { ...data, PORT })
    await server.says('Sign-in:')
    const url = `http://localhost:${PORT}`
    const hana = await registerTeacher({ browser: () => browserAt(url) }, 'hana.ngata@kauri.school.nz')
    const signedIn = { [accountHeader]: hana.account, Cookie: hana.jar.headerFor(new URL(url)) }
    const { path, init } = requestFor('POST /api/classes', { id: randomUUID(), name: 'Room 5' })
    const beginnings = ['', init.body?.slice(0, 10) ?? '']
    const times = 20
    for (let i = 0; i < times; i++) {
      for (const beginning of beginnings) {
        const socket = await rawSocket(url)
        socket.write(headOf('POST', path, { ...signedIn, 'Content-Length': 1000 }) + beginning)
        // Without a pause, the server may not have begun to read the body.
        socket.hangUp()
      }
    }
    const lines = () =>
      server
        .stderr()
        .split('\n')
        .filter((line) => line.includes('"POST","route":"/api/classes"'))
    await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(times * beginnings.length)
    expect(await hana.call('GET /api/classes', {})).toMatchObject({ classes: [], waiting: {}, due: {} })
    expect((await hana.ask('POST /api/classes', { id: randomUUID(), name: 'Room 5' })).status).toBe(200)
    server.process.kill()
    expect(await server.ended).toBe(0)
    for (const line of lines().slice(0, -1)) expect(JSON.parse(line)).toMatchObject({ level: 30, status: 400 })
    expect(server.stderr()).not.toMatch(/"msg":"failed"|unhandled|aborted/i)
  })

  it('a client that hangs up within its body is logged as a bad request, not as a failure', async () => {
    const [PORT, data] = [String(await freePort()), settingsOf(app.database)]
    const server = runChild('server/main.ts', { ...data, PORT })
    await server.says('Sign-in:')
    const url = `http://localhost:${PORT}`
    const mia = browserAt(url)
    await mia.signIn('mia@kauri.school.nz')
    const signedIn = { [accountHeader]: mia.account, Cookie: mia.jar.headerFor(new URL(url)) }
    const lengths = [{ 'Content-Length': 1000 }, { 'Transfer-Encoding': 'chunked' }]
    for (const length of lengths) {
      const socket = await rawSocket(url)
      socket.write(`${headOf('PUT', '/api/session/registration', { ...signedIn, ...length })}3\r\n{"f\r\n`)
      // This request gives the server time to begin reading the body.
      await fetch(`${url}/healthz`)
      socket.hangUp()
    }
    const linesOf = (route: string) =>
      server
        .stderr()
        .split('\n')
        .filter((line) => line.includes(`"${route}"`))
    await expect.poll(() => linesOf('/api/session/registration').length).toBe(lengths.length)
    server.process.kill()
    await server.ended
    for (const line of linesOf('/api/session/registration'))
      expect(JSON.parse(line)).toMatchObject({ level: 30, status: 400 })
    expect(server.stderr()).not.toContain('"msg":"failed"')
  })
})
