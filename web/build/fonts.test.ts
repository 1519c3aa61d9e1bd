import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ranges } from './fonts.ts'

it('the styles name the letters that the generated fonts have', () => {
  const styles = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  const rules = styles.split('@font-face').filter((rule) => rule.includes('./generated/'))
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  const range = ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(', ')
  expect(rules.map((rule) => rule.match(/unicode-range: (.*);/)?.[1])).toEqual([range, range, range])
})
