import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { page } from '../auth/pages.ts'
import type { RequestEnv } from '../log.ts'
import { type LegalPage, legalPages } from './texts.ts'

/** Mounts /legal/privacy and the other legal pages. A file such as `privacy.html` in `folder` replaces its text. */
export function legal(folder: string | undefined): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  for (const name of Object.keys(legalPages) as LegalPage[]) {
    const { title, text } = legalPages[name]
    app.get(`/legal/${name}`, async (c) => {
      const own = folder && (await readOwn(join(folder, `${name}.html`)))
      return c.html(
        page(
          title,
          html`<h1>${title}</h1>
${raw(own || text)}
<p><a class="button ink" href="/">Back to Solve it! Maths</a></p>`,
        ),
      )
    })
  }
  return app
}

/** Returns the operator's text, or null if the file is missing. It is read for each request, so it may change. */
async function readOwn(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return null
  }
}
