import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageStyle } from './style.ts'

const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8')

/** Returns the value of each custom property that a style sheet declares. */
function tokensOf(css: string): Record<string, string> {
  const declarations = css.matchAll(/(?<=[{;\s])(--[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]))
}

it("the colours of the server's own pages are those of the web app", () => {
  const own = tokensOf(pageStyle)
  expect(Object.keys(own)).toContain('--paper')
  expect(tokensOf(tokens)).toMatchObject(own)
})
