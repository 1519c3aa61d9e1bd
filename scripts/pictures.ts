/**
 * `npm run pictures`: renders our drawings as the PNG pictures for browsers, home screens and previews of a link. Run
 * it after a change of a drawing, of a colour or in `scripts/pictures/`. Needs Chromium.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { socialPage } from './pictures/social.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const art = (path: string) => readFile(join(root, 'web/ui', path), 'utf8')
const font = async (path: string) => (await readFile(join(root, 'node_modules/@fontsource', path))).toString('base64')

const mark = await art('parts/mark.svg')
const wordmark = await art('base/wordmark.svg')
const headline = await font('baloo-2/files/baloo-2-latin-700-normal.woff2')

const pictures = [
  { name: 'favicon-32', width: 32, height: 32, page: iconPage(mark) },
  { name: 'apple-touch-icon', width: 180, height: 180, page: iconPage(mark, { room: 0.94 }) },
  { name: 'icon-192', width: 192, height: 192, page: iconPage(mark) },
  { name: 'icon-512', width: 512, height: 512, page: iconPage(mark) },
  // Systems cut this picture to any shape, so the mark is smaller than the inner four fifths.
  { name: 'icon-maskable-512', width: 512, height: 512, page: iconPage(mark, { room: 0.72 }) },
  { name: 'social', width: 1200, height: 630, page: socialPage(wordmark, headline) },
]

await writeFile(join(root, 'web/public/favicon.svg'), mark)
const browser = await chromium.launch(chromiumOptions)
try {
  for (const { name, width, height, page: content } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(content)
    await page.evaluate('document.fonts.ready')
    const path = join(root, 'web/public', `${name}.png`)
    await page.screenshot({ path, omitBackground: true })
    await page.close()
    console.log(`${name}.png, ${width} × ${height}, ${((await stat(path)).size / 1000).toFixed(1)} KB`)
  }
} finally {
  await browser.close()
}

/**
 * Returns the mark as a page for a screenshot. `room` is the share of the picture that the mark takes, and its yellow
 * ground then reaches every edge. Without `room` the corners are round and transparent.
 */
function iconPage(mark: string, { room }: { room?: number } = {}): string {
  const ground = room === undefined ? 'transparent' : '#ffe629'
  return `<!doctype html>
<style>
  body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
  svg { width: ${(room ?? 1) * 100}vmin; height: auto }
</style>
${mark}`
}
