import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapi } from './http/openapi.ts'
import { headOf, rawSocket } from './test/raw-socket.ts'
import { startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { SECURITY_CONTACT: 'mailto:security@kauri.school.nz' } })
})
afterAll(() => app.close())

const open = (path: string) => app.browser().open(path)

describe('the server', () => {
  it('a running server reports that it is alive and ready', async () => {
    expect(await open('/healthz')).toMatchObject({ status: 200, text: 'alive' })
    expect(await open('/readyz')).toMatchObject({ status: 200, text: 'ready' })
  })

  it('the server says where to report a weakness (RFC 9116)', async () => {
    const { text, headers } = await open('/.well-known/security.txt')
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(text).toMatch(/^Contact: mailto:security@kauri\.school\.nz$/m)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
  })

  it('the server serves a description of its API', async () => {
    expect(JSON.parse((await open('/openapi.json')).text)).toMatchObject(openapi(app.url))
  })

  it('a page has the headers that isolate it from other sites', async () => {
    const { headers } = await open('/')
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('no response allows another site to read it', async () => {
    const { headers } = await app.browser().open('/api/session', { headers: { Origin: 'https://evil.example' } })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it.each(['/', '/api/session'])('TRACE of %s does not return the request', async (path) => {
    const socket = await rawSocket(app.url)
    socket.write(headOf('TRACE', path, { Connection: 'close', Cookie: 'session=secret-of-mia' }))
    await socket.closed
    expect(socket.received()).toMatch(/^HTTP\/1.1 404 /)
    expect(socket.received()).not.toContain('secret-of-mia')
  })

  it('a response of the local provider has the security headers', async () => {
    const { headers, status } = await open('/oidc/auth?client_id=nobody')
    expect(status).toBe(400)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull()
  })

  it.each([
    ['a path with a backslash', '/..\\'],
    ['an address of another scheme', 'ftp://localhost/'],
  ])('%s is refused with the security headers', async (_, target) => {
    const socket = await rawSocket(app.url)
    socket.write(headOf('GET', target, { Connection: 'close' }))
    await socket.closed
    expect(socket.received()).toMatch(/^HTTP\/1.1 400 /)
    expect(socket.received().toLowerCase()).toContain("frame-ancestors 'none'")
    expect(socket.received().toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 30'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['a length with a sign', 'Content-Length: +4'],
    ['an unknown transfer encoding', 'Transfer-Encoding: xchunked'],
  ])('a request with %s is refused, and what follows it is not read as another request', async (_, framing) => {
    const socket = await rawSocket(app.url)
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
    socket.write(`POST /api/memberships HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n0\r\n\r\n${smuggled}`)
    await socket.closed
    expect(socket.received()).toMatch(/^HTTP\/1.1 400 /)
    expect(socket.received()).not.toContain('alive')
  })

  it('a response with personal data must not be cached', async () => {
    expect((await open('/api/session')).headers.get('Cache-Control')).toBe('no-store')
  })
})
