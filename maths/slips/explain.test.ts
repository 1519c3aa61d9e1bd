import { describe, expect, it } from 'vitest'
import type { Answer } from '../question.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { textOf } from '../say/parts.ts'
import { loadSlips, loadSolve } from '../solve/load.ts'
import { asked } from '../test/asked.ts'
import { calculationIn } from '../test/expressions.ts'
import { slipsOf } from './explain.ts'

const question = asked({
  ask: calculationIn('82 − 47'),
  expects: { kind: 'number', answer: '35', places: 0, compared: 'exact' },
})

describe('slipsOf', () => {
  const ids = async (answer: Answer) => {
    return slipsOf(await loadSlips('subtraction'), { id: '2.5' }, question, answer).map(({ id }) => id)
  }

  it('names the likelier reason first where two methods give the same answer', async () => {
    expect(await ids({ kind: 'number', number: '45' })).toEqual(['smaller-from-larger', 'not-paid-back'])
  })

  it('reads an answer as it is typed, with needless zeros and spaces', async () => {
    expect(await ids({ kind: 'number', number: ' 045 ' })).toEqual(['smaller-from-larger', 'not-paid-back'])
  })

  it('returns nothing for a right answer, an empty box and an answer that no slip explains', async () => {
    expect(await ids({ kind: 'number', number: '35' })).toEqual([])
    expect(await ids({ kind: 'number', number: '' })).toEqual([])
    expect(await ids({ kind: 'number', number: '37' })).toEqual([])
  })
})

describe('the hint of a solution', () => {
  const hint = async (answer?: Answer) => {
    const solve = await loadSolve('subtraction')
    const help = await loadEnNZHelp('subtraction')
    return textOf(help.says(solve({ id: '2.5' }, question).hint(answer)), help.written)
  }

  it('is that of the slip that explains the answer', async () => {
    expect(await hint({ kind: 'number', number: '129' })).toBe('Do you put together or take away?')
  })

  it('is about the question where no slip explains the answer', async () => {
    expect(await hint({ kind: 'number', number: '37' })).toBe(await hint())
  })
})
