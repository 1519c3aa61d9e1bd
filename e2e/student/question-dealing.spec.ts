/** A round's questions follow from its id. The server deals them again to check what the browser sends. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import * as maths from '#maths'
import { expect, test } from '../harness/test.ts'

const address = 'http://maths.localhost/'

/** Returns the first questions of every level as JSON. The test runs it on Node and, as text, in the page. */
async function deal({ loadLevels, operations, randomFrom, seedFrom }: typeof maths): Promise<string[]> {
  const dealt: string[] = []
  for (const operation of operations) {
    for (const { id, dealer } of await loadLevels(operation)) {
      const random = randomFrom(seedFrom(`${operation} ${id}`))
      let memory: readonly number[] = []
      for (let i = 0; i < 50; i++) {
        const next = dealer.deal(random, memory)
        memory = next.memory
        dealt.push(JSON.stringify({ operation, id, question: next.question }))
      }
    }
  }
  return dealt
}

test('a round deals the same questions on Node and in the browser, at every level', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'solve-it-maths-'))
  const entry = fileURLToPath(new URL('../../maths/index.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, minify: false, lib: { entry, formats: ['es'], fileName: 'maths' } },
  })
  await page.route(`${address}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>maths</title>' })
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, name)) })
  })
  await page.goto(address)
  const inBrowser: string[] = await page.evaluate(`import('${address}maths.js').then(${deal})`)
  const onNode = await deal(maths)
  expect(onNode).toHaveLength(maths.operations.flatMap(maths.levelsOf).length * 50)
  expect(inBrowser.filter((question, i) => question !== onNode[i]).slice(0, 3)).toEqual([])
  expect(inBrowser).toHaveLength(onNode.length)
  await rm(folder, { recursive: true })
})
