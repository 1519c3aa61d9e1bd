/** Pairs of questions of a level whose worked solutions take different steps. */
import { describe, expect, it } from 'vitest'
import type { Operation } from '../curriculum.ts'
import { asked } from '../test/asked.ts'
import { calculationIn } from '../test/expressions.ts'
import { bond, number, run, type Shown, word } from '../test/worked-steps.ts'
import { loadSolve } from './load.ts'

describe('the steps differ where the method differs', () => {
  const written = (text: string): Shown => ({ ask: calculationIn(text), drawn: { kind: 'nothing' } })

  /** Returns the kinds of phrases of each step, without their numbers. */
  async function kindsOf(operation: Operation, id: string, { ask, drawn }: Shown): Promise<string[]> {
    const { steps } = (await loadSolve(operation))({ id }, asked({ ask, drawn, expects: number('0') }))
    return steps.map(({ says }) => says.map(({ kind }) => kind).join(' '))
  }

  it.each<[string, Operation, string, Shown, Shown]>([
    ['a sum with a carry from one without', 'addition', '2.4', written('42 + 35'), written('47 + 38')],
    [
      'a sum of three digits with a carry from one without',
      'addition',
      '3.4',
      written('423 + 356'),
      written('467 + 285'),
    ],
    ['a sum over a hundred from one below it', 'addition', '2.5', written('47 + 38'), written('87 + 38')],
    ['a difference with an exchange from one without', 'subtraction', '2.4', written('87 − 34'), written('82 − 47')],
    ['an exchange across a zero from another one', 'subtraction', '3.6', written('532 − 278'), written('504 − 237')],
    ['one exchange from two', 'subtraction', '3.5', written('872 − 348'), written('532 − 278')],
    ['a product with a carry from one without', 'multiplication', '2.2', written('23 × 3'), written('47 × 6')],
    [
      'a product of three digits with a carry from one without',
      'multiplication',
      '3.2',
      written('213 × 3'),
      written('467 × 6'),
    ],
    [
      'a multiplier with a zero from one without',
      'multiplication',
      '4.4',
      written('2345 × 123'),
      written('2345 × 103'),
    ],
    ['a division with a rest inside from one without', 'division', '2.1', written('84 ÷ 4'), written('72 ÷ 3')],
    ['a quotient with a zero inside from one without', 'division', '3.2', written('472 ÷ 4'), written('612 ÷ 6')],
    [
      'decimals of different lengths from those of the same',
      'addition',
      '5.1',
      written('2.3 + 1.4'),
      written('3.4 + 1.25'),
    ],
    [
      'a bracket from an expression without one',
      'bedmas',
      '1.3',
      written('24 + 36 ÷ 6 × 12'),
      written('(24 + 36) ÷ 6 × 12'),
    ],
    ['a count in tens from one in ones', 'numberphase1', '3.1', run(30, 40, 50, null), run(30, 31, 32, null)],
    ['a part below ten from one over ten', 'numberphase1', '1.9', bond(18, 13), bond(18, 7)],
    ['a number word without tens from one with tens', 'numberphase1', '3.4', word(406), word(426)],
    ['a number word of one part from one of two', 'numberphase1', '2.4', word(40), word(47)],
  ])('the steps tell %s', async (_, operation, id, one, other) => {
    expect(await kindsOf(operation, id, one)).not.toEqual(await kindsOf(operation, id, other))
  })
})

it('the tens left over in a short division stay at the tens where a step asks what they make with the ones', async () => {
  const question = asked({ ask: calculationIn('75 ÷ 5'), expects: number('15') })
  const { steps } = (await loadSolve('division'))({ id: '2.2' }, question)
  const [swap, join] = steps.slice(2)
  expect(join!.asks).toMatchObject({ ask: { kind: 'digit', place: 0 }, expects: { answer: '25' } })
  expect(swap!.shows[1]).toMatchObject({ carried: [null, null], over: { place: 1, rest: 2 }, quotient: [1, null] })
  expect(join!.shows[0]).toMatchObject({
    kind: 'blocks',
    rows: [{ tens: 2, ones: 5 }, ...Array(5).fill({ tens: 1, ones: 0 })],
  })
})
