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
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** `lcp` and `tbt` in milliseconds, and the cumulative layout shift. */
  readonly measured: { readonly lcp: number; readonly tbt: number; readonly cls: number }
  /** Bytes on the wire. */
  readonly bytes: Readonly<Record<(typeof kinds)[number], number>>
  /** Lighthouse's measure of this machine during the audit: about 2300 when idle, a third of that when busy. */
  readonly speed: number
  /** The reasons why a score other than performance is below 100. */
  readonly complaints: readonly string[]
}

export interface Audited {
  readonly audit: Audit
  readonly html: string
}

/** The audit with the median score counts, as Lighthouse advises, because a busy machine slows some runs down. */
const runs = 3

export async function openBrowser(address: string) {
  const browser = await puppeteer.launch(chromiumOptions)
  /**
   * Retries, because Lighthouse sometimes misses the beginning of a page on a busy machine and asks for another run.
   */
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
    /** Replaces the cookies of the browser by those of an account, or by none. */
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
  if (!result) throw new Error(`Lighthouse returned no result for ${name}`)
  const { lhr, report } = result
  if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
  // A browser that is not signed in is redirected, and another page would be measured.
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${name} redirected to ${lhr.finalDisplayedUrl}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const details = lhr.audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const bytes = (kind: string) =>
    requests.filter((r) => r.resourceType === kind).reduce((sum, r) => sum + Number(r.transferSize), 0)
  return {
    html: [report].flat().join(''),
    audit: {
      name,
      scores: byName(categories, (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      measured: {
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      },
      bytes: byName(kinds, bytes),
      speed: lhr.environment.benchmarkIndex,
      complaints: categories
        .filter((id) => id !== 'performance')
        .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    },
  }
}

function byName<Name extends string>(names: readonly Name[], valueFor: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, number>
}
