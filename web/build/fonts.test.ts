import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parts } from './fonts.ts'

const styles = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

it.each(Object.entries(parts))('the styles name the characters that the generated fonts have (%s)', (part, ranges) => {
  const rules = styles.split('@font-face').filter((rule) => new RegExp(`-${part}-\\d`).test(rule))
  const range = ranges.map((ends) => `U+${ends.map(hex).join('-')}`).join(', ')
  expect(rules.map((rule) => rule.match(/unicode-range:\s+(.*);/)?.[1])).toEqual([range, range, range])
})
