import fc from 'fast-check'
import type { WrittenProblem } from '#maths'
import { checkOwnProblem, chooseRows, type WorkedOut, workOutProblem } from '#maths/own'
import { registeredTeacher } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const names = ['a', 'b'] as const
const decimal = fc.integer({ min: -999, max: 999 }).map((n) => String(n / 10))
/** Texts of calculations, of which some have a fault. */
const { calculation } = fc.letrec<{ calculation: string }>((tie) => ({
  calculation: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...names),
    decimal,
    fc.constantFrom('c', '2a', 'a.b', 'a[0]', 'b(1)', '`a`', '__proto__', 'a.constructor', '1.2.3', '', '1 ÷ 0'),
    fc
      .tuple(tie('calculation'), fc.constantFrom(' + ', ' − ', '-', ' × ', '*', ' ÷ ', '/'), tie('calculation'))
      .map((parts) => `(${parts.join('')})`),
  ),
}))
const problems: fc.Arbitrary<WrittenProblem> = fc.record({
  text: fc.constant('How many?'),
  picture: fc.constant(null),
  numbers: fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), values: values() }))),
  conditions: fc.array(
    fc
      .tuple(calculation, fc.constantFrom('>', '≠', '<=', ' is a multiple of '), calculation)
      .map((parts) => parts.join('')),
    { maxLength: 1 },
  ),
  answer: fc.record({
    kind: fc.constant('number' as const),
    ...{ expression: calculation, unit: fc.constant(''), within: fc.constant('0') },
  }),
})

function values() {
  const list = fc.uniqueArray(decimal, { minLength: 1, maxLength: 9 })
  return fc.oneof(
    list.map((numbers) => ({ kind: 'list' as const, numbers })),
    fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 12 })).map(([from, steps]) => ({
      kind: 'range' as const,
      from: String(from),
      to: String(from + steps),
      step: '1' as const,
    })),
  )
}

/** Returns what the worker of the page is to return for a problem. */
function outcomeOf(problem: WrittenProblem, worked: WorkedOut) {
  if (worked.kind === 'faults') return worked
  return { ...worked, rows: chooseRows(problem, worked.rows), count: worked.rows.length }
}

test('the browser finds the same numbers and the same faults as the server in random problems', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
  const starting = page.waitForEvent('worker')
  await page.goto('/#/teacher/problems/new')
  const address = (await starting).url()
  const written = fc.sample(problems, { numRuns: 1000, seed: 36 })
  const found = await page.evaluate(
    async ([url, asked]) => {
      const worker = new Worker(url, { type: 'module' })
      const outcomes: unknown[] = []
      const done = new Promise<void>((resolve, reject) => {
        worker.addEventListener('error', () => reject(new Error('The worker has failed')))
        worker.addEventListener('message', ({ data }) => {
          outcomes[Number(data.key)] = data.outcome
          if (Number(data.key) === asked.length - 1) resolve()
        })
      })
      for (const [key, problem] of asked.entries()) worker.postMessage({ key: String(key), problem })
      await done
      worker.terminate()
      return outcomes
    },
    [address, written] as const,
  )
  const kinds = { faults: 0, fits: 0 }
  for (const [i, problem] of written.entries()) {
    const worked = workOutProblem(problem)
    kinds[worked.kind]++
    expect(found[i], JSON.stringify(problem)).toEqual(outcomeOf(problem, worked))
    // A server checks the rows that a browser has chosen.
    if (worked.kind === 'fits')
      expect(checkOwnProblem({ ...problem, rows: chooseRows(problem, worked.rows) })).toEqual([])
  }
  expect(Math.min(kinds.faults, kinds.fits)).toBeGreaterThan(100)
})
