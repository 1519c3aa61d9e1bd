/** The data of every version since 0.2.0, opened by this one. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { acceptedRules, operations, type Rules } from '#maths'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import { fillWithKept, keptFolder, keptSchool, keptVersions } from './store/test/kept-data.ts'
import { movesOf } from './test/moves.ts'
import { startTestApp, type TestApp } from './test/test-app.ts'

const day = 24 * 3600_000

const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')

test('each version since 0.2.0 has its kept data', () => {
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version)
  const wanted = released.filter((version) => version !== '0.1.0')
  expect([...keptVersions].sort()).toEqual(wanted.sort())
  const files = readdirSync(keptFolder)
  for (const version of wanted)
    expect(files).toEqual(expect.arrayContaining([`${version}.dump`, `${version}.json`, `${version}.sqlite.gz`]))
})

describe.each(keptVersions)('a school of version %s', (version) => {
  const school = keptSchool(version)
  let database: FreshDatabase
  let app: TestApp
  beforeAll(async () => {
    database = await freshDatabase(process.env.TEST_DATABASE_URL)
    await fillWithKept(version, database)
    // Later, its accounts would be too old to be kept.
    app = await startTestApp({ database, clock: () => school.at + day })
  })
  afterAll(async () => {
    await app.close()
    await database.remove()
  })

  it('the teacher of a kept school sees the same class, students and best streaks', async () => {
    const teacher = app.browser()
    await teacher.signIn(school.teacher)
    const { classes } = await teacher.call('GET /api/classes', {})
    const [classroom] = classes
    const { students } = await teacher.call('GET /api/classes/{class}/students', { class: classroom!.id })
    const namesOf = (list: readonly { readonly id: string; readonly shortName: string }[]) =>
      list.map(({ id, shortName }) => [id, shortName])
    expect(namesOf(students)).toEqual(namesOf(school.students))
    for (const operation of operations) {
      const kept = school.overviews[operation]
      if (!kept) continue
      const overview = await teacher.call('GET /api/classes/{class}/overview', { class: classroom!.id, operation })
      expect(overview.students, operation).toMatchObject(kept)
    }
  })

  it.each(school.rounds)('a student of a kept school goes on with their round of $operation', async (kept) => {
    const { account, round, operation, levelId, rules, steps, moves } = kept
    const student = app.browser()
    await student.signIn(kept.email)
    expect(student.account).toBe(account)
    const dealt = acceptedRules(rules, school.at) as Rules
    const all = await movesOf(account, round, levelId, [...steps, 'right'], operation, dealt)
    expect(all.slice(0, moves.length)).toEqual(moves)
    const sent = { round, operation, levelId, rules, moves: all.slice(moves.length) }
    const { lastMove, best } = await student.call('POST /api/rounds/{round}/moves', sent)
    expect(lastMove).toBe(all.length)
    expect(best).toBeGreaterThanOrEqual(kept.reply.best)
  })
})
