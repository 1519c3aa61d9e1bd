import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountHeader, api } from '#contract'
import { startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = (path: string) => app.browser().open(path)

describe('the server', () => {
  it('a running server reports that it is alive and ready', async () => {
    expect(await open('/healthz')).toMatchObject({ status: 200, text: 'alive' })
    expect(await open('/readyz')).toMatchObject({ status: 200, text: 'ready' })
  })

  it('describes every endpoint, with who may call it and how', async () => {
    const { paths, components } = JSON.parse((await open('/openapi.json')).text)
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(['GET /healthz', 'GET /readyz', ...Object.keys(api)].sort())
    const post = paths['/api/rounds/{round}/moves'].post
    expect(post['x-who']).toBe('student')
    expect(post.security).toEqual([{ session: [], account: [] }])
    expect(post.parameters).toContainEqual(
      expect.objectContaining({ name: accountHeader, in: 'header', required: true }),
    )
    expect(post.requestBody.content['application/json'].schema.required).toContain('moves')
    expect(Object.keys(post.responses).sort()).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(components.schemas.Problem.properties.problem.enum).toContain('outOfOrder')
    const query = paths['/api/classes/{class}/students/{student}/progress'].get.parameters
    expect(query).toContainEqual(expect.objectContaining({ name: 'operation', in: 'query', required: true }))
    expect(query).toContainEqual(expect.objectContaining({ name: 'class', in: 'path', required: true }))
    const removal = paths['/api/classes/{class}/students/{student}/removals'].post
    expect(removal.requestBody.content['application/json'].schema).toMatchObject({
      required: ['id'],
      dependentRequired: { operation: ['levelId'], levelId: ['operation'] },
    })
    const registration = paths['/api/session/registration'].put.requestBody.content['application/json'].schema
    expect(registration.oneOf.map(({ required }: { required: string[] }) => required)).toEqual([
      ['role', 'firstName', 'lastName'],
      ['role', 'firstName', 'lastName', 'school', 'country', 'ageRange'],
    ])
    const events = paths['/api/classes/{class}/events'].get
    expect(Object.keys(events.responses[200].content)).toEqual(['text/event-stream'])
    expect(events.parameters).toContainEqual(expect.objectContaining({ name: 'account', in: 'query', required: true }))
  })

  it('no endpoint takes the body of a DELETE, which some proxies drop', async () => {
    const { paths } = JSON.parse((await open('/openapi.json')).text)
    const deletes = Object.values<{ delete?: object }>(paths).flatMap((methods) => methods.delete ?? [])
    expect(deletes.length).toBeGreaterThan(0)
    for (const operation of deletes) expect(operation).not.toHaveProperty('requestBody')
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
  })

  it('a response of the local provider has the security headers', async () => {
    const { headers, status } = await open('/oidc/auth?client_id=nobody')
    expect(status).toBe(400)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull()
  })

  it('a response with personal data must not be cached', async () => {
    expect((await open('/api/session')).headers.get('Cache-Control')).toBe('no-store')
  })
})
