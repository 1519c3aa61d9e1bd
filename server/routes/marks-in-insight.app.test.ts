import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Args } from '#contract'
import { enNZ, type Question } from '#maths'
import { listStudent, shareClass } from '../test/callers.ts'
import { all, carryDropped, leftOut, paperSchool, questionsOf, right, wrong, wrote } from '../test/paper-school.ts'
import { sheetSettings } from '../test/sample-args.ts'

const { answersOf, enter, later, levelSheet, make, openOwnerStore, people, tryEnter } = paperSchool()

it('answers on paper are among the last answers, with what was written and the known mistake in it', async () => {
  const sheet = await levelSheet('2.5')
  const marks = await carryDropped(sheet, '2.5')
  await enter(sheet, [right, wrong, leftOut, ...marks.slice(3)])
  const { answers, levels } = await answersOf()
  expect(levels).toEqual([{ operation: 'addition', levelId: '2.5' }])
  expect(answers).toHaveLength(19)
  expect(answers.at(-1)).toMatchObject({ mark: 'right', answer: null, isOnPaper: true, took: null, time: null })
  expect(answers.at(-2)).toMatchObject({ mark: 'wrong', answer: null, slip: null, day: '2026-11-19' })
  const questions = (await questionsOf(sheet)).slice(3).reverse()
  expect(answers.slice(0, 17).map(({ question }) => enNZ.text(question))).toEqual(
    questions.map((one) => enNZ.text(one)),
  )
  const missed = answers.filter(({ mark, answer }) => mark === 'wrong' && answer)
  expect(missed.length).toBeGreaterThan(5)
  expect(new Set(missed.map(({ slip }) => slip))).toEqual(new Set(['carry-dropped']))
  expect((await answersOf({ operation: 'addition', levelId: '2.2' })).answers).toEqual([])
})

it('a known mistake on paper on two days makes a group that shows its answers, and the week counts them', async () => {
  const sheets = [await levelSheet('2.5'), await levelSheet('2.5')]
  await later(1)
  for (const [i, sheet] of sheets.entries())
    await enter(sheet, await carryDropped(sheet, '2.5'), { day: `2026-11-${19 + i}` })
  const insight = await people.hana.call('GET /api/classes/{class}/insight', { class: people.room.id })
  expect(insight.groups).toMatchObject([{ kind: 'slip', slip: 'carry-dropped', students: [people.mia.account] }])
  expect(insight.thisWeek).toMatchObject({ practised: 1, answers: 40, minutes: 0, answersByDay: [0, 0, 0, 20, 20] })
  const about = { class: people.room.id, operation: 'addition', slip: 'carry-dropped' }
  const { students } = await people.hana.call('GET /api/classes/{class}/slips/{operation}/{slip}', about)
  expect(students[0]).toMatchObject({ id: people.mia.account, lastDay: '2026-11-20' })
  const [last] = students[0]!.answers
  const shown = (await questionsOf(sheets[1]!)).map((question) => enNZ.text(question))
  expect(students[0]?.answers).toHaveLength(3)
  expect(shown).toContain(enNZ.text(last!.question))
})

it('answers on paper put levels into the boxes of a student and of a class', async () => {
  const [sheet, others] = [
    await levelSheet('2.5'),
    [await listStudent(people.hana, people.room.id), await listStudent(people.hana, people.room.id, 'Ana')],
  ]
  for (const student of [people.mia.account, ...others.map(({ id }) => id)]) await enter(sheet, all(right), { student })
  const about = { class: people.room.id, student: people.mia.account }
  const { levels } = await people.hana.call('GET /api/classes/{class}/students/{student}/levels', about)
  expect(levels).toMatchObject([{ box: 'strengths', levelId: '2.5' }])
  const ofClass = await people.hana.call('GET /api/classes/{class}/levels', { class: people.room.id })
  expect(ofClass.levels).toMatchObject([{ box: 'strengths', levelId: '2.5', tried: 3 }])
})

it('facts on paper are right or shaky, and have the written answers but no seconds', async () => {
  const sheet = await levelSheet('1.8', 'timestable')
  const questions = await questionsOf(sheet)
  const [first] = questions.map(({ ask }) => (ask.kind === 'calculation' ? ask.expression : null))
  const [a, b] = [
    first && 'left' in first ? Number(first.left) : 0,
    first && 'right' in first ? Number(first.right) : 0,
  ]
  const isFirst = (question: Question) => enNZ.text(question) === enNZ.text(questions[0]!)
  await enter(
    sheet,
    questions.map((one) => (isFirst(one) ? wrote({ kind: 'number', number: '3' }) : right)),
  )
  const about = { class: people.room.id, student: people.mia.account }
  const { facts } = await people.hana.call('GET /api/classes/{class}/students/{student}/facts', about)
  const known = facts.map(({ status, median }) => [status, median])
  expect(known).toContainEqual(['right', null])
  expect(facts.find((one) => one.a === a && one.b === b)).toMatchObject({
    ...{ status: 'shaky', median: null },
  })
  const { tries } = await people.hana.call('GET /api/classes/{class}/students/{student}/fact-tries', {
    ...{ ...about, a: String(a), b: String(b) },
  })
  expect(tries[0]).toMatchObject({ isRight: false, tenths: null, wrote: '3', day: '2026-11-19' })
})

it('a student who has only worked on paper was seen on that day', async () => {
  const sheet = await make()
  await enter(sheet, all(right))
  const unseen = async () =>
    (await people.hana.call('GET /api/classes/{class}/insight', { class: people.room.id })).unseen
  await later(9)
  expect(await unseen()).toEqual([])
  await later(11)
  expect(await unseen()).toEqual([{ student: people.mia.account, last: '2026-11-19', days: 20 }])
})

it('answers on paper still count after the account of the maker is erased, but their questions are unknown', async () => {
  const { browser: mele } = await shareClass(people.app, people.hana, { class: people.room.id, role: 'co-teacher' })
  const settings = {
    ...sheetSettings,
    content: { kind: 'levels', levels: [{ operation: 'addition', levelId: '2.5' }] },
  }
  const sheet = await mele.call('POST /api/classes/{class}/worksheets', {
    ...{ class: people.room.id, id: randomUUID(), ...settings },
  } as Args<'POST /api/classes/{class}/worksheets'>)
  await enter(sheet, await carryDropped(sheet, '2.5'))
  const store = await openOwnerStore()
  await store.erasures.eraseAccount({ id: mele.account, email: null })
  await store.close()
  expect((await tryEnter(sheet, all(right))).status).toBe(404)
  expect((await answersOf()).answers).toEqual([])
  const { thisWeek } = await people.hana.call('GET /api/classes/{class}/insight', { class: people.room.id })
  expect(thisWeek).toMatchObject({ practised: 1, answers: 20 })
})
