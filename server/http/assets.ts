import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

const typeByExtension: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

type Bytes = Uint8Array<ArrayBuffer>

interface Asset {
  readonly type: string
  readonly tag: string
  readonly immutable: boolean
  readonly plain: Bytes
  readonly br?: Bytes
  readonly gzip?: Bytes
}
type Encoding = 'br' | 'gzip'

/**
 * Returns a handler for the built web app. The files are read and compressed once at start and served from memory, so
 * nothing outside the folder can be requested. Files under assets/ have a hash in their name and never change. A page
 * contains its public address, because previews of a link need absolute addresses.
 */
export async function loadAssets(folder: string, publicUrl: string): Promise<MiddlewareHandler> {
  const assets = new Map(await Promise.all((await filesIn(folder)).map((file) => load(folder, file, publicUrl))))
  return async (c, next) => {
    const asset = assets.get(c.req.path === '/' ? '/index.html' : c.req.path)
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    return serve(c, asset)
  }
}

/** Returns the files of a folder, or none where the app is not built. The API runs without it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function load(folder: string, file: string, publicUrl: string): Promise<[path: string, asset: Asset]> {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  const type = typeByExtension[extname(file)] ?? 'application/octet-stream'
  const plain = extname(file) === '.html' ? await readPage(file, publicUrl) : new Uint8Array(await readFile(file))
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const packed = /^(text|application|image\/svg)/.test(type) ? await pack(plain) : {}
  return [path, { type, tag, immutable: path.startsWith('/assets/'), plain, ...packed }]
}

async function readPage(file: string, publicUrl: string): Promise<Bytes> {
  const page = await readFile(file, 'utf8')
  return new TextEncoder().encode(page.replaceAll('%PUBLIC_URL%', publicUrl))
}

async function pack(plain: Bytes): Promise<Record<Encoding, Bytes>> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, quality),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
}

function serve(c: Context, asset: Asset): Response {
  const caching = { ETag: asset.tag, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl(asset) }
  if (c.req.header('If-None-Match') === asset.tag) return c.body(null, 304, caching)
  const accepted = c.req.header('Accept-Encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => asset[name] && new RegExp(`\\b${name}\\b`).test(accepted))
  const coded = encoding ? { 'Content-Encoding': encoding } : {}
  return c.body((encoding && asset[encoding]) ?? asset.plain, 200, { ...caching, ...coded, 'Content-Type': asset.type })
}

function cacheControl({ immutable }: Asset): string {
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}
