import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostReported, mostRounds } from '#contract'
import { currentRules } from '#maths'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newStudent = () => registerStudent(app, `${randomUUID()}@kauri.school.nz`)

it('a device learns which of its rounds the server has lost, in part or as a whole', async () => {
  const mia = await newStudent()
  const [whole, part, none] = [randomUUID(), randomUUID(), randomUUID()]
  for (const round of [whole, part]) {
    const moves = await movesOf(mia.account, round, '1.1', ['right', 'right'])
    await mia.call('POST /api/rounds/{round}/moves', {
      ...{ round, operation: 'addition', levelId: '1.1', rules: currentRules.version },
      moves,
    })
  }
  const rounds = [
    { round: whole, lastMove: 2 },
    { round: part, lastMove: 4 },
    { round: none, lastMove: 3 },
  ]
  const missing = [
    { round: part, lastMove: 2 },
    { round: none, lastMove: 0 },
  ]
  expect(await mia.call('POST /api/rounds/missing', { rounds })).toEqual({ missing })
})

it("another student's round is as if unknown", async () => {
  const [mia, ben] = [await newStudent(), await newStudent()]
  const round = randomUUID()
  await mia.call('POST /api/rounds/{round}/moves', {
    ...{ round, operation: 'addition', levelId: '1.1', rules: currentRules.version },
    moves: await movesOf(mia.account, round, '1.1', ['right']),
  })
  const rounds = [{ round, lastMove: 1 }]
  expect(await ben.call('POST /api/rounds/missing', { rounds })).toEqual({ missing: [{ round, lastMove: 0 }] })
})

it('a request names a limited number of rounds', async () => {
  const mia = await newStudent()
  const named = (length: number) => ({
    rounds: Array.from({ length }, () => ({ round: randomUUID(), lastMove: 1 })),
  })
  expect((await mia.ask('POST /api/rounds/missing', named(mostRounds))).status).toBe(200)
  expect((await mia.ask('POST /api/rounds/missing', named(mostRounds + 1))).status).toBe(400)
})

it("the number of a student's refused answers is shown to the teacher until the device reports none", async () => {
  const teacher = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  const { id, code } = await makeClass(teacher)
  const mia = await newStudent()
  await mia.call('POST /api/memberships', { code })
  const device = randomUUID()
  const shown = async () =>
    (await teacher.call('GET /api/classes/{class}/students', { class: id })).students.map(({ setAside }) => setAside)
  expect(await shown()).toEqual([0])
  await mia.call('PUT /api/devices/{device}', { device, setAside: 3 })
  expect(await shown()).toEqual([3])
  await mia.call('PUT /api/devices/{device}', { device, setAside: 0 })
  expect(await shown()).toEqual([0])
})

it.each([-1, 1.5, mostReported + 1])('a report of %s answers is refused', async (setAside) => {
  const mia = await newStudent()
  expect((await mia.ask('PUT /api/devices/{device}', { device: randomUUID(), setAside })).status).toBe(400)
})
