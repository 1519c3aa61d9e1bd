/** A server in front of the app's, which can release another version and break off downloads. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from './test.ts'

export interface FrontServer {
  readonly url: string
  /** From now on the script of the service worker is changed like this. */
  changeWorker(change: (script: string) => string): void
  /** From now on the service worker gets a changed page to keep. A visit gets the page of the app. */
  changeKeptPage(change: (html: string) => string): void
  /** From now on requests of these paths get no response. */
  breakOff(paths: RegExp | null): void
  /** From now on, requests of these paths are refused, as by a faulty server. */
  refuse(paths: RegExp): void
  /** From now on the script of the service worker is kept by its address for ever, like by a careless proxy. */
  cacheWorkers(): void
}

interface WithFront {
  /** The front of a server that only this test uses, and a device there. */
  front: FrontServer & { readonly page: Page }
}

export const test = base.extend<WithFront>({
  front: async ({ startServer, openDevice }, use) => {
    let portOfApp = 0
    const changed = { worker: (script: string) => script, page: (html: string) => html }
    let broken: RegExp | null = null
    let refused: RegExp | null = null
    let cache: Map<string, string> | null = null
    const server = createServer((incoming, outgoing) => {
      const { method, url: path = '', headers } = incoming
      if (broken?.test(path)) return void outgoing.destroy()
      if (refused?.test(path)) {
        outgoing.writeHead(422, { 'content-type': 'application/json' })
        return void outgoing.end(JSON.stringify({ problem: 'refused', message: 'The server has a mistake' }))
      }
      const cached = cache?.get(path)
      if (cached) return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(cached)
      const { pathname } = new URL(path, 'http://localhost')
      const isKeptPage = path === '/' && headers['sec-fetch-dest'] !== 'document'
      const change = pathname === '/sw.js' ? changed.worker : isKeptPage ? changed.page : null
      const sent = change ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
      const passed = ask({ port: portOfApp, host: 'localhost', method, path, headers: sent }, (reply) => {
        // The browser must not take the changed file for the one of the app.
        const { 'content-length': _, etag: __, ...rest } = reply.headers
        outgoing.writeHead(reply.statusCode ?? 500, change ? rest : reply.headers)
        if (!change) return void reply.pipe(outgoing)
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          const text = change(Buffer.concat(parts).toString())
          if (!isKeptPage) cache?.set(path, text)
          outgoing.end(text)
        })
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    })
    await new Promise<void>((ready) => server.listen(0, ready))
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    portOfApp = Number(new URL((await startServer({ PUBLIC_URL: url })).url).port)
    const page = await openDevice(url)
    await use({
      url,
      page,
      changeWorker: (change) => {
        changed.worker = change
      },
      changeKeptPage: (change) => {
        changed.page = change
      },
      breakOff: (paths) => {
        broken = paths
      },
      refuse: (paths) => {
        refused = paths
      },
      cacheWorkers: () => {
        cache = new Map()
      },
    })
    // The device must not see the server end.
    await page.context().close()
    server.closeAllConnections()
    server.close()
  },
})
