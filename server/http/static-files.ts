import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'

/** Files below this path have a hash in their name and never change. */
const hashed = '/assets/*'

/**
 * Serves the built web app from `folder`, or nothing if the app is not built. The build has compressed its files. The
 * page is kept in memory and contains `publicUrl`, because previews of a link need absolute addresses.
 */
export async function staticFiles(folder: string, publicUrl: string): Promise<Hono> {
  const files = new Hono()
  if (!existsSync(folder)) return files
  const page = (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll('%PUBLIC_URL%', publicUrl)
  files.use(headLikeGet(files))
  files.on(['GET'], ['/', '/index.html'], compress(), etag(), (c) => c.html(page, 200, { 'Cache-Control': 'no-cache' }))
  files.use(hashed, cache('public, max-age=31536000, immutable'))
  files.use(except(hashed, etag(), cache('no-cache')))
  files.use(serveStatic({ root: folder, precompressed: true }))
  return files
}

/** Sets Cache-Control and Vary on files that were found, whether the build has compressed them or not. */
function cache(control: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('Cache-Control', control)
    c.header('Vary', 'Accept-Encoding')
  }
}

/** Responds to HEAD with the headers of GET. The ETag is a hash of the body, which a response to HEAD does not have. */
function headLikeGet(files: Hono): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'HEAD') return next()
    const response = await files.request(c.req.url, { headers: c.req.header() })
    if (response.status === 404) return next()
    await response.body?.cancel()
    return new Response(null, response)
  }
}
