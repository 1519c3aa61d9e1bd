import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'solve-it-web-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><title>Solve it! Maths</title><meta content="%PUBLIC_URL%/a.png">${' '.repeat(2000)}`,
)
const script = 'console.log(1)\n'.repeat(200)
writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
writeFileSync(join(folder, 'icon.png'), 'a picture')
const app = new Hono().route('/', await staticFiles(folder, 'https://maths.school.nz'))
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('the files of the built web app', () => {
  it.each(['/', '/index.html'])('the page is served at %s, and a browser checks it at each visit', async (path) => {
    const page = await get(path)
    expect(await page.text()).toContain('Solve it! Maths')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const again = await get(path, { 'If-None-Match': page.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })
  it('the page is compressed', async () => {
    const page = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(page.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await page.arrayBuffer()).toString()).toContain('Solve it! Maths')
  })
  it('the page contains the address of the server, for previews of a link', async () => {
    expect(await (await get('/')).text()).toContain('content="https://maths.school.nz/a.png"')
  })
  it('a file with a hash in its name is cached for a year', async () => {
    const file = await get('/assets/app-1a2b.js')
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(await file.text()).toBe(script)
  })
  it('a browser checks any other file at each visit', async () => {
    const file = await get('/icon.png')
    expect(file.headers.get('Cache-Control')).toBe('no-cache')
    expect(file.headers.get('Content-Type')).toBe('image/png')
    expect((await get('/icon.png', { 'If-None-Match': file.headers.get('ETag') ?? '' })).status).toBe(304)
  })
  it('a file is sent as the build compressed it, in an encoding that the browser accepts', async () => {
    const br = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
    expect(gzip.headers.get('Vary')).toBe('Accept-Encoding')
  })
  it.each(['/icon.png', '/assets/app-1a2b.js'])(
    'a cache keeps the compressed and the uncompressed file apart: %s',
    async (path) => {
      expect((await get(path)).headers.get('Vary')).toBe('Accept-Encoding')
      expect((await get(path, { 'Accept-Encoding': 'br' })).headers.get('Vary')).toBe('Accept-Encoding')
    },
  )
  it.each(['/', '/icon.png', '/assets/app-1a2b.js'])('HEAD has the headers of GET and no body: %s', async (path) => {
    const [file, head] = [await get(path), await app.request(path, { method: 'HEAD' })]
    expect([...head.headers]).toEqual([...file.headers])
    expect(await head.text()).toBe('')
    const tag = file.headers.get('ETag')
    if (tag) expect((await app.request(path, { method: 'HEAD', headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
  it('HEAD of a file that does not exist is not found', async () => {
    expect((await app.request('/nothing', { method: 'HEAD' })).status).toBe(404)
  })
  it.each(['/assets/', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/nothing'])(
    'a path outside the folder is not found: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
  it('a request that would change a file is not found', async () => {
    expect((await app.request('/icon.png', { method: 'POST' })).status).toBe(404)
  })
  it('a server without a build serves no file', async () => {
    const without = new Hono().route('/', await staticFiles(join(folder, 'not-built'), 'https://maths.school.nz'))
    expect((await without.request('/')).status).toBe(404)
  })
})
