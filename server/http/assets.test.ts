import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { loadAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'solve-it-web-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><title>Solve it! Maths</title><meta content="%PUBLIC_URL%/a.png">',
)
const script = 'console.log(1)\n'.repeat(200)
writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
const app = new Hono().use(await loadAssets(folder, 'https://maths.school.nz'))
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('the built web app', () => {
  it('the page at / is revalidated at each load', async () => {
    const page = await get('/')
    expect(await page.text()).toContain('Solve it! Maths')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const again = await get('/', { 'If-None-Match': page.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })
  it('the page contains its public address, for previews of a link', async () => {
    expect(await (await get('/')).text()).toContain('content="https://maths.school.nz/a.png"')
  })
  it('a file with a hash in its name may be cached for ever', async () => {
    const file = await get('/assets/app-1a2b.js')
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await file.text()).toBe(script)
  })
  it('a file is compressed for a client that accepts it', async () => {
    const br = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
    expect(gzip.headers.get('Vary')).toBe('Accept-Encoding')
  })
  it('a path outside the folder returns 404', async () => {
    for (const path of [
      '/assets/',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/nothing',
    ])
      expect((await get(path)).status).toBe(404)
  })
  it('a server without a built web app returns 404', async () => {
    const without = new Hono().use(await loadAssets(join(folder, 'not-built'), 'https://maths.school.nz'))
    expect((await without.request('/')).status).toBe(404)
  })
})
