import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themeClass, themes } from './parts/theme.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Returns the tokens of a rule in tokens.css by their names. */
function tokensOf(selector: string): Map<string, string> {
  const [, body = ''] = css.match(new RegExp(`(?:^|\\n)${selector.replace('.', '\\.')} \\{(.*?)\\n\\}`, 's')) ?? []
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const rootTokens = tokensOf(':root')
const hues = [...css.matchAll(/\n\.(hue-\w+) \{/g)].map(([, name = '']) => name)

/** Returns the contrast ratio of two colours (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function colour(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? rootTokens.get(name) ?? ''
  const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? []
  if (other) return colour(other, tokens)
  expect(value, name).toMatch(/^#[\da-f]{6}$/)
  return value
}

const leastForText = 4.5
const leastForShapes = 3

/** Each colour of text or shapes, its backgrounds, and the least contrast that it needs. */
const rootPairs: readonly [string, readonly string[], number][] = [
  ['ink', ['paper', 'paper-deep', 'sheet', 'ball', 'ball-tint'], leastForText],
  ['ink-soft', ['paper', 'paper-deep', 'sheet'], leastForText],
  ['on-ink', ['ink', 'ink-lift', 'ink-deep', 'right', 'none'], leastForText],
  ['on-ink-soft', ['ink', 'ink-lift'], leastForText],
  ['ball', ['ink', 'ink-lift'], leastForText],
  ['right-text', ['right-tint', 'sheet', 'paper'], leastForText],
  ['wrong-text', ['wrong-tint', 'sheet', 'paper'], leastForText],
  ['working-text', ['working-tint', 'sheet', 'paper'], leastForText],
  ['right', ['right-tint', 'sheet', 'paper'], leastForShapes],
  ['wrong', ['wrong-tint', 'sheet', 'paper'], leastForShapes],
  ['working', ['working-tint', 'sheet', 'paper'], leastForShapes],
  ['line-input', ['sheet', 'paper', 'paper-deep'], leastForShapes],
  ['focus', ['paper', 'paper-deep', 'sheet', 'ball-tint'], leastForShapes],
]

const themePairs: readonly [string, readonly string[], number][] = [
  ['hue-12', ['hue-2', 'hue-3', 'hue-4', 'hue-5', 'sheet', 'paper'], leastForText],
  ['ink', ['hue-2', 'hue-3', 'hue-4', 'hue-5'], leastForText],
  ['hue-on-button', ['hue-button'], leastForText],
  ['hue-11', ['hue-2', 'hue-3', 'sheet', 'paper'], leastForShapes],
  ['focus', ['hue-2', 'hue-3', 'hue-4'], leastForShapes],
]

describe('the colours of the tokens', () => {
  test.each(rootPairs)('the colour %s has enough contrast on each of %j', (front, grounds, least) => {
    for (const ground of grounds) {
      const found = contrast(colour(front, rootTokens), colour(ground, rootTokens))
      expect.soft(found, `${front} on ${ground}`).toBeGreaterThanOrEqual(least)
    }
  })

  test('every theme has a class with its colours', () => {
    expect(hues).toEqual(expect.arrayContaining(themes.map(themeClass)))
  })

  test.each(hues)('every colour pair of %s has enough contrast', (hue) => {
    const tokens = tokensOf(`.${hue}`)
    for (const [front, grounds, least] of themePairs) {
      for (const ground of grounds) {
        const found = contrast(colour(front, tokens), colour(ground, tokens))
        expect.soft(found, `${front} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    }
  })
})
