/** docs/security-review.md answers each requirement of the ASVS 5.0 at levels 1 and 2 once, and cites existing files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = readFileSync(join(root, 'docs/security-review.md'), 'utf8')

/**
 * The requirements of the levels 1 and 2 in ASVS 5.0.0: the sections with the number of their last one. Those
 * before it that belong to level 3 are listed in `ofLevelThree`.
 */
const sections = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const ofLevelThree: readonly string[] = []

function required(): string[] {
  return Object.entries(sections)
    .flatMap(([section, last]) => Array.from({ length: last }, (_, i) => `${section}.${i + 1}`))
    .filter((requirement) => !ofLevelThree.includes(requirement))
}

interface Row {
  readonly requirements: readonly string[]
  readonly answer: string
  readonly evidence: string
}

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers = '', answer = '', evidence = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))
    return { requirements: numbers.split(', ').flatMap(expand), answer, evidence }
  })

/** Returns the numbers of a range such as "6.2.1 to 6.2.12". */
function expand(range: string): string[] {
  const [first = '', last = first] = range.split(' to ')
  const [section, from] = [first.slice(0, first.lastIndexOf('.')), Number(first.split('.').at(-1))]
  const to = Number(last.split('.').at(-1))
  return Array.from({ length: to - from + 1 }, (_, i) => `${section}.${from + i}`)
}

it('the security review answers each requirement of the levels 1 and 2 once', () => {
  expect(rows.flatMap(({ requirements }) => requirements).sort()).toEqual(required().sort())
})

it('an answer of the security review is one of the six, and has its evidence or reason', () => {
  for (const { requirements, answer, evidence } of rows) {
    expect(['held', 'in part', 'untested', 'operator', 'not held', 'n/a'], requirements.join()).toContain(answer)
    expect(evidence.length, requirements.join()).toBeGreaterThan(4)
  }
})

it('a requirement that the security review calls held names a test', () => {
  const without = rows.filter(
    ({ answer, evidence }) => answer === 'held' && !/`[\w./-]+\.(test|spec)\.ts`/.test(evidence),
  )
  expect(without.flatMap(({ requirements }) => requirements)).toEqual([])
})

it('each file that the security review cites exists', () => {
  const cited = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|yaml)|deploy\/\w+)`/g)].map(([, path = '']) => path)
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
