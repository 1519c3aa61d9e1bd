import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Sends any headers, including those that fetch refuses. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(app.url)
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { Host: new URL(app.url).host, ...headers } },
      (response) => {
        response.resume()
        const { location } = response.headers
        resolve({ status: response.statusCode ?? 0, ...(location && { location }) })
      },
    )
    sent.once('error', reject).end()
  })
}

describe('with local sign-in', () => {
  it('a request from this machine succeeds', async () => {
    expect(await ask('/api/session')).toEqual({ status: 200 })
  })

  it.each([
    ['Forwarded', 'for=10.0.0.1'],
    ['X-Forwarded-For', '10.0.0.1'],
    ['X-Forwarded-Host', 'maths.example.nz'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '10.0.0.1'],
    ['Via', '1.1 proxy'],
  ])('a request that came through a proxy is refused: %s', async (name, value) => {
    for (const path of [
      '/',
      '/api/session',
      '/auth/start?for=login&role=student',
      '/oidc/.well-known/openid-configuration',
    ])
      expect((await ask(path, { [name]: value })).status).toBe(403)
  })

  it.each(['maths.example.nz', '192.168.1.5:3000', 'localhost.example.nz'])(
    'a request for another host is refused: %s',
    async (Host) => {
      expect((await ask('/api/session', { Host })).status).toBe(403)
      expect((await ask('/oidc/.well-known/openid-configuration', { Host })).status).toBe(403)
    },
  )

  it.each(['127.0.0.1', '[::1]'])('another name of this machine redirects to the public address: %s', async (name) => {
    const { port } = new URL(app.url)
    const Host = `${name}:${port}`
    const path = '/auth/start?for=login&role=student'
    expect(await ask(path, { Host })).toEqual({ status: 307, location: app.url + path })
    expect(await ask('/healthz', { Host })).toEqual({ status: 200 })
    expect(await ask('/readyz', { Host })).toEqual({ status: 200 })
  })
})
