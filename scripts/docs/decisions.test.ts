/** The decision pages, their index, and the links to them in all files of the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesIn } from './files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}docs/decisions/`
const pages = readdirSync(folder).filter((name) => name !== 'README.md')
const textOf = (page: string) => readFileSync(folder + page, 'utf8')

/** Returns the value of a line such as `Status: accepted` above the text of a page. */
function fieldOf(page: string, name: string): string | undefined {
  const [head = ''] = textOf(page).split('**Context.**')
  return new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]
}

it('the numbers of the decision pages begin at 001 and have no gap', () => {
  const numbers = pages.map((page) => page.slice(0, 4)).sort()
  expect(numbers).toEqual(pages.map((_, i) => `${String(i + 1).padStart(3, '0')}-`))
})

it.each(pages)('decision %s has a date', (page) => {
  expect(fieldOf(page, 'Date')).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it.each(pages)('decision %s is accepted, or superseded by a page that exists', (page) => {
  const [, successor] = /^(?:accepted|superseded by (\d{3}))$/.exec(fieldOf(page, 'Status') ?? '') ?? ['', 'no status']
  expect(successor === undefined || pages.some((other) => other.startsWith(`${successor}-`))).toBe(true)
})

it('the index of the decisions lists the number, title, date and status of each page, with a link', () => {
  const lines = textOf('README.md').split('\n')
  const sorted = pages.toSorted()
  const rows = sorted.map((page) => {
    const title = textOf(page)
      .split('\n')[0]
      ?.replace(/^# \d+\. /, '')
    return `| [${page.slice(0, 3)}] | ${title} | ${fieldOf(page, 'Date')} | ${fieldOf(page, 'Status')} |`
  })
  expect(lines.filter((line) => line.startsWith('| ['))).toEqual(rows)
  const links = sorted.map((page) => `[${page.slice(0, 3)}]: ${page}`)
  expect(lines.filter((line) => line.startsWith('['))).toEqual(links)
})

it('a decision page begins with its own number', () => {
  const numbers = pages.map((page) => /^# (\d+)\. /.exec(textOf(page))?.[1]?.padStart(3, '0'))
  expect(numbers).toEqual(pages.map((page) => page.slice(0, 3)))
})

it('a link to a decision in any file of the repository leads to a page', () => {
  const broken = filesIn(root).flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(/\bdecisions\/(\d[\w-]*(?:\.md)?)/g)]
      .filter(([, page = '']) => !pages.includes(page))
      .map(([link]) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})
