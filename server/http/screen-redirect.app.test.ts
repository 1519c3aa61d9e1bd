import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawSocket } from '../test/raw-socket.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function locationOf(path: string, method = 'GET') {
  const response = await fetch(app.url + path, { method, redirect: 'manual' })
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() }
}

/** The paths of the route tables (docs/product/routes.md, "Paths"), with an example for each parameter. */
const specified = [
  '/login',
  '/register',
  '/student/registration',
  '/student/dashboard',
  '/teacher/registration',
  '/teacher/dashboard',
  '/main',
  '/main/fouroperations',
  '/main/fouroperations/bedmas',
  '/main/fouroperations/wordproblems',
  '/main/fouroperations/addition/1/1.1',
  '/main/numberstructure',
  '/main/numberstructure/phase1',
  '/main/numberstructure/phase1/year1/1.1',
  '/main/numberstructure/phase2',
  '/main/numberstructure/phase3',
  '/main/timestable',
  '/main/timestable/1/1.1',
  '/main/measurement',
  '/main/measurement/length',
  '/main/measurement/length/phase1/1.1',
  '/studentprogress?code=ABC123',
  '/studentprogress/measurement?code=ABC123&student=1&domain=length',
  '/studentprogress/timestable?code=ABC123&student=1',
  '/studentprogress/fouroperations?code=ABC123&student=1&op=addition',
  '/progressoverview?code=ABC123',
  '/progressoverview/measurement?code=ABC123&domain=length',
  '/progressoverview/fouroperations?code=ABC123&op=addition',
  '/progressoverview/timestable',
]

describe('the address of a screen that was typed without "#"', () => {
  it.each(specified)(
    'the address of a screen without "#" redirects to the screen, with its query: %s',
    async (path) => {
      expect(await locationOf(path)).toMatchObject({ status: 302, location: `/#${path}` })
    },
  )

  it('the address of a screen redirects also with a slash at its end, and for a HEAD request', async () => {
    expect(await locationOf('/login/')).toMatchObject({ status: 302, location: '/#/login/' })
    expect(await locationOf('/login', 'HEAD')).toMatchObject({ status: 302, location: '/#/login' })
  })
})

describe('any other address', () => {
  it.each([
    '/nothing',
    '/loginx',
    '/Login',
    '/ui',
    '/main.js',
    '/settings/login',
    '/%2Flogin',
    '/login%2F..',
    '/.login',
  ])('an address of no screen returns 404 with a message: %s', async (path) => {
    const { status, location, text } = await locationOf(path)
    expect({ status, location }).toEqual({ status: 404, location: null })
    expect(text).toContain('<h1>There is no such page.</h1>')
  })

  it('a POST to the address of a screen returns 404', async () => {
    expect(await locationOf('/login', 'POST')).toMatchObject({ status: 404, location: null })
  })

  it.each([
    '//evil.example',
    '//evil.example/login',
    '//evil.example/%2e%2e/login',
    '/\\evil.example',
    '/\\evil.example/login',
    '/%5Cevil.example',
    '/login/..//evil.example',
    '/%2F%2Fevil.example/login',
    '/@evil.example/login',
    '/login@evil.example',
    '///login',
    'http://evil.example/login',
    '/login/%0d%0aLocation:%20https://evil.example',
    '/login//evil.example',
    '/login?https://evil.example',
    '/login/\\evil.example',
  ])('an address never redirects to another site: %s', async (path) => {
    const socket = await rawSocket(app.url)
    // A raw socket is needed, because ordinary clients would change these paths before sending them.
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nConnection: close\r\n\r\n`)
    await socket.closed
    const [, location = '/#/'] = /^location: (.*)\r$/im.exec(socket.received()) ?? []
    expect(location).toMatch(/^\/#\//)
    expect(new URL(location, app.url).origin).toBe(app.url)
    expect(socket.received().match(/^location:/gim) ?? []).toHaveLength(location === '/#/' ? 0 : 1)
  })
})
