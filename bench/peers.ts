/**
 * Published generators of the same kind of question. Each is a function that deals a number of questions and returns
 * the sum of their lengths.
 */
import { createRequire } from 'node:module'
import { addition } from 'mathgenerator'

const require = createRequire(import.meta.url)
const { mathExpr } = require('svg-captcha/lib/random.js') as {
  mathExpr(low: number, high: number, operator: string): { text: string; equation: string }
}
const { getMathsQs } = require('math-q-factory') as {
  getMathsQs(chapter: string, section: string, name: string): { q: string; a: unknown }
}

function repeated(deal: () => string): (count: number) => number {
  return (count) => {
    let characters = 0
    for (let i = 0; i < count; i++) characters += deal().length
    return characters
  }
}

export const peers = [
  { name: 'svg-captcha mathExpr', deal: repeated(() => mathExpr(10, 99, '+').equation) },
  { name: 'mathgenerator addition', deal: repeated(() => addition(198, 99)[0]) },
  { name: 'math-q-factory negNums add', deal: repeated(() => getMathsQs('number', 'negNums', 'add').q) },
]
