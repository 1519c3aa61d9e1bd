import lighthouse from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import type { CookieJar } from '../server/test/cookie-jar.ts'
import { median } from './statistics.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The kinds of files that a page loads. */
export const kinds = ['Script', 'Stylesheet', 'Font'] as const

export interface Audit {
  readonly name: string
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds, and layout shift. */
  readonly measured: { readonly lcp: number; readonly tbt: number; readonly cls: number }
  /** Bytes on the wire. */
  readonly bytes: Readonly<Record<(typeof kinds)[number], number>>
  /** What Lighthouse measured of this machine while it looked: about 2300 with nothing else to do, a third of it when busy. */
  readonly speed: number
  /** What keeps a score below 100, but for performance. */
  readonly complaints: readonly string[]
}

export interface Audited {
  readonly audit: Audit
  readonly html: string
}

/** Of three runs the middle one, as Lighthouse advises: a busy machine slows one of them down. */
const runs = 3

export async function openBrowser(address: string) {
  const browser = await puppeteer.launch(chromiumOptions)
  /** On a machine with too much to do Lighthouse sometimes misses the beginning of a page, and asks to be run again. */
  async function audit(name: string, url: string, triesLeft = 2): Promise<Audited> {
    const page = await browser.newPage()
    try {
      return await auditOnce(name, url, page)
    } catch (error) {
      if (triesLeft === 0) throw error
    } finally {
      await page.close()
    }
    return audit(name, url, triesLeft - 1)
  }

  return {
    /** Gives the browser somebody's cookies, and no others. */
    async signIn(jar: CookieJar | null): Promise<void> {
      await browser.deleteCookie(...(await browser.cookies()))
      const pairs = jar?.headerFor(new URL(address)).split('; ') ?? []
      const { hostname: domain } = new URL(address)
      const cookies = pairs.map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        return { name, value, domain, path: '/' }
      })
      await browser.setCookie(...cookies)
    },

    async audit(name: string, path: string): Promise<Audited> {
      const audited: Audited[] = []
      for (let run = 0; run < runs; run++) {
        audited.push(await audit(name, `${address}${path}`))
      }
      const middle = median(audited.map(({ audit }) => audit.scores.performance))
      return audited.find(({ audit }) => audit.scores.performance === middle)!
    },

    close: () => browser.close(),
  }
}

async function auditOnce(name: string, url: string, page: Page): Promise<Audited> {
  const result = await lighthouse(
    url,
    { output: 'html', logLevel: 'error', onlyCategories: [...categories] },
    undefined,
    page,
  )
  if (!result) throw new Error(`Lighthouse says nothing of ${name}`)
  const { lhr, report } = result
  if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
  // Whoever is not signed in is led away: another page would be measured.
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${name} led to ${lhr.finalDisplayedUrl}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const details = lhr.audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const bytes = (kind: string) =>
    requests.filter((r) => r.resourceType === kind).reduce((sum, r) => sum + Number(r.transferSize), 0)
  return {
    html: [report].flat().join(''),
    audit: {
      name,
      scores: perName(categories, (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      measured: {
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      },
      bytes: perName(kinds, bytes),
      speed: lhr.environment.benchmarkIndex,
      complaints: categories
        .filter((id) => id !== 'performance')
        .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    },
  }
}

function perName<Name extends string>(names: readonly Name[], of: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>
}
