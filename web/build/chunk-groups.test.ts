import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, loading, pathTest } from './chunk-groups.ts'

const files = ['maths', 'contract', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const made: readonly string[] = loading
const paths = [...new Set(groups.flatMap((group) => group.paths))].filter((path) => !made.includes(path))

test.each(paths)('the path "%s" of a file of the build names a file that exists', (path) => {
  const named = path.replace(/^!|\?.*$/g, '')
  expect(existsSync(named) || files.some(pathTest([named]))).toBe(true)
})

test('the last path that fits a file counts', () => {
  const isIn = pathTest(['web/play/', '!web/play/drawings/', 'web/play/drawings/picture.*'])
  const names = ['web/play/game.tsx', 'web/play/drawings/bar.tsx', 'web/play/drawings/picture.tsx', 'web/app.tsx']
  expect(names.map(isIn)).toEqual([true, false, true, false])
})

test('a star is a part of one name, and a query belongs to the name', () => {
  expect(pathTest(['maths/say/*/help.ts'])('maths/say/en-NZ/help.ts')).toBe(true)
  expect(pathTest(['maths/*.ts'])('maths/say/parts.ts')).toBe(false)
  expect(pathTest(['web/ui/art/kiwi.svg'])('web/ui/art/kiwi.svg?no-inline')).toBe(false)
})
