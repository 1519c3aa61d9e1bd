/**
 * A control of a class asks for the right of what it calls (`who` in the contract). Otherwise, a teacher without that
 * right sees it, and the server refuses it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { api, type ClassRight, isClassRight } from '#contract'
import { filesIn } from './docs/files.ts'

const files = filesIn('web')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => join('web', file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const textOf = (file: string) => texts.get(file) ?? ''

const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))

const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

interface Call {
  readonly name: string
  readonly right: ClassRight
  readonly isRead: boolean
}

/** The functions of `web/api/` that call an endpoint of a class, with the right that it needs. */
const calls: readonly Call[] = files
  .filter((file) => file.startsWith('web/api/'))
  .flatMap((file) => textOf(file).split(/\n(?=export )/))
  .flatMap((text) => {
    const name = /^export (?:const|function|async function) (\w+)/.exec(text)?.[1]
    return [...text.matchAll(/'((\w+) \/api\/[^']*)'/g)].flatMap(([, key = '', method]): Call[] => {
      const who = api[key as keyof typeof api]?.who
      return name && who && isClassRight(who) ? [{ name, right: who, isRead: method === 'GET' }] : []
    })
  })

const isIn = (file: string, name: string) => new RegExp(`\\b${name}\\(`).test(textOf(file))

/**
 * Returns whether a file asks for a right. A page of which the server gives nothing without the right asks too.
 */
function asks(file: string, right: ClassRight): boolean {
  const asked = [...textOf(file).matchAll(/\b(?:may|useMay|hasRight)\([^'"]*?'(\w+)'\)/g)].map(([, asked]) => asked)
  const read = calls.filter(({ isRead, name }) => isRead && isIn(file, name)).map(({ right }) => right)
  return [...asked, ...read].includes(right)
}

/** Returns a way from a page to a file on which no file asks for the right, or null. */
function wayWithout(right: ClassRight, file: string, seen = new Set<string>()): string[] | null {
  if (seen.has(file) || asks(file, right)) return null
  seen.add(file)
  const above = imports.filter(({ to }) => to === file)
  if (above.length === 0) return [file]
  for (const { from } of above) {
    const way = wayWithout(right, from, seen)
    if (way) return [...way, file]
  }
  return null
}

const changes = calls.filter(({ isRead }) => !isRead)

it.each(changes)('a control that calls $name is behind the right "$right"', ({ name, right }) => {
  const users = files.filter((file) => !file.startsWith('web/api/') && isIn(file, name))
  expect(users, 'files that call it').not.toEqual([])
  expect(users.flatMap((file) => wayWithout(right, file)?.join(' > ') ?? [])).toEqual([])
})

/** The pages of the list of a class of which the server gives nothing without a right. */
const pages = [...textOf('web/pages/listing-students.tsx').matchAll(/'(\/studentprogress\/\w+)': (\w+)/g)].flatMap(
  ([, path = '', component]) =>
    files
      .filter((file) => textOf(file).includes(`export function ${component}(`))
      .flatMap((file) => calls.filter(({ isRead, name }) => isRead && isIn(file, name)))
      .flatMap(({ right }) => (right === 'reads' ? [] : [{ path, right }])),
)

it.each(pages)('a link to $path is behind the right "$right"', ({ path, right }) => {
  const users = files.filter((file) => textOf(file).includes(`listPath('${path}', `))
  expect(users, 'files that link to it').not.toEqual([])
  expect(users.flatMap((file) => wayWithout(right, file)?.join(' > ') ?? [])).toEqual([])
})
