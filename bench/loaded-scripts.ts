import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Opens a path in a blank page. Returns the kilobytes of JavaScript that it loads, after gzip. */
export async function scriptSize(page: Page, path: string, assets: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'networkidle' })
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = [...new Set(names)].map((name) => gzipSync(readFileSync(join(assets, name))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
