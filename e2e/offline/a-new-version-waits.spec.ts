import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerRight, expectStreak, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

interface Front {
  readonly url: string
  readonly port: number
  /** From now on the service worker is that of another version. */
  release(): void
  close(): void
}

/** A server in front of the app's, which can release a new version. */
async function frontOf(portOfApp: () => number): Promise<Front> {
  let version = ''
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const isWorker = path === '/sw.js'
    const sent = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const passed = ask({ port: portOfApp(), host: 'localhost', method, path, headers: sent }, (reply) => {
      const { 'content-length': _, ...rest } = reply.headers
      outgoing.writeHead(reply.statusCode ?? 500, isWorker ? rest : reply.headers)
      reply.on('end', () => outgoing.end(isWorker ? version : undefined))
      reply.pipe(outgoing, { end: false })
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    release: () => {
      version = '\n// Another version'
    },
    close: () => void server.close(),
  }
}

const notice = 'A new Solve it! is here.'
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

test('a new version waits while a level is open, and is used when the child wants it', async ({
  startServer,
  openDevice,
}) => {
  let portOfApp = 0
  const front = await frontOf(() => portOfApp)
  const app = await startServer({ PUBLIC_URL: front.url })
  portOfApp = Number(new URL(app.url).port)
  const page = await openDevice(front.url)
  const student = await registeredStudent(front.url)
  await alreadyLoggedIn(page, student, front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await page.reload()

  const level = await page.context().newPage()
  await openLevel(level, '2.1')
  await answerRight(level)
  await expectStreak(level, 1)
  await expect.poll(() => level.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1)
  front.release()
  await lookForNewVersion(level)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(level.getByText(notice)).toBeHidden()

  await page.getByRole('button', { name: 'Use it now' }).click({ delay: 500 })
  await expect(page.getByText('First close the level in the other tab.')).toBeVisible()
  await expectStreak(level, 1)
  await answerRight(level)
  await expectStreak(level, 2)

  await level.close()
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Use it now' }).click()
  await again
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  front.close()
})

const serverPaths = [
  '/auth/start',
  '/oidc/auth',
  '/api/session',
  '/metrics',
  '/healthz',
  '/privacy',
  '/terms',
  '/legal',
]

test.describe('paths of the server', () => {
  test.use({ expectedErrors: [/status of 40[04]/] })

  test('the pages of the server never come from the device', async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.goto('/#/student/dashboard')
    await keptOnDevice(page)
    await page.reload()
    expect((await page.goto('/'))?.fromServiceWorker()).toBe(true)
    for (const path of serverPaths) {
      const response = await page
        .context()
        .newPage()
        .then((tab) => tab.goto(path).catch(() => null))
      expect(response?.fromServiceWorker() ?? false, path).toBe(false)
    }
  })
})

test('the service worker is never taken from the browser cache', async ({ page, app }) => {
  const { headers } = await page.request.get(`${app.url}/sw.js`).then((reply) => ({ headers: reply.headers() }))
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})
